from models.sample import puck
from materials import clear, use
from sheet import bend
from solid import *
from studio import camera, flag, stage

ALT = "Urethane casting samples: rigid pucks in white, gray and black, clear and amber resin, and soft elastomers in red and black shown bent and ringed"
HOTSPOT = (.5, .55, .85, .7)
SAMPLES = 48


def band(w, m, at, t=.32):
    o = prism(bend([(-2.2, .16), (2.0, .16), (2.0, 3.3), (-1.9, 3.3)], t, 1.4, 20), -w / 2, w / 2)
    place(o, rot=rot("X", 90))
    return done(place(o, rot=at), m, 40)


def scene():
    base = puck()
    looks = [use("abs_white"), use("abs"), use("abs_black"), clear("pu_clear", (.95, .98, .98), .03), clear("pu_amber", (.95, .62, .18), .04, (.95, .72, .35)), use("red_plastic", rough=.5)]
    spots = [(-6.6, 3.0), (-2.9, 3.7), (.9, 3.9), (-4.6, -.6), (-.7, -.2), (4.6, 3.4)]
    for (x, y), m in zip(spots, looks):
        done(copy(base, move(x, y) @ rot("Z", 20)), m, 32)
    done(copy(base, Matrix.Translation((.9, 3.9, 1.0)) @ rot("Z", 60)), looks[0], 32)
    done(copy(base, Matrix.Translation((4.6, 3.4, 1.0)) @ rot("Z", -20)), looks[2], 32)
    base.hide_render = True
    band(1.6, use("red_plastic", rough=.55, color=(.50, .010, .008)), move(4.0, -2.6) @ rot("Z", 24))
    ring = lathe([(1.6 + .26 * math.cos(2 * PI * k / 28), .26 + .26 * math.sin(2 * PI * k / 28)) for k in range(28)], 128)
    done(place(ring, rot=move(-2.6, -4.2)), use("rubber"), 60)
    ring2 = lathe([(1.0 + .2 * math.cos(2 * PI * k / 28), .2 + .2 * math.sin(2 * PI * k / 28)) for k in range(28)], 128)
    done(place(ring2, rot=Matrix.Translation((.2, -4.3, 0))), use("rubber", color=(.25, .26, .27)), 60)
    stage(1.05, world=.38, floor=(.68, .69, .70), key=.9, target=(0, 0, .8))
    for f in (flag((0, 14, 3), (30, 5), rot("X", 90)), flag((-12, 2, 2), (20, 6), rot("Z", 90) @ rot("X", 90))):
        f.visible_transmission = True
    camera((2, -26, 19), (-.4, .0, .9), lens=64)
    return dict(exposure=.1, bounces=12, glass=12)
