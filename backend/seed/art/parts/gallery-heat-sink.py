from materials import milled, use
from solid import *
from studio import camera, flag, stage

ALT = "Liquid-cooled heat sink milled from aluminum: pin-fin field, O-ring groove with red seal, threaded ports and polished sealing face"
HOTSPOT = (.5, .55, .8, .7)


def scene():
    alu = milled(pitch=.09, edge=.025)
    o = plate(rrect(14, 9, .9, 12), 0, 1.6, .05)
    cut(o, prism(rrect(11.0, 6.0, .8, 12), .5, 4))
    pins = []
    for i in range(15):
        for j in range(9):
            x, y = -4.55 + i * .65, -2.4 + j * .6
            pins.append(prism(rrect(.34, .34, .08, 4, cx=x, cy=y), .4, 1.45))
    done(join(pins), alu, 30)
    cut(o, cut(prism(rrect(12.2, 7.2, 1.3, 16), 1.3, 4), prism(rrect(11.7, 6.7, 1.1, 16), 0, 5)))
    for x in (-6.5, -2.2, 2.2, 6.5):
        for y in (-4.05, 4.05):
            cut(o, cyl((x, y, 1), .22, 5, n=32))
    for y in (-1.8, 1.8):
        cut(o, cyl((-6.6, y, .95), .42, 3, "X", n=48), cyl((-6.95, y, .95), .6, .3, "X", n=48))
    done(o, alu, 30)
    ring = loft([[(x, y, z) for x, y in rrect(12.2 - .25 + q * 2, 7.2 - .25 + q * 2, 1.22 + q, 16)] for q, z in ((-.1, 1.48), (-.07, 1.6), (0, 1.66), (.07, 1.6), (.1, 1.48))], closed=False)
    done(ring, use("red_plastic", rough=.45), 70)
    for y in (-1.8, 1.8):
        n = lathe([(.25, 0), (.52, 0), (.52, .3), (.36, .36), (.36, .9), (.44, 1.0), (.36, 1.12), (.36, 1.5), (.25, 1.55)], 56)
        done(place(n, rot=Matrix.Translation((-6.98, y, .95)) @ rot("Y", -90)), use("brass"), 30)
    stage(1.05, world=.40, target=(0, 0, 1))
    flag((0, -20, .05), (60, 12))
    camera((-10, -23, 17), (-.4, -.2, .7), lens=64)
    return dict(exposure=.05)
