from hardware import gear
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Machined gears: steel spur gear with hub and keyway, helical pinion, rack, brass worm-wheel blank and a red anodized aluminum timing wheel"
HOTSPOT = (.5, .55, .85, .7)


def scene():
    steel, dark, brass, red = use("turned", stretch=(3, 3, 3), rough=.24), use("oxide", rough=.3), use("brass", stretch=(3, 3, 3)), use("red")
    g = gear(34, .22, 1.3)
    cut(g, lathe([(1.5, .95), (3.0, .95), (3.0, 2), (1.5, 2)], 96), lathe([(1.5, -.5), (3.0, -.5), (3.0, .35), (1.5, .35)], 96))
    add(g, cyl((0, 0, 1.2), 1.5, 2.2, n=96))
    cut(g, cyl((0, 0, 1), .8, 6, n=72), box((0, .8, 1), (.5, .7, 6)), *[cyl((2.25 * math.cos(a), 2.25 * math.sin(a), 0), .42, 4, n=40) for a in [2 * PI * k / 6 for k in range(6)]])
    done(place(g, rot=move(-3.6, 2.6)), steel, 28)
    p = gear(16, .22, 2.6, 22)
    cut(p, cyl((0, 0, 1), .55, 8, n=56))
    add(p, cut(cyl((0, 0, 2.9), 1.2, 1.2, n=72), cyl((0, 0, 3), .55, 4, n=56)))
    done(place(p, rot=move(3.2, 3.6)), dark, 28)
    m, pitch = .22, .22 * PI
    rack = [(-4.5, -.9), (4.5, -.9), (4.5, 0)]
    for i in range(12):
        x = 4.3 - i * pitch
        rack += [(x, 0), (x - .18 * pitch, 2 * m), (x - .42 * pitch, 2 * m), (x - .60 * pitch, 0)]
    rack += [(-4.5, 0)]
    o = prism(rack, 0, 1.1)
    place(o, rot=rot("X", 90))
    drop(o)
    cut(o, *[cyl((x, -.55, .42), .2, 4, "Y", n=32) for x in (-3.4, 0, 3.4)])
    done(place(o, rot=move(4.0, -5.0) @ rot("Z", 12)), steel, 28)
    w = gear(40, .14, .9, 8)
    cut(w, cyl((0, 0, 0), .7, 5, n=64), cyl((0, 0, .9), 1.9, .3, n=96), *[cyl((1.35 * math.cos(a), 1.35 * math.sin(a), 0), .16, 4, n=28) for a in [2 * PI * k / 4 for k in range(4)]])
    done(place(w, rot=move(-4.6, -4.9)), brass, 28)
    t = gear(22, .24, 1.3)
    trim = lathe([(0, 0), (2.6, 0), (2.6, 1.3), (0, 1.3)], 96)
    boolean(t, trim, "INTERSECT")
    add(t, lathe([(0, -.16), (2.95, -.16), (3.0, -.11), (3.0, .01), (2.7, .06), (0, .06)], 96), lathe([(0, 1), (1.3, 1), (1.3, 1.95), (1.25, 2.0), (0, 2.0)], 96))
    cut(t, cyl((0, 0, 0), .62, 9, n=56), lathe([(1.5, 1.05), (2.3, 1.05), (2.3, 2), (1.5, 2)], 96))
    drop(t)
    done(place(t, rot=move(6.3, -.2)), red, 28)
    stage(1.1, world=.40, target=(0, 0, 1))
    flag((0, -22, .05), (60, 12))
    camera((2.4, -26.5, 21), (.6, -.3, .8), lens=57)
    return dict(exposure=.05)
