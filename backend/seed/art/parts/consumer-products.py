from hardware import knurled
from materials import mat, milled, use
from sheet import bend
from solid import *
from studio import camera, flag, stage

ALT = "Consumer product prototypes: a smart-home dial with knurled aluminum ring on a white molded base, a perforated speaker shell, and a milled watch case on a red silicone strap"
HOTSPOT = (.5, .55, .85, .7)


def squircle(w, rings, e=3.4):
    return loft([[(x, y, z) for x, y in superellipse(w * k, w * k, 96, e)] for k, z in rings])


def watch(at):
    case = loft([[(x, y, z) for x, y in superellipse(3.4 * k, 3.9 * k, 112, 3.6)] for k, z in ((.82, 0), (.94, .08), (1, .3), (1, .62), (.985, .74), (.95, .84), (.93, .86))])
    cut(case, loft([[(x, y, z) for x, y in superellipse(2.9, 3.4, 96, 3.8)] for z in (.55, 2)]))
    alu = milled("watch", (.62, .63, .645), .3, .05, .03)
    done(place(case, rot=at), alu, 32)
    glass = loft([[(x, y, z) for x, y in superellipse(2.86 * k, 3.36 * k, 96, 3.8)] for k, z in ((1, .5), (1, .86), (.985, .9), (.94, .93))])
    done(place(glass, rot=at), mat("glass", (.008, .009, .010), rough=.04, edge=0, Specular=.6), 32)
    done(place(knurled(.34, .3, 30, .03, .04, straight=True), rot=at @ Matrix.Translation((1.66, .5, .45)) @ rot("Y", 90)), alu, 24)
    done(place(prism(rrect(.2, .9, .1, 6), 0, .07), rot=at @ Matrix.Translation((1.68, -.75, .45)) @ rot("Y", 90)), alu, 24)
    red = use("red_plastic", rough=.55, color=(.50, .010, .008))
    for s in (1, -1):
        path = [(1.8 * s, .42), (2.9 * s, .36), (4.4 * s, -.62), (5.6 * s, -.62), (8.4 * s, -.62)]
        strap = prism(bend(path if s > 0 else path, .22, 1.2), -1.1, 1.1)
        strap.data.transform(Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
        tidy(strap)
        if s > 0:
            for k in range(6):
                cut(strap, place(prism(rrect(.5, .26, .12, 6), -3, 3), (0, 4.9 + k * .58, 0)))
        done(place(strap, rot=at @ Matrix.Translation((0, 0, .0))), red, 32)


def scene():
    white = use("abs_white")
    at = move(-4.3, 1.2)
    base = squircle(6.4, [(.9, 0), (.97, .08), (1, .3), (1, .7), (.96, .98), (.90, 1.1), (.6, 1.14)], 2)
    done(place(base, rot=at), white, 35)
    done(place(cyl((0, 0, 1.15), 2.72, .2, n=128), rot=at), use("rubber"), 30)
    ring = cut(knurled(2.7, 1.5, 150, .045, .12), cyl((0, 0, 1), 2.2, 4, n=128))
    done(place(ring, rot=at @ Matrix.Translation((0, 0, 1.22))), use("turned", rough=.26), 22)
    face = lathe([(0, 2.55), (2.19, 2.55), (2.19, 2.2), (0, 2.2)], 128)
    done(place(face, rot=at), mat("dial", (.012, .013, .014), rough=.07, edge=.02, Specular=.6), 30)
    done(place(lathe([(1.96, 2.55), (2.02, 2.55), (2.02, 2.562), (1.96, 2.562)], 128), rot=at), mat("mark", (.6, .01, .008), rough=.4, edge=0), 30)
    at = move(2.2, 5.2)
    sp = squircle(6.2, [(.86, 0), (.95, .12), (1, .6), (1, 3.4), (.985, 3.9), (.93, 4.25), (.85, 4.4)], 3.2)
    cut(sp, squircle(5.5, [(1, 4.25), (1, 6)], 3.2))
    done(place(sp, rot=at), white, 35)
    grille = squircle(5.46, [(1, 4.2), (1, 4.34)], 3.2)
    holes = [prism(circ(.095, 10, x * .34 + (.17 if y % 2 else 0), y * .295), 4, 5) for x in range(-8, 9) for y in range(-9, 10) if (abs(x * .34 + (.17 if y % 2 else 0)) / 2.5) ** 3.2 + (abs(y * .295) / 2.5) ** 3.2 < 1]
    cut(grille, join(holes))
    done(place(grille, rot=at), use("black", metal=0, rough=.5), 30)
    watch(Matrix.Translation((4.3, -2.9, .74)) @ rot("Z", 62))
    stage(1.05, world=.42, target=(0, 0, 1.5))
    flag((0, -20, .05), (60, 10))
    camera((-3, -29, 21), (1.0, .9, 1.4), lens=60)
    return dict(exposure=.08)
