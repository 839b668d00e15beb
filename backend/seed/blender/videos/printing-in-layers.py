from hardware import cap_screw
from materials import mat, milled, use
from models.bead_print import BASE, COUNT, LAYER, layer
from organic import tube
from solid import *
from studio import camera, flag, stage

SECONDS, REGION = 7.2, (.14, .08, .86, 1)
POSTER = 4.6
START, PACE = 6, 2  # frames before the first layer, frames per layer: a time lapse


def head():
    brass, alu, sock = use("brass"), milled(pitch=.05), use("rubber")
    parts = [done(lathe([(0, 0), (.11, 0), (.15, .03), (.46, .52), (.46, .62), (0, .62)], 64), brass, 35),
             done(plate(circ(.62, 6), .6, 1.05, .03), brass, 30),
             done(plate(rrect(2.3, 1.9, .2, 6), 1.02, 2.3, .08), sock, 35),
             done(plate(rrect(2.0, 1.6, .1, 4), 2.28, 2.7, .04), alu, 30),
             done(cyl((0, 0, 3.1), .3, .9), use("turned"), 35)]
    fins = [(0, 3.4)] + sum([[(1.25, 3.4 + i * .42), (1.25, 3.6 + i * .42), (.62, 3.6 + i * .42), (.62, 3.82 + i * .42)] for i in range(9)], []) + [(0, 7.4)]
    parts.append(done(lathe(fins, 96), alu, 30))
    for s in (-1, 1):
        parts.append(done(tube([(s * 2.2, .5, 6), (s * 2.3, .3, 3.4), (s * 1.9, .2, 1.6), (s * 1.25, .1, .75)], (.5, .28), 24), use("abs_black"), 50))
    return parts


def ease(u):
    u = max(0., min(1., u))
    return u * u * (3 - 2 * u)


def pose(t):
    """Layers laid, and where the tip of the nozzle is."""
    i = round(t * 15)
    k = max(0, min(COUNT, (i - START) // PACE + 1 if i >= START else 0))
    a, z = k * .82, k * LAYER
    up = ease((z - BASE * LAYER + .3) / .5)
    wide = .5 * 8.2 * max(-1, min(1, math.cos(a) * 1.25)), .5 * 4.8 * max(-1, min(1, math.sin(a) * 1.3))
    x, y = (w * (1 - up) + 1.96 * c * up for w, c in zip(wide, (math.cos(a), math.sin(a))))
    away = ease((i - START - PACE * COUNT) / 9)
    rest = 1 - ease(i / START) if i < START else 0
    return k, round(x * (1 - away) + away * -5.5, 3), round(y * (1 - away) + away * 3.5, 3), round(z + .01 + 2.6 * rest + 4.2 * away, 3)


def show(p):
    k, x, y, z = p
    for i, o in enumerate(STACK):
        o.hide_render = i >= k
    for o in HEAD:
        o.location = (x, y, z)


def scene():
    plastic = use("red_plastic", bump=0, edge=0, rough=.34)
    STACK.extend(layer(k, plastic) for k in range(COUNT))
    HEAD.extend(head())
    bed = plate(rrect(17, 14, .5, 8), -.35, 0, .05)
    done(bed, mat("pei", (.03, .031, .034), rough=.62, edge=.04, bump=.35, bscale=26, Specular=.4), 30)
    done(plate(rrect(17.8, 14.8, .6, 8), -1.1, -.36, .06), milled(), 30)
    for x in (-8.1, 8.1):
        for y in (-6.6, 6.6):
            done(place(cap_screw(.2, .3, .08), (x, y, -.02)), use("oxide"), 30)
    g = stage(1.1, world=.40, floor=(.70, .71, .72), key=1.05, target=(0, 0, 1))
    g.location.z = -1.1
    flag((0, -20, .05), (60, 10))
    camera((8.5, -22, 11.5), (0, .2, 1.65), lens=64)
    return dict(exposure=.05)


STACK, HEAD = [], []
