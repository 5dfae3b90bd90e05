"""Friends and clubs: who knows whom, who is here, and tables among members.

service      friends and their invitations to tables; friend_repository: its queries
domain       who asked whom, as values
presence     what friends are told while they are here, whichever server says so
routes       endpoints of friends, and of clubs, which are kept in accounts
"""
