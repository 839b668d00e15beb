from models.impeller import impeller
from hardware import helix, knurled
from materials import Surface, use
from solid import *
from studio import camera, flag, stage

ALT = "Compressor impeller milled on five axes from aluminum beside a turned steel spindle with a ground seat and an M16 thread and a knurled brass nut"
HOTSPOT = (.45, .5, .6, .7)


def cutter_lines():
    s = Surface("blademill", (.80, .805, .82), 1, .25, .06)
    s.bump(s.wave(2.6, "RINGS", "SPHERICAL", s.where((1, 1, 1), (0, 0, -4.5))), .10, .01)
    s.bump(s.noise(60, 2), .015, .01)
    return s.finish()


def spindle():
    p = [(0, 1.6), (.80, 1.6), (.80, 2.0), (.9, 2.04), (.94, 2.08), (.94, 5.0), (.90, 5.04), (1.5, 5.06), (1.56, 5.12), (1.56, 5.62), (1.50, 5.68), (1.06, 5.70), (1.06, 7.0), (1.0, 7.06), (.95, 7.06), (.95, 7.2), (1.06, 7.2), (1.06, 8.1), (.98, 8.2), (.42, 8.2), (.32, 8.1), (0, 7.8)]
    o = add(lathe(p, 128), helix(.8, 1.7, .2, n=72, taper0=.25))
    for s in (-1, 1):
        cut(o, box((0, s * 1.8, 5.36), (4, .8, 1.2)))
    cut(o, place(prism(rrect(.5, 2.0, .25, 10), .62, 2), rot=Matrix.Translation((0, 0, 3.5)) @ rot("X", 90)))
    return o


def scene():
    done(impeller(), cutter_lines(), 35)
    o = spindle()
    place(o, rot=rot("Y", 90) @ rot("Z", 200))
    drop(o)
    place(o, rot=Matrix.Translation((-1.2, -7.4, 0)) @ rot("Z", 14))
    done(o, use("turned", stretch=(60, 1.5, 1.5)), 28)
    k = cut(knurled(1.45, .95, 56, .05), cyl((0, 0, .5), .81, 3), lathe([(0, .85), (.81, .85), (.95, 1), (0, 1)], 64))
    done(place(k, rot=move(-5.6, -4.6)), use("brass"), 24)
    stage(1.05, world=.40, target=(0, 0, 2))
    flag((0, -18, .05), (60, 16))
    flag((19, 0, .05), (12, 34))
    camera((11.5, -30, 20), (-.5, -2.5, 1.5), lens=70)
    return dict(exposure=.0)
