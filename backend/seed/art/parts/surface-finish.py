from models.bracket import bracket
from materials import mat, milled, use
from solid import *
from studio import camera, flag, stage

ALT = "One aluminum pivot block six times: as machined, bead blasted, chem film, hard anodized black, anodized red and powder coated gray"
HOTSPOT = (.5, .52, .9, .8)


def scene():
    base = bracket()
    finishes = [milled(edge=.04), mat("bl", (.52, .53, .54), 1, .52, bump=.22, bscale=95), use("gold"), use("black"), use("red"), use("powder_grey", color=(.17, .2, .225))]
    for i, m in enumerate(finishes):
        row, t = divmod(i, 3)
        done(copy(base, move((t - 1) * 6.1 + (1.3 if row else -1.5), -2.9 if row else 2.9) @ rot("Z", -20)), m)
    base.hide_render = True
    stage(1.1, world=.38, floor=(.70, .71, .72), key=.85, target=(0, 0, 1.5))
    flag((0, -22, .05), (60, 12))
    camera((6, -30, 18), (-.2, .1, 1.5), lens=58)
    return dict(exposure=.0)
