"""People and clubs as values: who somebody is, and who is in a club.

person       a guest or an account
club         a club, its members and its matches, and why it cannot be changed
"""
