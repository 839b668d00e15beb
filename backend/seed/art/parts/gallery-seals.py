from materials import use
from solid import *
from studio import camera, stage

ALT = "Elastomer parts cast and molded: profile gasket, bellows with clamp grooves, stepped grommet and a red keypad mat with raised buttons"
HOTSPOT = (.5, .55, .85, .7)


def scene():
    rubber, grey, red = use("rubber"), use("rubber", color=(.20, .205, .21)), use("red_plastic", rough=.55, color=(.50, .010, .008))
    prof = [(1.25, 0), (2.0, 0), (2.0, .5)]
    for k in range(6):
        z = .6 + k * .62
        prof += [(1.85, z), (1.95 - k * .06, z + .02), (2.75 - k * .12, z + .28), (2.8 - k * .12, z + .32), (2.75 - k * .12, z + .36)]
    prof += [(1.5, 4.5), (1.5, 5.0), (1.62, 5.02), (1.62, 5.25), (1.3, 5.25), (1.3, 4.4), (1.2, 4.2)]
    done(place(lathe(prof, 128), rot=move(-4.6, 3.2)), rubber, 50)
    mat_ = plate(rrect(6.6, 4.4, .5, 10), 0, .22, .05)
    for i in range(4):
        for j in range(3):
            x, y = -2.25 + i * 1.5, -1.3 + j * 1.3
            p = loft([[(x + a, y + b, z) for a, b in superellipse(w, w * .82, 40, 4)] for w, z in ((1.16, .2), (1.06, .42), (1.02, .62), (.94, .72), (.7, .77))])
            add(mat_, p)
    done(place(mat_, rot=move(4.2, -2.8) @ rot("Z", 18)), red, 45)
    def ring(w, h, r, q, m, at):
        secs = []
        for k in range(20):
            a = 2 * PI * k / 20
            secs.append([(x, y, q + q * math.sin(a)) for x, y in rrect(w + 2 * q * math.cos(a), h + 2 * q * math.cos(a), r + q * math.cos(a), 14)])
        secs.append(secs[0])
        return done(place(loft(secs, closed=False), rot=at), m, 80)
    ring(8.6, 5.2, 1.4, .2, grey, move(4.2, 3.9) @ rot("Z", -8))
    ring(5.2, 5.2, 2.58, .16, rubber, move(-1.9, -3.0))
    g = lathe([(.7, 0), (1.5, 0), (1.6, .1), (1.6, .4), (1.5, .5), (1.15, .52), (1.1, .58), (1.1, .86), (1.15, .92), (1.5, .94), (1.55, 1.0), (1.3, 1.5), (.95, 1.9), (.8, 1.95), (.7, 1.9)], 96)
    done(place(g, rot=move(-6.6, -2.9)), grey, 45)
    stage(1.05, world=.45, floor=(.74, .75, .76), key=1.15, rim=1.4, target=(0, 0, 1))
    camera((2, -27, 19), (-.3, .0, 1.2), lens=62)
    return dict(exposure=.25)
