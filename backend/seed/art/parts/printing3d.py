from models.ball import ball
from models.duct import duct
from models.finray import finray
from models.generative import bores, generative
from hardware import gear
from materials import milled, use
from organic import machine
from solid import *
from studio import camera, flag, stage

ALT = "Five 3D printing processes side by side: gray MJF air duct, titanium DMLS bracket, white SLS lattice ball, black gripper finger and a red FDM gear with layer lines"
HOTSPOT = (.5, .55, .85, .75)


def scene():
    d, _ = duct()
    drop(d)
    done(place(d, rot=move(-2.6, 5.2) @ rot("Z", 24)), use("mjf", color=(.13, .134, .14)), 50)
    g = generative()
    done(g, use("dmls", color=(.50, .485, .47)), 60)
    machine(g, milled("bores", (.66, .65, .64), .2, .05, .01), *bores())
    place(g, rot=move(6.6, 2.4) @ rot("Z", -30))
    b = join([ball(2.1, 3, .09), ball(1.25, 2, .1)])
    done(place(drop(b), (-7.4, -2.4, 0)), use("sls"), 60)
    f = place(finray(), rot=move(9.7, -4.6) @ rot("Z", 98))
    drop(f)
    done(f, use("mjf_black"), 32)
    w = gear(26, .19, 1.4, 22)
    cut(w, cyl((0, 0, 1), .75, 4, n=56), cyl((0, 0, 1.4), 1.5, .5, n=72))
    for i in range(5):
        a = 2 * PI * i / 5
        cut(w, cyl((1.75 * math.cos(a), 1.75 * math.sin(a), 1), .2, 4, n=32))
    done(place(w, rot=move(-2.4, -4.9)), use("red_plastic", layer=.09, lstrength=1., bump=0, edge=.03), 28)
    stage(1.2, world=.40, floor=(.62, .63, .64), target=(0, 0, 1.5))
    flag((0, -24, .05), (70, 10))
    camera((3, -33, 22), (.5, .4, 1.9), lens=57)
    return dict(exposure=.2)
