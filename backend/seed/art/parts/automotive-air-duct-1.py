from models.duct import duct
from materials import use
from solid import *
from studio import camera, stage

ALT = "Air duct printed in gray PA12 by multi jet fusion: round four-lobe inlet flange, swept body with stiffening rings, flat outlet with a guide vane"
HOTSPOT = (.5, .5, .75, .8)


def scene():
    o, _ = duct()
    done(drop(o), use("mjf", color=(.13, .134, .14)), 50)
    stage(1.0, world=.5, key=1.3, rim=1.7, fill=1.2, target=(0, 0, 2))
    camera((13, -24, 14), (.35, .1, 2.75), lens=64)
    return dict(exposure=.4)
