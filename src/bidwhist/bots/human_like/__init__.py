"""Beginner and casual: steady with a person's failings.

person    what each level gets wrong, and how often; memory: what slips from the mind
"""
