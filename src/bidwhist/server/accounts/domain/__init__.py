"""People and clubs as values.

person       a guest or an account
club         a club, its members and matches, and the errors of changing it
"""
