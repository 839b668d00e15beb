from hardware import knurled
from materials import use
from organic import layers
from solid import *
from studio import camera, flag, stage

ALT = "FDM-printed drilling jig in black ABS with steel bushings and a knurled clamp screw, beside a part stopped half-way that shows perimeters and honeycomb infill"
HOTSPOT = (.5, .55, .8, .7)


def hexes(w, h, a, t):
    """Honeycomb walls inside a rectangle: (outline, hole) pairs are left out, walls stay."""
    holes = []
    dx, dy = a * 3 ** .5, a * 1.5
    for j in range(-int(h / dy), int(h / dy) + 1):
        for i in range(-int(w / dx), int(w / dx) + 1):
            x, y = i * dx + (dx / 2 if j % 2 else 0), j * dy
            if abs(x) < w / 2 + a and abs(y) < h / 2 + a: holes.append(circ(a - t, 6, x, y, PI / 6))
    return holes


def infill_part(plastic):
    w, h, z = 6.4, 4.4, 2.3
    wall = layers(lambda q: rrect(w, h, .7, 12), 0, z, .085)
    cut(wall, prism(rrect(w - .36, h - .36, .56, 12), .3, 9))
    done(wall, plastic, 60)
    grid = prism(rrect(w - .3, h - .3, .6, 8), .1, z - .09)
    for outline in hexes(w - .3, h - .3, .52, .045):
        cut(grid, prism(outline, .2, 9))
    done(grid, plastic, 60)
    return [wall, grid]


def jig():
    o = prism(rrect(9, 5.4, .5, 8), 0, 1.0)
    add(o, prism(rrect(1.6, 5.4, .4, 8, cx=-3.7), .5, 3.0))
    add(o, prism(rrect(6.0, 1.2, .3, 8, cx=1.2, cy=2.1), .5, 2.4))
    cut(o, place(prism([(-1.2, 1.4), (1.2, 1.4), (0, -.05)], -5, 5), rot=Matrix.Translation((1.0, -.3, 1.0)) @ rot("Z", 90) @ rot("X", 90)))
    for x in (-.4, 1.6, 3.6):
        cut(o, cyl((x, 2.1, 2), .36, 4, n=40))
    for x in (-2.0, 3.9):
        cut(o, cyl((x, -2.1, 1), .25, 4, n=32), cyl((x, -2.1, 1), .5, .7, n=40))
    return cut(o, cyl((-3.7, -.3, 2.2), .3, 4, "X", n=36))


def scene():
    black = use("abs_black", layer=.085, lstrength=1., bump=0, rough=.36, edge=.02)
    grey = use("abs", color=(.50, .51, .52), rough=.42)
    at = move(-2.2, 1.8) @ rot("Z", 24)
    done(place(jig(), rot=at), black, 30)
    steel = use("turned")
    for x in (-.4, 1.6, 3.6):
        done(place(lathe([(.2, 0), (.355, 0), (.355, 2.4), (.55, 2.42), (.55, 2.62), (.5, 2.68), (.3, 2.68), (.2, 2.58)], 64), rot=at @ move(x, 2.1)), steel, 30)
    k = add(knurled(.85, .7, 44, .04), place(cyl((0, 0, -1.2), .27, 2.6), (0, 0, 0)))
    done(place(k, rot=at @ Matrix.Translation((-5.4, -.3, 2.2)) @ rot("Y", -90)), use("red"), 24)
    work = cyl((0, 0, 0), .62, 6.4, "X", n=96)
    done(place(work, rot=at @ Matrix.Translation((1.2, -.3, 1.72))), use("turned", stretch=(60, 1.5, 1.5)), 30)
    for o in infill_part(grey):
        place(o, rot=move(4.6, -3.4) @ rot("Z", 20))
    stage(1.0, world=.42, target=(0, 0, 1.2))
    flag((0, -18, .05), (50, 10))
    camera((-6, -26, 19.5), (.7, -.5, 1.0), lens=63)
    return dict(exposure=.1)
