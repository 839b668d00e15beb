from models.cover import button, cover, window
from materials import mat, milled, use
from solid import *
from studio import camera, flag, stage

ALT = "One device cover in four stages of development: FDM draft with layer lines, white SLA appearance model, milled aluminum functional part, and the molded product with window and red button"
HOTSPOT = (.55, .55, .8, .6)


def scene():
    base = cover()
    spots = [(-8.4, 3.6), (-2.8, 1.5), (2.8, -.6), (8.4, -2.7)]
    looks = [use("abs", color=(.48, .49, .50), layer=.11, lstrength=1., bump=0, edge=.03), use("sla_white"), milled(pitch=.08), use("abs_black", color=(.026, .027, .029))]
    for (x, y), m in zip(spots, looks):
        o = done(copy(base, move(x, y) @ rot("Z", 62)), m, 32)
    base.hide_render = True
    at = move(*spots[3]) @ rot("Z", 62)
    done(place(button(), rot=at), use("red_plastic"), 35)
    done(place(window(), rot=at), mat("screen", (.02, .022, .025), rough=.08, edge=.02, Specular=.6), 35)
    at = move(*spots[1]) @ rot("Z", 62)
    done(place(button(), rot=at), use("sla_white"), 35)
    at = move(*spots[2]) @ rot("Z", 62)
    done(place(button(), rot=at), milled(pitch=.08), 35)
    stage(1.35, world=.40, floor=(.50, .51, .52), target=(0, 0, .5))
    flag((0, -24, .05), (70, 14))
    camera((6, -33, 24), (.7, .1, .5), lens=58)
    return dict(exposure=.2)
