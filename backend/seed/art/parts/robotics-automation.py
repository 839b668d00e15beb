from hardware import bearing, cap_screw, gear, gear_outline
from materials import milled, use
from solid import *
from studio import camera, flag, stage

ALT = "Planetary gearbox for a robot joint, open: milled aluminum housing with internal ring gear, three steel planets on needle pins, brass sun gear and a red anodized carrier"
HOTSPOT = (.5, .55, .7, .75)


def scene():
    m, ns, np_ = .15, 20, 20
    nr = ns + 2 * np_
    alu, steel, red, black = milled(pitch=.07), use("turned", stretch=(3, 3, 3), rough=.22), use("red"), use("oxide")
    r_ring = nr * m / 2
    body = plate(rrect(13.2, 13.2, 2.4, 16), 0, .8, .05)
    add(body, prism(circ(5.9, 160), .7, 2.6))
    cut(body, prism(circ(r_ring + .55, 160), .5, 4), prism(circ(2.6, 96), -1, 4))
    for i in range(4):
        x, y = 5.35 * (1 if i % 2 else -1), 5.35 * (1 if i > 1 else -1)
        cut(body, cyl((x, y, 0), .42, 4, n=40), cyl((x, y, .95), .78, .9, n=48))
    for i in range(8):
        a = 2 * PI * i / 8 + PI / 8
        cut(body, cyl((5.48 * math.cos(a), 5.48 * math.sin(a), 2.6), .17, 1.6, n=28), cyl((5.48 * math.cos(a), 5.48 * math.sin(a), 2.6), .24, .12, n=28))
    for a in (0, 90, 180, 270):
        cut(body, place(prism(rrect(3.6, .7, .34, 8), -.25, .5), rot=rot("Z", a) @ Matrix.Translation((0, -6.0, 1.75)) @ rot("X", 90)))
    done(body, alu, 30)
    ring = prism(circ(r_ring + .54, 160), .55, 2.3)
    inner = [(x, y) for x, y in gear_outline(nr, m, n=5)]
    k = (r_ring + m * 1.2) / (r_ring + m)
    cut(ring, prism([(x * k, y * k) for x, y in inner], 0, 4))
    done(ring, steel, 28)
    sun = gear(ns, m, 1.7)
    cut(sun, cyl((0, 0, 1), .62, 4, n=48), place(box((0, 0, 0), (.4, .7, 4)), (0, .55, 1)))
    done(place(sun, (0, 0, .75)), use("brass", stretch=(3, 3, 3)), 28)
    rp = (ns + np_) * m / 2
    carrier = prism(rounded([(4.6 * math.cos(a), 4.6 * math.sin(a)) for a in (PI / 2, PI * 7 / 6, PI * 11 / 6)], 1.7, 16), .3, .7)
    cut(carrier, prism(circ(1.1, 64), -1, 3))
    done(carrier, red, 30)
    for i in range(3):
        a = PI / 2 + 2 * PI * i / 3
        at = Matrix.Translation((rp * math.cos(a), rp * math.sin(a), .8)) @ rot("Z", math.degrees(a) + (180 / np_ if np_ % 2 == 0 else 0) + 0)
        g = gear(np_, m, 1.5)
        cut(g, cyl((0, 0, .7), .62, 4, n=56), lathe([(.85, 1.38), (1.1, 1.38), (1.1, 2), (.85, 2)], 64))
        done(place(g, rot=at), steel, 28)
        done(place(lathe([(.3, -.2), (.6, -.2), (.6, 1.62), (.57, 1.66), (.3, 1.66)], 56), rot=at), use("oxide", rough=.25), 30)
        done(place(cap_screw(.2, .3, .06, n=28), rot=at @ Matrix.Translation((0, 0, 1.66))), black, 30)
    cover_ring = lathe([(3.9, 0), (5.9, 0), (5.95, .05), (5.95, .5), (5.9, .55), (4.3, .55), (4.25, .75), (3.9, .75)], 160)
    for i in range(8):
        a = 2 * PI * i / 8 + PI / 8
        cut(cover_ring, cyl((5.48 * math.cos(a), 5.48 * math.sin(a), .3), .19, 2, n=28), cyl((5.48 * math.cos(a), 5.48 * math.sin(a), .55), .34, .4, n=36))
    done(place(cover_ring, rot=Matrix.Translation((-5.4, 9.2, 4.9)) @ rot("Z", 20) @ rot("X", 68)), red, 30)
    races, shield = bearing(1.6, 3.0, .9)
    at = Matrix.Translation((8.6, 3.4, 0)) @ rot("Z", 20)
    done(place(races, rot=at), steel, 30)
    done(place(shield, rot=at), black, 30)
    for k in range(3):
        done(place(cap_screw(.3, 1.6, .1), rot=Matrix.Translation((7.6 + k * 1.3, -3.6 - k * .5, .48)) @ rot("Z", 20 + k * 25) @ rot("Y", 90)), black, 30)
    stage(1.3, world=.40, target=(0, 0, 1.5))
    flag((0, -26, .05), (70, 12))
    camera((6, -33, 28), (.9, 2.3, 2.2), lens=52)
    return dict(exposure=.0)
