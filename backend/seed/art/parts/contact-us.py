from models.bracket import bracket
from models.cover import button, cover
from models.impeller import impeller
from materials import mat, milled, use
from solid import *
from studio import camera, stage

ALT = "Open shipping carton with a black foam insert: a milled impeller, a printed white cover and a red anodized pivot block packed ready to send"
HOTSPOT = (.5, .5, .7, .7)


def scene():
    card = mat("card", (.46, .30, .17), rough=.85, edge=.05, bump=.12, bscale=9, Specular=.15, grain=.2, gscale=5)
    foam = mat("foam", (.018, .0185, .02), rough=.95, edge=.06, bump=.9, bscale=34, Specular=.12)
    W, D, H, t = 22, 16, 6.4, .3
    box_ = prism(rrect(W, D, .15, 4), 0, H)
    cut(box_, prism(rrect(W - 2 * t, D - 2 * t, .1, 4), t, H + 1))
    done(box_, card, 30)
    for (x, y, a, w, d) in ((0, D / 2, 0, W, 7.0), (0, -D / 2, 180, W, 7.0), (W / 2, 0, -90, D, 7.0), (-W / 2, 0, 90, D, 7.0)):
        fl = prism([(-w / 2, 0), (w / 2, 0), (w / 2 - .25, d), (-w / 2 + .25, d)], 0, t)
        tilt = {0: 42, 180: -32, -90: -24, 90: -20}[a]
        done(place(fl, rot=Matrix.Translation((x, y, H - .05)) @ rot("Z", a) @ rot("X", tilt)), card, 30)
    f = prism(rrect(W - 2 * t - .1, D - 2 * t - .1, .3, 5), .3, 5.4)
    cut(f, cyl((-4.7, 0, 5), 5.75, 4, n=96), prism(rrect(8.6, 5.4, 1.4, 10, cx=5.4, cy=3.9), 4.0, 9), prism(rrect(6.0, 4.4, .6, 10, cx=5.4, cy=-3.6), 3.0, 9), cyl((5.4, .4, 5.4), 1.0, 1.2), cyl((5.4, -.7, 5.4), .9, 1.2), cyl((-4.7, -5.9, 5.4), 1.2, 1.6), cyl((-4.7, 5.9, 5.4), 1.2, 1.6))
    done(f, foam, 30)
    done(place(impeller(), rot=Matrix.Translation((-4.7, 0, 3.0)) @ rot("Z", 15)), milled("wheel", pitch=.08, rough=.27), 35)
    done(place(cover(), rot=Matrix.Translation((5.4, 3.9, 4.02))), use("sla_white"), 32)
    done(place(button(), rot=Matrix.Translation((5.4, 3.9, 4.02))), use("sla_white"), 32)
    b = place(bracket(), rot=rot("X", -90))
    drop(b)
    done(place(b, rot=Matrix.Translation((5.4, -5.4, 3.02))), use("red", edge=.04), 32)
    stage(1.6, world=.42, target=(0, 0, 3))
    camera((-7, -36, 34), (.1, -.6, 3.4), lens=56)
    return dict(exposure=.15)
