from hardware import helix
from materials import use
from sheet import strip
from solid import *
from studio import camera, flag, stage

ALT = "Three bent sheet-metal samples in zinc-plated steel: a bracket with bend reliefs and countersinks, a Z-offset with tab and slot, and a closed hem with a red anodized self-clinching stand-off"
HOTSPOT = (.5, .55, .85, .7)
T, R = .2, .22


def bracket():
    o = strip([(-3.6, .1), (0, .1), (0, 4.2)], T, R, -2.6, 2.6)
    for s in (-1, 1):
        ear = strip([(s * 1.0, .1), (s * 2.6, .1), (s * 2.6, 1.9)], T, R, -3.0, -1.0, "Y")
        add(o, ear)
        cut(o, prism(rrect(.34, 1.0, .16, 6, cx=s * 2.05, cy=-.85), -1, .5), prism(rrect(.3, .8, .14, 6, cx=s * 2.25, cy=-3.1), -1, .5))
        cut(o, cyl((s * 2.6, -2.0, 1.2), .3, 1, "X", n=40))
    for x in (-1.4, 1.4):
        cut(o, cyl((x, 0, 3.2), .24, 2, "Y", n=36), place(lathe([(0, -.12), (.2, -.12), (.46, .12), (0, .12)], 48), rot=Matrix.Translation((x, -.06, 3.2)) @ rot("X", 90)))
    cut(o, prism(rrect(1.5, .6, .29, 8, cy=-2.2), -1, 1), place(prism(rrect(1.2, .9, .2, 8), -1, 1), rot=Matrix.Translation((0, 0, 2.2)) @ rot("X", 90)))
    return o


def offset():
    o = strip([(-4.2, .1), (-1.0, .1), (-.3, 1.5), (3.4, 1.5)], T, R, -1.8, 1.8)
    cut(o, *[cyl((x, -3.2, 0), .25, 2, n=36) for x in (-1, 1)], prism(rrect(2.0, .26, .04, 4, cy=2.2), 1, 2))
    return o


def hem():
    o = strip([(-2.8, .1), (2.6, .1), (2.6, .56), (1.4, .56)], T, .13, -2.2, 2.2)
    cut(o, cyl((-1.0, -1.2, 0), .36, 2, n=40), cyl((1.0, -1.2, 0), .3, 2, n=40))
    return o


def scene():
    zinc = use("zinc", stretch=(3, 30, 3), rough=.34)
    done(place(bracket(), rot=move(-3.6, 2.2) @ rot("Z", 28)), zinc, 25)
    done(place(offset(), rot=move(4.0, 2.8) @ rot("Z", -24)), use("brushed"), 25)
    at = move(2.6, -3.4) @ rot("Z", 12)
    done(place(hem(), rot=at), use("copper", rough=.3), 25)
    so = cut(lathe([(0, 0), (.5, 0), (.5, .12), (.42, .2), (.42, 1.5), (.37, 1.55), (0, 1.55)], 64), place(helix(.22, 1.6, .08, n=36), (0, 0, .3)))
    done(place(so, rot=at @ Matrix.Translation((-1.0, -1.2, .1))), use("red"), 30)
    stage(1.0, world=.34, key=1.05, target=(0, 0, 1))
    flag((0, -18, .05), (60, 14))
    flag((-18, 0, .05), (12, 40))
    camera((-7, -24, 17), (.3, .1, 1.3), lens=66)
    return dict(exposure=.1)
