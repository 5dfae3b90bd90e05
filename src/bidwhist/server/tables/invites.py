"""Invites that can be said across a kitchen: a plain word and two digits, and more words where many tables are open."""

from random import Random, SystemRandom

_RANDOM = SystemRandom()
DIGITS = range(10, 100)
SPARSE = 20
"""There are so many codes for the square of the open tables: a guess finds one of T tables once in 20 T times at most.

The more tables, the more there is to gain, and the more seldom a guess is right. An address has 353 guesses a week
(``Attempts``). A server with 10 tables has one code in 3,852 that leads somewhere: an address finds one in 11 weeks,
at random, where everybody sees who has come to the door. With 10,000 tables it is one in 705,000.
"""
_PLAIN = """
acorn adobe agate album alder almond alpine amber anchor apple apricot apron arbor arcade arrow artist aspen aster
attic autumn avenue badge bagel bakery balcony ballad balloon bamboo banana banjo barley barn basil basket bayou
beach beacon beaver bench berry birch biscuit blanket blossom bonnet border bottle bramble branch bread breeze brick
bridge brook broom brush bucket buffalo bugle bunny butter button cabin cactus camel candle canoe canopy canyon
caramel caravan cardinal carol carpet carrot castle cedar cello chalk chapel charm cherry chestnut chimney choir
cider cinder cinnamon circle citrus clover coast cobalt cobbler cocoa comet compass cookie copper coral corner
cottage cotton cousin cradle crayon cream creek cricket crocus crown cupcake curtain cushion cypress daisy dance
dapple dawn delta denim diner dolphin domino donkey dragon drum dune eagle earth easel echo elbow ember emerald
engine evening fabric falcon farmer feather fennel fern ferry festival fiddle field finch firefly flame flannel
flower flute foliage forest forge fossil fountain friend garden garland garnet gazebo ginger glade glider globe
goose granite grape gravy greens grove guitar gumbo hammer hammock harbor harmony harp harvest hazel heather hickory
hilltop holly homerun honey hopper horizon humming iris island ivory jacket jasmine jigsaw jingle jubilee juniper
kernel kettle kitchen kitten koala ladder ladle lagoon lantern lark laurel lavender leaf lemon lemonade letter
library lilac lily linen lizard locket lotus lullaby lumber magnolia mango mantle maple marble marigold market
meadow melody melon mill mint mirror mitten morning mosaic mountain muffin mural museum nectar needle nest nickel
nutmeg oasis oatmeal ocean olive opal orange orbit orchard organ otter owlet oyster paddle palm pancake panda papaya
paper parade parlor parsley pasture patch peach peanut pearl pebble pecan pelican pepper petal phoenix piano picnic
pickle picture pigeon pillow pine pitcher planet plaza plum pocket poem pond poplar poppy porch postcard potato
pottery prairie pretzel puddle pumpkin puppet puppy puzzle quail quarter quilt rabbit radio raft railway rainbow
raisin raven reed relay ribbon river robin rocket rooster rosebud rosemary saddle saffron sailor salmon sandal
sapphire satchel saxophone scarf school seashell season sequoia sesame shadow shore silver sister sketch skillet
slipper snowfall song sparrow spice spinach spring spruce squash stable starfish station steeple stove stream summer
summit sundown sunrise supper swallow sweater swing syrup tambour tangerine teacup teapot temple thicket thimble
thistle thunder ticket tiger timber toast tomato topaz torch tower trail trellis trolley trumpet tulip tunnel turtle
twilight umbrella uncle valley vanilla velvet verse village vine violet violin voyage waffle wagon walnut water
waterfall weaver whistle wicker willow window winter woodwind worker wren yarn yellow yonder zebra zephyr zinnia
"""
WORDS = tuple(_PLAIN.split())


def words_for(open_tables: int) -> int:
    """Words of an invite, so that codes are ``SPARSE`` with so many open tables."""
    words = 1
    while len(WORDS) ** words * len(DIGITS) < SPARSE * open_tables**2:
        words += 1
    return words


def as_invite(said: str) -> str:
    """An invite as it is kept, of one that is typed with spaces or capitals."""
    return "".join(said.lower().split())


def spoken_invite(open_tables: int, random: Random = _RANDOM) -> str:
    """A random invite for a table that people may be asked to."""
    words = [random.choice(WORDS) for _ in range(words_for(open_tables))]
    return f"{''.join(words)}{random.choice(DIGITS)}"
