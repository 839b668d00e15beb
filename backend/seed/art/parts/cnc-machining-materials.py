from materials import Surface, use
from solid import *
from studio import camera, flag, stage

ALT = "Bar stock for CNC machining stacked with faced ends: aluminum, brass, copper, stainless steel, titanium, white and black POM and natural PEEK, in round, hexagonal and square section"
HOTSPOT = (.5, .5, .8, .75)


def ends(name, color, metal, rough):
    s = Surface(name, color, metal, rough, .03)
    n = s.noise(1, 5, at=s.where((40, 1.2, 40)))
    s.wire(s.spread(n, rough * .8, rough * 1.3), s.b.inputs["Roughness"])
    s.bump(n, .08, .01)
    s.bump(s.wave(4.5, "RINGS", "Y"), .10, .01)
    return s.finish()


def scene():
    alu, brass, copper = ends("alu", (.80, .805, .82), 1, .25), ends("brass", (.80, .58, .26), 1, .22), ends("copper", (.86, .44, .30), 1, .24)
    steel, ti, dark = ends("steel", (.62, .62, .625), 1, .26), ends("ti", (.42, .40, .385), 1, .32), ends("steel2", (.36, .365, .38), 1, .34)
    white, black, peek = ends("pom", (.84, .84, .82), 0, .42), ends("pomb", (.02, .02, .022), 0, .40), ends("peek", (.56, .40, .22), 0, .45)
    rows = [(0, [("o", 1.5, alu), ("s", 1.35, steel), ("o", 1.3, black), ("h", 1.5, brass), ("o", 1.6, ti), ("s", 1.2, white)]),
            (1, [("h", 1.25, dark), ("o", 1.1, copper), ("s", 1.05, alu), ("o", 1.2, peek)])]
    for level, bars in rows:
        x = -7.6 if level == 0 else -5.2
        for i, (kind, r, m) in enumerate(bars):
            gap = .14
            length = 12 + (i * 5 % 4) * .7 - level * 1.5
            if kind == "o": pts, half, low = circ(r, 96), r, r
            elif kind == "s": pts, half, low = rrect(2 * r, 2 * r, .12, 5), r, r
            else: pts, half, low = rounded(circ(r, 6, start=PI / 6), .06, 4), r * .866, r
            if kind == "h": pts, half, low = rounded(circ(r, 6), .06, 4), r, r * .866
            x += half
            o = place(plate(pts, -length / 2, length / 2, .06), rot=rot("X", 90))
            z = low + (0 if level == 0 else 2.72)
            y = length / 2 - 6.0 + (i * 3 % 5) * .55 + level * .8
            done(o, m, 30)
            o.location = (x, y, z)
            x += half + gap + (.35 if level else 0)
    stop = place(plate(rrect(.5, 13, .1, 4), 0, 2.2, .05), (-8.1, .5, 0))
    done(stop, use("oxide"), 30)
    done(place(plate(rrect(.5, 13, .1, 4), 0, 2.2, .05), (9.75, .5, 0)), use("oxide"), 30)
    done(place(lathe([(0, 0), (.7, 0), (.76, .06), (.76, .9), (.7, .96), (0, .96)], 72), (6.6, -7.6, 0)), use("red"), 30)
    stage(1.3, world=.40, target=(0, 0, 2))
    flag((0, -28, .05), (70, 14))
    camera((-6, -35, 17), (.8, -2.2, 2.0), lens=64)
    return dict(exposure=.1)
