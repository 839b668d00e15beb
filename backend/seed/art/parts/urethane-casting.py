from models.cover import button, cover, window
from hardware import insert
from materials import mat, use
from models.tray import boss, rib, shell, tray
from solid import *
from studio import camera, stage

ALT = "Opened silicone mold with a black urethane-cast cover still showing its sprue, and a finished cast copy with brass inserts and a red soft-touch button"
HOTSPOT = (.5, .55, .8, .7)


def inside():
    o = shell(8.2, 5.0, 1.3, 1.7, .22, .8)
    for x in (-3.2, 3.2):
        for y in (-1.6, 1.6):
            for p in boss(x, y, .38, .1, 1.3, 2, .7, 0 if x < 0 else 180): boolean(o, p, "UNION")
    for x in (-1, 1.2):
        add(o, boolean(rib((x, -2.3), (x, 2.3), .1, .6), tray(8, 4.8, 1.2, 1.6, .1), "INTERSECT"))
    for x in (-3.2, 3.2):
        for y in (-1.6, 1.6):
            cut(o, cyl((x, y, 1), .2, 1, n=32))
    return o


def scene():
    silicone = mat("silicone", (.40, .49, .54), rough=.26, edge=.15, Specular=.45, bump=.04, bscale=8)
    black = use("abs_black")
    for m, h in ((Matrix.Translation((-3.6, 2.4, 0)) @ rot("Z", 12), "low"), (Matrix.Translation((4.9, 7.4, 3.4)) @ rot("Z", -16) @ rot("X", 72), "high")):
        o = prism(rrect(12, 8.4, .35, 6), 0, 2.6)
        if h == "low":
            add(o, *[prism(circ(.45, 32, x, y), 2.4, 2.95, top=circ(.36, 32, x, y)) for x, y in ((-5.2, -3.4), (5.2, 3.4), (-5.2, 3.4))])
            cut(o, place(tray(8.2, 5.0, 1.3, 1.75, edge=.8), rot=Matrix.Translation((0, 0, .95))))
        else:
            add(o, place(tray(7.7, 4.5, 1.1, 1.5, edge=.6), rot=Matrix.Translation((0, 0, 3.9)) @ rot("X", 180)))
            cut(o, *[cyl((x, y, 2.5), .47, .9, n=32) for x, y in ((-5.2, -3.4), (5.2, 3.4), (-5.2, 3.4))], cyl((0, 0, 2), .3, 6), *[cyl((x, y, 2), .1, 6, n=24) for x, y in ((-3.4, 0), (3.4, 0))])
        done(place(o, rot=m), silicone, 32)
    first = place(inside(), rot=Matrix.Translation((-3.6, 2.4, 1.0)) @ rot("Z", 12) @ Matrix.Translation((0, 0, .03)))
    done(first, black, 32)
    sprue = lathe([(0, 0), (.16, 0), (.3, 2.1), (.36, 2.15), (.34, 2.3), (0, 2.32)], 40)
    done(place(sprue, rot=Matrix.Translation((-3.6, 2.4, 1.25)) @ rot("Z", 12)), black, 40)
    done(place(cover(), rot=Matrix.Translation((3.6, -3.7, 0)) @ rot("Z", 24)), black, 32)
    at = move(3.6, -3.7) @ rot("Z", 24)
    done(place(button(), rot=at), use("red_plastic", rough=.5), 35)
    done(place(window(), rot=at), mat("screen", (.02, .022, .025), rough=.08, edge=.02, Specular=.6), 35)
    for x, y in ((-3.2, -1.6), (3.2, -1.6), (-3.2, 1.6), (3.2, 1.6)):
        done(place(insert(.22, .5, 24), rot=Matrix.Translation((-3.6, 2.4, 1.0)) @ rot("Z", 12) @ Matrix.Translation((x, y, 1.36))), use("brass"), 30)
    stage(1.1, world=.42, target=(0, 1, 1.5))
    camera((-7.5, -32, 22.5), (.1, 1.3, 2.5), lens=60)
    return dict(exposure=.25)
