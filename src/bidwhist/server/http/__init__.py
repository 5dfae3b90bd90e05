"""Requests and websocket messages: what each must pass, which endpoint answers, and how errors are told."""
