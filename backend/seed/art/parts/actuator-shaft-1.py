from models.actuator_shaft import shaft
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Turned and milled actuator shaft in 17-4PH stainless steel: bolt flange, ground bearing seats, seal groove, spline and end thread, with a red protective cap on a second shaft behind it (render)"
HOTSPOT = (.5, .55, .85, .7)
SIZE = (1200, 800)
SAMPLES = 10


def scene():
    steel = use("turned", color=(.62, .62, .615), rough=.2)
    o = done(place(shaft(), rot=Matrix.Translation((-8.2, -2.6, 2.9)) @ rot("Z", -14) @ rot("Y", 90)), steel, 28)
    drop(o)
    done(place(shaft(), rot=Matrix.Translation((4.6, 4.2, 0))), steel, 28)
    cap = lathe([(0, 0), (1.0, 0), (1.0, 1.7), (.9, 1.8), (0, 1.8)], 72)
    done(place(cap, (4.6, 4.2, 10.45)), use("red_plastic"), 32)
    stage(1.15, world=.38, target=(0, 0, 3))
    flag((0, -22, .05), (60, 16))
    flag((-22, 0, .05), (14, 40))
    camera((-9, -36, 19), (-.4, .2, 4.9), lens=55)
    return dict(exposure=.1)
