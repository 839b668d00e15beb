from models.bracket import bracket
from materials import mat, milled, use
from solid import *
from studio import camera, flag, stage

ALT = "One aluminium pivot block six times in a row: as machined, bead blasted, chem film, hard anodised black, anodised red and powder coated grey"
HOTSPOT = (.5, .5, .95, .6)
SIZE = (1800, 900)


def scene():
    base = bracket()
    finishes = [milled(edge=.04), mat("bl", (.52, .53, .54), 1, .52, bump=.22, bscale=95), use("gold"), use("black"), use("red"), use("powder_grey", color=(.17, .2, .225))]
    for i, m in enumerate(finishes):
        t = i - 2.5
        done(copy(base, move(t * 3.9, t * 2.9) @ rot("Z", -8)), m)
    base.hide_render = True
    stage(2.0, world=.42, target=(0, 0, 1.5))
    flag((0, -24, .05), (70, 24), grey=.06)
    camera((37, -53, 29), (-.2, -.3, 1.2), lens=80)
    return dict(exposure=.1)
