from models.cover import cover
from materials import clear, mat, use
from organic import props
from solid import *
from studio import camera, flag, stage

ALT = "Clear SLA valve manifold, polished, with red dye in its cross channel and brass inserts, beside a white SLA cover still standing on its supports"
HOTSPOT = (.5, .55, .8, .7)
SAMPLES = 48


def manifold():
    b = plate(rrect(8.4, 5.0, .7, 12), 0, 2.6, .06)
    for x in (-2.6, 0, 2.6):
        add(b, prism(circ(.92, 64, x, 0), 2.4, 3.2))
    cut(b, pin((-6, 0, 1.1), (2.8, 0, 1.1), .3), pin((-1.2, -1.55, 1.6), (6, -1.55, 1.6), .3), pin((-1.2, -5, 1.6), (-1.2, -1.42, 1.6), .29), pin((-6, 1.6, 1.6), (6, 1.6, 1.6), .24))
    for x in (-2.6, 0, 2.6):
        cut(b, pin((x, 0, 1.13), (x, 0, 5), .28))
    for x in (-2.6, 0, 2.6):
        cut(b, cyl((x, 0, 3.1), .55, .9))
    for x in (-3.6, 3.6):
        for y in (-1.95, 1.95):
            cut(b, cyl((x, y, 1.4), .2, 4, n=32), cyl((x, y, 2.55), .38, .6, n=40))
    return b


def scene():
    at = move(2.7, -2.2) @ rot("Z", 10)
    done(place(manifold(), rot=at), clear(), 35)
    dye = join([pin((-1.2, -1.55, 1.6), (4.15, -1.55, 1.6), .285), pin((-1.2, -2.45, 1.6), (-1.2, -1.45, 1.6), .275)])
    done(place(dye, rot=at), mat("dye", (.62, .006, .006), rough=.12, edge=0, Specular=.3), 40)
    for x in (-2.6, 0, 2.6):
        i = place(lathe([(.34, 2.75), (.545, 2.75), (.545, 3.2), (.64, 3.2), (.64, 3.27), (.34, 3.27)], 64), (x, 0, 0))
        done(place(i, rot=at), use("brass"), 30)
    white = use("sla_white")
    c = cover()
    place(c, rot=rot("Y", -26) @ rot("X", 14))
    drop(c, .75)
    s = props(c, .42, .055, 1.5, .08)
    raft = plate(rrect(8.6, 6.0, .6, 8), 0, .12, .05)
    for o in (c, s, raft):
        done(place(o, rot=move(-4.3, 3.4) @ rot("Z", 14)), white, 32)
    stage(1.0, world=.36, key=.85, fill=.6, rim=1.2, floor=(.62, .63, .64), target=(0, 0, 1.5))
    for f in (flag((0, 14, 3), (30, 5), rot("X", 90)), flag((12, 2, 2), (20, 7), rot("Z", 90) @ rot("X", 90))):
        f.visible_transmission = True
    camera((5, -27.5, 18), (-.3, .3, 2.1), lens=66)
    return dict(exposure=.1, bounces=12, glass=12)
