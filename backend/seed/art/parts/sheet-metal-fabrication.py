from hardware import helix, stud
from materials import use
from sheet import lance, louvre, strip
from solid import *
from studio import camera, flag, stage

ALT = "Sheet-metal chassis in brushed 304 stainless, 1.5 mm: bent in one piece with formed louvers, connector cut-outs, pressed-in studs and stand-offs"
HOTSPOT = (.5, .52, .8, .7)
T, R, L = .15, .16, 13.0


def front(o, points, x, z):
    return cut(o, place(prism(points, -1, 1), rot=Matrix.Translation((x, -4.2, z)) @ rot("X", 90)))


def chassis():
    o = strip([(-4.2, 3.9), (-4.2, .075), (4.2, .075), (4.2, 4.6), (2.9, 4.6)], T, R, -L / 2, L / 2)
    for s in (-1, 1):
        flange = strip([(0, .075), (s * 1.1, .075), (s * 1.1, 2.4), (s * .45, 2.4)], T, R, -3.75, 3.75, "Y")
        add(o, place(flange, (s * (L / 2 - 1.1), 0, 0)))
        for y in (-3.95, 3.95):
            cut(o, place(prism(rrect(.9, .34, .16, 6), -1, 1), (s * L / 2, y, 0)))
        for y in (-2.6, 0, 2.6):
            cut(o, cyl((s * L / 2, y, 1.2), .17, 1.2, "X", n=32))
    for x in (-5.2, -2.6, 0, 2.6, 5.2):
        cut(o, cyl((x, 3.4, 4.6), .17, 1, n=32))
    front(o, rrect(2.7, 1.95, .25, 6), -4.6, 2.05)
    for x in (-6.05, -3.15):
        front(o, circ(.17, 24), x, 2.05)
    for cx in (-1.75, .05):
        front(o, circ(.62, 56), cx, 2.05)
        for a in (45, 225):
            front(o, circ(.1, 20), cx + .84 * math.cos(math.radians(a)), 2.05 + .84 * math.sin(math.radians(a)))
    for i in range(3):
        front(o, circ(.13, 24), 1.35, 1.45 + .6 * i)
    for i in range(6):
        m = Matrix.Translation((2.45 + i * .64, -4.275, 2.05)) @ rot("X", 90) @ rot("Z", -90)
        cut(o, place(lance(2.5, .46), rot=m))
    return o


def scene():
    steel = use("brushed")
    done(chassis(), steel, 25)
    for i in range(6):
        m = Matrix.Translation((2.45 + i * .64, -4.125, 2.05)) @ rot("X", 90) @ rot("Z", -90) @ Matrix.Translation((0, 0, -.005))
        done(place(louvre(2.62, .5, .30, T), rot=m), steel, 50)
    zinc = use("zinc")
    for x, y in ((-4.9, -2.6), (-4.9, 2.2), (-.6, -2.6), (-.6, 2.2)):
        done(place(stud(.2, 1.15, .075), (x, y, .15)), zinc, 35)
        done(cyl((x, y, .17), .34, .05, n=24), zinc)
    for x, y in ((2.0, -2.2), (5.0, -2.2), (2.0, 2.2), (5.0, 2.2)):
        b = cut(prism(circ(.36, 6), 0, .8), place(helix(.18, 1.2, .07, n=32), (0, 0, -.2)))
        done(place(b, (x, y, .15)), zinc, 35)
    red = use("red")
    for i in range(3):
        k = lathe([(0, -.3), (.09, -.3), (.09, 0), (.125, 0), (.125, .05), (.1, .12), (0, .15)], 32)
        done(place(k, rot=Matrix.Translation((1.35, -4.28, 1.45 + .6 * i)) @ rot("X", 90)), red)
    stage(1.0, world=.30, key=1.1, rim=1.3, target=(0, 0, 1.5))
    flag((-4, -18, .05), (60, 16))
    flag((-20, 0, .05), (10, 40))
    camera((-15.5, -24, 17.5), (.1, -.1, 1.5), lens=65)
    return dict(exposure=.1)
