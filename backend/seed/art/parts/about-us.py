from models.bench import calliper, drawing, gauge_blocks
from models.bracket import bracket
from hardware import helix, knurled
from materials import milled, use
from solid import *
from studio import camera, flag, stage

ALT = "Workbench still life: a vernier caliper with red lock screw across an engineering drawing, a stack of gauge blocks, the milled pivot block from the drawing and a turned brass knob"
HOTSPOT = (.5, .55, .8, .75)


def scene():
    drawing(move(-1.5, 2.4) @ rot("Z", 9))
    calliper(Matrix.Translation((-5.6, -3.0, .05)) @ rot("Z", -7), 5.0)
    done(place(bracket(), rot=move(-5.6, 4.2) @ rot("Z", -14)), milled(edge=.04), 32)
    gauge_blocks(move(6.6, 5.0) @ rot("Z", 24))
    k = cut(knurled(1.2, 1.3, 52, .05, .1), cyl((0, 0, 1.3), .34, 1.6, n=40), lathe([(0, 1.28), (.9, 1.28), (.95, 1.4), (0, 1.4)], 64))
    done(place(k, rot=move(3.0, 1.4)), use("brass"), 24)
    s = place(helix(.5, 3.2, .15, n=48, taper0=.2, taper1=.2), rot=rot("Y", 90))
    done(place(drop(s), rot=move(-.6, .6) @ rot("Z", 38)), use("turned"), 28)
    stage(1.35, world=.42, key=.95, target=(0, 0, .5))
    flag((0, -26, .05), (70, 12))
    camera((-5, -31, 26), (.4, .2, .5), lens=62, fstop=4, focus=(-1, -1.6, .3))
    return dict(exposure=.05)
