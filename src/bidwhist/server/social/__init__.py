"""Friends, presence, invitations to tables, and club pages.

service      friends and their invitations to tables; friend_repository: its queries
domain       friendships and invitations as values
presence     friends' presence, invitations and mutes across servers
routes       endpoints of friends, and of clubs, which are kept in accounts
"""
