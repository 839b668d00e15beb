from hardware import tap
from materials import milled, use
from organic import machine, melt
from solid import *
from studio import camera, flag, stage

ALT = "Die-cast aluminum controller housing with cooling fins, ribbed bosses and ejector-pin marks; sealing face and bores machined afterward"
HOTSPOT = (.5, .52, .75, .7)


def draft_box(w, h, r, z0, z1, d):
    return prism(rrect(w, h, r, 10), z0, z1, top=rrect(w - 2 * d, h - 2 * d, max(.1, r - d), 10))


def body():
    o = draft_box(12.4, 8.4, 1.0, 0, .7, .04)
    add(o, draft_box(11.2, 7.2, .9, .6, 3.9, .12))
    for i in range(9):
        add(o, place(prism([(-.17, 0), (.17, 0), (.1, .95), (-.1, .95)], -2.7, 2.7), rot=Matrix.Translation((-4.4 + i * .82, 0, 3.75)) @ rot("X", 90)))
    for x, y in ((-5.6, -3.6), (5.6, -3.6), (-5.6, 3.6), (5.6, 3.6), (0, -3.95), (0, 3.95)):
        add(o, prism(circ(.75, 40, x, y), 0, 1.7, top=circ(.66, 40, x, y)))
    for x in (-4.2, -2.4, -.6, 1.2, 3.0):
        add(o, place(prism([(-.14, 0), (.14, 0), (.1, 2.6), (-.1, 2.6)], 3.3, 4.05, ), rot=Matrix.Translation((x, 0, .6)) @ rot("X", 90)))
    add(o, prism(circ(1.5, 64, 3.9, .0), 3, 4.75, top=circ(1.42, 64, 3.9, 0)))
    for a in range(0, 360, 60):
        add(o, place(prism([(1.2, -.11), (2.2, -.11), (2.2, .11), (1.2, .11)], 3.6, 4.5, top=[(1.2, -.08), (1.6, -.08), (1.6, .08), (1.2, .08)]), rot=move(3.9, 0) @ rot("Z", a + 30)))
    add(o, place(draft_box(2.9, 1.9, .3, 0, .7, .06), rot=Matrix.Translation((-2.6, -3.45, 2.2)) @ rot("X", 90)))
    add(o, place(draft_box(1.7, 1.7, .84, 0, .8, .06), rot=Matrix.Translation((2.4, -3.4, 2.2)) @ rot("X", 90)))
    return o


def scene():
    o = body()
    melt(o, .055, 5, .55)
    for x, y in ((-5.0, 0), (1.9, 2.6), (1.9, -2.6), (-5.0, 2.6)):
        cut(o, cyl((x, y, 3.96), .26, .16, n=32))
    done(o, use("cast"), 50)
    face = milled("cutface", pitch=.07, edge=.02)
    machine(o, face, prism(circ(1.48, 96, 3.9, 0), 4.66, 6), cyl((3.9, 0, 4), .95, 4, n=96), cyl((3.9, 0, 4.7), 1.1, .5, n=96))
    for a in range(4):
        machine(o, face, place(tap(.12, .5, .05, 24, .03), (3.9 + 1.26 * math.cos(a * PI / 2 + .7), 1.26 * math.sin(a * PI / 2 + .7), 4.66)))
    for x, y in ((-5.6, -3.6), (5.6, -3.6), (-5.6, 3.6), (5.6, 3.6), (0, -3.95), (0, 3.95)):
        machine(o, face, cyl((x, y, 1.9), .7, .5, n=56), cyl((x, y, 1), .3, 4, n=40))
    front = Matrix.Rotation(PI / 2, 4, "X")
    machine(o, face, place(prism(rrect(3.4, 2.4, .3, 8), .62, 2), rot=Matrix.Translation((-2.6, -3.45, 2.2)) @ front), place(prism(rrect(2.2, 1.2, .25, 8), -2, 2), rot=Matrix.Translation((-2.6, -3.45, 2.2)) @ front))
    machine(o, face, place(prism(circ(1.2, 64), .72, 2), rot=Matrix.Translation((2.4, -3.4, 2.2)) @ front), place(tap(.52, 1.1, .12, 56, .06), rot=Matrix.Translation((2.4, -4.12, 2.2)) @ front))
    stage(1.0, world=.40)
    flag((0, -17, .05), (60, 16))
    camera((-12.5, -25, 19), (0, -.6, 1.7), lens=67)
    return dict(exposure=.15)
