from hardware import helix, knurled
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Turned parts: knurled brass thumb screw, stainless hose fitting with hexagon, black-oxide shoulder bolt, red anodized stand-off and a fine-thread aluminum cap"
HOTSPOT = (.5, .55, .85, .7)


def scene():
    brass, steel, dark, red, alu = use("brass"), use("turned"), use("oxide"), use("red"), use("turned", color=(.80, .805, .82))
    t = add(knurled(1.7, .9, 64, .055, .1), cyl((0, 0, 1.1), 1.0, 1.0, n=72))
    add(t, place(helix(.5, 2.6, .16, n=56, taper1=.2), (0, 0, 1.4)))
    done(place(t, rot=move(-5.6, 1.4)), brass, 24)
    f = lathe([(.35, 0), (.78, 0), (.78, .2), (.62, .9), (.80, .92), (.64, 1.7), (.82, 1.72), (.66, 2.5), (.9, 2.6), (.9, 2.9), (.35, 2.9)], 96)
    hx = cut(prism(circ(1.5, 6), 2.7, 3.6), cyl((0, 0, 3), .35, 4, n=40))
    boolean(hx, lathe([(0, 2.7), (1.3, 2.7), (1.52, 2.83), (1.52, 3.47), (1.3, 3.6), (0, 3.6)], 64), "INTERSECT")
    up = cut(helix(.85, 1.5, .16, n=64, taper1=.15), cyl((0, 0, .6), .45, 4, n=48))
    for o, at in ((f, Matrix()), (hx, Matrix()), (up, Matrix.Translation((0, 0, 3.5)))):
        done(place(o, rot=move(-1.4, 3.0) @ at), steel, 30)
    b = lathe([(0, 0), (.9, 0), (.96, .06), (.96, .75), (.9, .82), (.55, .82), (.55, .84), (.62, .9), (.62, 3.6), (.55, 3.66), (.44, 3.7), (.44, 3.9), (0, 3.9)], 96)
    cut(b, prism(circ(.45, 6), -1, .45))
    add(b, place(helix(.48, 1.6, .14, n=56, taper1=.2), (0, 0, 3.85)))
    place(b, rot=rot("Y", 90))
    drop(b)
    done(place(b, rot=move(-2.6, -3.4) @ rot("Z", 16)), dark, 30)
    s = cut(prism(circ(.8, 6), 0, 3.4), place(helix(.36, 1.2, .12, n=44), (0, 0, 2.6)))
    boolean(s, lathe([(0, 0), (.7, 0), (.82, .08), (.82, 3.32), (.7, 3.4), (0, 3.4)], 64), "INTERSECT")
    done(place(s, rot=move(2.4, 1.6)), red, 30)
    c = knurled(2.1, 1.1, 90, .045, .08, straight=True)
    cut(c, cyl((0, 0, 1.2), 1.3, 1.6, n=96))
    add(c, cut(place(helix(1.75, .9, .1, n=96, taper1=.1), (0, 0, 1.05)), cyl((0, 0, 1.4), 1.3, 3, n=96)))
    done(place(c, rot=move(5.9, -.9)), alu, 24)
    stage(1.0, world=.40, target=(0, 0, 1.5))
    flag((0, -20, .05), (60, 14))
    camera((4, -25, 15), (.1, -.1, 1.5), lens=66)
    return dict(exposure=.05)
