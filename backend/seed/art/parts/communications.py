from hardware import cap_screw, helix, hex_nut, tap
from materials import milled, use
from solid import *
from studio import camera, flag, stage

ALT = "RF cavity filter milled from aluminum and silver plated: eight cavities with resonator posts and coupling irises, gold-plated connectors, and the lid with brass tuning screws behind it"
HOTSPOT = (.5, .55, .85, .75)
NX, NY, P = 4, 2, 2.9


def lid_holes():
    return [(-6.1 + i * 2.44, y) for i in range(6) for y in (-3.3, 3.3)] + [(x, 0) for x in (-6.1, 6.1)]


def body():
    o = plate(rrect(13.2, 7.6, .5, 8), 0, 3.0, .04)
    for i in range(NX):
        for j in range(NY):
            cut(o, prism(rrect(2.55, 2.55, .35, 8, cx=(i - 1.5) * P, cy=(j - .5) * P), .4, 5))
    for i in range(NX - 1):
        for j in range(NY):
            cut(o, prism(rrect(1.0, .9, .1, 4, cx=(i - 1) * P, cy=(j - .5) * P + (.35 if i % 2 else -.3)), .9, 5))
    cut(o, prism(rrect(.9, 1.0, .1, 4, cx=1.5 * P), 1.1, 5))
    for i in range(NX):
        for j in range(NY):
            x, y = (i - 1.5) * P, (j - .5) * P
            add(o, cyl((x, y, 1.2), .55, 1.7, n=56))
            cut(o, cyl((x, y, 1.9), .34, 1.6, n=48))
    for x, y in lid_holes():
        cut(o, place(tap(.13, .6, .05, 22, .03), (x, y, 3.0)))
    return o


def scene():
    silver = milled("silver", (.88, .875, .86), .20, .07, .025)
    gold, brass, black = use("gold", rough=.2, grain=0), use("brass"), use("oxide")
    done(body(), silver, 30)
    for y in (-P / 2, P / 2):
        m = Matrix.Translation((-6.6, y, 1.9)) @ rot("Y", -90)
        flange = cut(plate(rrect(1.3, 1.3, .12, 6), 0, .18, .02), *[cyl((a, b, 0), .12, 2, n=20) for a in (-.45, .45) for b in (-.45, .45)])
        done(place(flange, rot=m), gold, 30)
        done(place(cut(helix(.42, 1.2, .09, n=48, taper1=.1), cyl((0, 0, 1.2), .3, 1.4, n=40)), rot=m @ Matrix.Translation((0, 0, .15))), gold, 30)
        done(place(cyl((0, 0, .6), .28, .8, n=32), rot=m), use("pom"), 30)
        done(place(cyl((0, 0, .9), .07, .9, n=20), rot=m), gold, 30)
        for a in (-.45, .45):
            for b in (-.45, .45):
                done(place(cap_screw(.1, .1, .04, n=20), rot=m @ Matrix.Translation((a, b, .18))), black, 30)
    up = Matrix.Translation((.6, 6.1, 3.75)) @ rot("Z", -5) @ rot("X", 74)
    lid = plate(rrect(13.2, 7.6, .5, 8), 0, .3, .03)
    for x, y in lid_holes():
        cut(lid, cyl((x, y, 0), .16, 2, n=24), cyl((x, y, .3), .28, .2, n=28))
    done(place(lid, rot=up), silver, 30)
    for i in range(NX):
        for j in range(NY):
            x, y = (i - 1.5) * P, (j - .5) * P
            h = .5 + .25 * ((i * 3 + j * 5) % 4) / 3
            done(place(cut(helix(.22, 1.9, .07, n=36, taper1=.06, taper0=.06), box((0, 0, 1.9), (.06, .6, .3))), rot=up @ Matrix.Translation((x, y, h - 1.2))), use("red") if (i, j) == (2, 0) else brass, 30)
            done(place(hex_nut(.22, .07, .3), rot=up @ Matrix.Translation((x, y, .31)) @ rot("Z", 17 * i)), brass, 30)
        if i < NX - 1:
            for j in range(NY):
                x, y = (i - 1) * P, (j - .5) * P
                done(place(helix(.15, 1.3, .06, n=28, taper1=.05), rot=up @ Matrix.Translation((x, y, -.5))), brass, 30)
                done(place(hex_nut(.15, .06, .22), rot=up @ Matrix.Translation((x, y, .31))), brass, 30)
    stage(1.15, world=.40, target=(0, 0, 1.5))
    flag((0, -22, .05), (60, 14))
    flag((-22, 0, .05), (14, 40))
    camera((-8, -29, 22), (-.3, 1.9, 2.5), lens=58)
    return dict(exposure=-.05)
