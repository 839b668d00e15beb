from models.sample import chip
from materials import clear, use
from solid import *
from studio import camera, flag, stage

ALT = "Twelve hexagonal sample chips for 3D printing: SLA white, gray and clear, SLS and MJF nylon in white, gray, black and dyed red, FDM with layer lines, and DMLS aluminum, steel and titanium"
HOTSPOT = (.5, .52, .85, .7)


def scene():
    m = [use("sla_white"), use("sla_grey"), clear("sla_clear", (.93, .97, .96), .06), use("sls"), use("mjf", color=(.17, .175, .18)), use("mjf_black"), use("mjf", color=(.42, .012, .01), grain=.15), use("abs_black", layer=.085, lstrength=1., bump=0), use("abs", color=(.50, .42, .30), layer=.085, lstrength=1., bump=0), use("dmls", color=(.68, .685, .69)), use("dmls", color=(.50, .49, .48)), use("titanium", color=(.40, .375, .35))]
    base = chip()
    p = 3.62
    spots = [(-1.5, 1), (-.5, 1), (.5, 1), (1.5, 1), (-2, 0), (-1, 0), (0, 0), (1, 0), (-1.5, -1), (-.5, -1), (.5, -1), (1.5, -1)]
    order = [0, 3, 2, 9, 1, 4, 6, 10, 7, 5, 8, 11]
    for (i, j), k in zip(spots, order):
        o = copy(base, Matrix.Translation((i * p, j * p * .87, 0)) @ rot("Z", 30 + (k * 7 % 5 - 2) * 1.5))
        done(o, m[k], 32)
    for k, (x, y) in ((6, (2 * p, 0)),):
        o = copy(base, Matrix.Translation((x - .2, y, .02)) @ rot("Z", 12))
        done(o, m[k], 32)
        done(copy(base, Matrix.Translation((x - .1, y + .15, .53)) @ rot("Z", 36)), m[9], 32)
        done(copy(base, Matrix.Translation((x - .25, y + .05, 1.04)) @ rot("Z", 22)), m[3], 32)
    base.hide_render = True
    stage(1.1, world=.40, floor=(.66, .67, .68), target=(0, 0, .5))
    flag((0, -22, .05), (60, 10))
    camera((-3, -25, 23), (.2, -.1, .2), lens=62)
    return dict(exposure=.1)
