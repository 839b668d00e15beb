from models.cover import button, cover, window
from hardware import helix
from materials import mat, use
from solid import *
from studio import camera, flag, stage

ALT = "Medical prototypes: titanium bone plate with locking holes and self-tapping screws, a PEEK spacer, and a white device housing with dark window and red button"
HOTSPOT = (.5, .55, .85, .7)


def bone_plate():
    n, L = 60, 10.5
    secs = []
    for k in range(n + 1):
        t = k / n
        x = -L / 2 + L * t
        w = 1.15 + .28 * abs(math.cos(t * PI * 7)) + .5 * max(0, (t - .8) / .2) ** 1.5
        e = min(1, min(t, 1 - t) / .045)
        w *= (1 - (1 - e) ** 2) ** .5 if e < 1 else 1
        z = -.018 * x * x + .12 * max(0, t - .75) ** 2 * 8
        ring = [(x, y * w / 1.3, z + zz - .10 * (y * w / 1.3) ** 2) for y, zz in ((-.65, .1), (-.6, .22), (-.42, .3), (-.2, .33), (.2, .33), (.42, .3), (.6, .22), (.65, .1), (.6, .02), (.3, 0), (-.3, 0), (-.6, .02))]
        secs.append(ring)
    return loft(secs)


def screw(length=3.2):
    head = lathe([(0, 0), (.3, 0), (.4, .12), (.46, .4), (.44, .46), (0, .46)], 56)
    add(head, place(helix(.46, .34, .09, n=48, depth=.05), (0, 0, .06)))
    lobes = prism([(.2 * (1 + .18 * math.cos(6 * 2 * PI * i / 72)) * math.cos(2 * PI * i / 72), .2 * (1 + .18 * math.cos(6 * 2 * PI * i / 72)) * math.sin(2 * PI * i / 72)) for i in range(72)], .2, 1)
    cut(head, lobes)
    shank = place(helix(.29, length, .17, depth=.10, n=48, taper0=.5), (0, 0, -length))
    tip = place(lathe([(0, -.3), (.05, -.28), (.19, .0), (0, .02)], 32), (0, 0, -length))
    return join([head, shank, tip])


def scene():
    ti = use("titanium", color=(.50, .485, .47), rough=.30, bump=.06, edge=.05)
    o = bone_plate()
    for i in range(7):
        x = -4.45 + i * 1.5
        z = -.018 * x * x
        if i in (2, 3): cut(o, place(prism(rrect(.95, .55, .27, 8), -1, 2), (x, 0, z)))
        else: cut(o, place(helix(.36, 2, .1, n=40), (x, 0, z - 1)), place(lathe([(0, .12), (.37, .12), (.48, .4), (.48, .9), (0, .9)], 48), (x, 0, z)))
    at = Matrix.Translation((-1.4, -2.3, .52)) @ rot("Z", 14)
    done(place(o, rot=at), ti, 35)
    for i, (x, y, a) in enumerate(((3.6, -4.3, 20), (4.7, -3.9, 31), (5.9, -3.7, 16))):
        s = screw(3.2 - .35 * i)
        place(s, rot=rot("Y", 83))
        drop(s)
        done(place(s, rot=move(x + 1.3, y) @ rot("Z", a - 180 + 90)), ti, 32)
    peek = use("pom", color=(.58, .43, .26), rough=.45)
    cage = plate(rounded([(-1.5, -.9), (1.5, -.9), (1.9, 0), (1.5, .9), (-1.5, .9), (-1.8, 0)], .5, 10), 0, 1.1, .06)
    cut(cage, prism(rrect(1.0, .95, .3, 8, cx=-.75), -1, 3), prism(rrect(1.0, .95, .3, 8, cx=.75), -1, 3), cyl((0, -.9, .55), .22, 1, "Y", n=28))
    for k in range(9):
        cut(cage, place(prism([(-.12, .01), (.12, .01), (0, -.13)], -3, 3), rot=Matrix.Translation((-1.5 + k * .375, 0, 1.1)) @ rot("X", 90)))
    done(place(cage, rot=move(-4.2, -5.0) @ rot("Z", -20)), peek, 30)
    at = move(1.4, 3.4) @ rot("Z", 18)
    done(place(cover(), rot=at @ Matrix.Scale(1.25, 4)), use("abs_white"), 32)
    done(place(window(), rot=at @ Matrix.Scale(1.25, 4)), mat("screen", (.02, .03, .04), rough=.07, edge=.02, Specular=.6), 35)
    done(place(button(), rot=at @ Matrix.Scale(1.25, 4)), use("red_plastic"), 35)
    stage(1.0, world=.36, floor=(.58, .59, .60), target=(0, 0, 1))
    flag((0, -20, .05), (60, 10))
    camera((-4, -27, 20), (.6, -.4, .8), lens=62)
    return dict(exposure=.08)
