from models.moulded import half, inserts
from materials import use
from solid import *
from studio import camera, stage

ALT = "Close view into an injection-molded housing: drafted ribs thinner than the wall, a screw boss with four gussets and a brass insert, round ejector-pin marks on the floor (render)"
HOTSPOT = (.4, .5, .6, .7)


def scene():
    done(half(), use("abs_dark", color=(.115, .122, .13)), 30)
    for b in inserts():
        done(b, use("brass"), 30)
    stage(1.0, world=.45, key=1.2, rim=1.5)
    camera((-13, -14.5, 15), (-2.7, -.2, .75), lens=98, fstop=3.2, focus=(-3.6, -1.2, 1.3))
    return dict(exposure=.4)
