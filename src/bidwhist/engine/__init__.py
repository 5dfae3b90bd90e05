"""Our bots as programs that speak the engine protocol, and a tester of programs that do (docs/engines.md).

hosting        a bot that answers JSON lines on its standard input: ``python -m bidwhist.engine steady``
bridge         an engine at tables of a server: ``bidwhist bot``
checking       what a program must do to be an engine, tried one by one
"""
