from models.actuator_shaft import shaft
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Close view of the actuator shaft: milled spline with runout, end thread, ground seat and the rectangular groove for the seal (render)"
HOTSPOT = (.5, .5, .85, .7)
SIZE = (1200, 800)
SAMPLES = 10


def scene():
    steel = use("turned", color=(.62, .62, .615), rough=.2)
    o = done(place(shaft(), rot=rot("Z", 150) @ rot("Y", 90)), steel, 28)
    drop(o)
    stage(1.0, world=.38, target=(-6, 3, 1.5))
    flag((-6, -18, .05), (60, 14))
    camera((-15, -14, 10.5), (-7.0, 4.2, 2.5), lens=88, fstop=3.5, focus=(-8, 4.6, 3.6))
    return dict(exposure=.1)
