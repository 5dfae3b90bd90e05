"""Who people are: guests, accounts, and how they sign in.

accounts     guests first, accounts by choice, sign-ins and recovery codes
names        which names may be shown; passwords: which are too weak
hasher       slow hashes of passwords, one at a time
logins       how long a sign-in lasts
"""
