from hardware import cap_screw
from materials import mat, milled, use
from models.moulded import half
from models.mould import EJECTORS, PILLARS, mould
from models.tray import tray
from solid import *
from studio import camera, flag, stage

SECONDS, REGION = 6, (.04, .06, .96, .97)
POSTER = 2.3
STROKE, PUSH = 14.0, 3.4
LYING = Matrix(((0, 0, 1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))  # opens along x: (x, y, z) -> (z, -x, y)


def cavity():
    """The fixed half: the outside of the part, guide bushes, and the sprue behind."""
    o = box((0, 0, 3.9), (19, 13, 4.6))
    cut(o, place(tray(12.6, 7.4, 1.5, 2.7), rot=Matrix.Translation((0, 0, 4.24)) @ rot("X", 180)))
    return cut(o, *[cyl((x, y, 2), .57, 9, n=40) for x, y in PILLARS], *[place(cyl((0, 0, 0), .42, 30, "X", n=32), (0, y, 5.2)) for y in (-4.8, 4.8)])


def core():
    base, seat = mould()
    for x, y in EJECTORS:
        cut(seat, cyl((x, y, 3), .205, 9, n=32))
    return base, seat


def ease(u):
    u = max(0., min(1., u))
    return u * u * (3 - 2 * u)


def pose(t):
    """How far the mould is open, how far the pins are out, how far the part has fallen (None: in the cavity again)."""
    opened = STROKE * (ease((t - .5) / 1.5) - ease((t - 4.4) / 1.2))
    pushed = PUSH * (ease((t - 2.2) / .7) - ease((t - 3.7) / .5))
    fall = None if t > 3.7 else round(34 * max(0., t - 3.0) ** 2, 3)
    return round(opened, 3), round(pushed, 3), fall


def show(p):
    opened, pushed, fall = p
    for o in SET["core"]:
        o.location.x = -opened
    for o in SET["pins"]:
        o.location.x = -opened + pushed
    part = SET["part"]
    part.hide_render = fall is None or fall > 30
    down = fall or 0
    part.matrix_world = Matrix.Translation((-opened + pushed, 0, -down)) @ rot("Y", min(28, down * 2.2))


def lie(o, material, angle=30):
    return done(place(o, rot=LYING), material, angle)


def scene():
    steel, bright = mat("plates", (.45, .455, .465), 1, .30, .04), use("turned", rough=.16)
    dark, paint = use("oxide"), use("powder_grey", color=(.20, .22, .245), bump=0)
    base, seat = core()
    SET["core"] = [lie(base, steel), lie(seat, mat("insert", (.62, .625, .63), 1, .2, .02))]
    SET["core"] += [lie(place(lathe([(0, 1), (.55, 1), (.55, 4.6), (.42, 4.95), (0, 5)], 48), (x, y, 0)), bright, 35) for x, y in PILLARS]
    SET["pins"] = [lie(cyl((x, y, 1.9), .2, 4.28, n=32), bright, 35) for x, y in EJECTORS]
    SET["part"] = lie(place(half(), rot=Matrix.Translation((0, 0, 4.24)) @ rot("X", 180)), use("red_plastic", bump=.02), 30)
    SET["core"].append(lie(plate(rrect(19, 15, .1, 3), -4.2, -3.1, .05), steel))
    lie(cavity(), steel)
    lie(plate(rrect(19, 15, .1, 3), 6.2, 7.3, .05), steel)
    lie(lathe([(.5, 7.2), (2.4, 7.2), (2.4, 7.7), (2.3, 7.8), (1.0, 7.8), (.5, 7.4)], 96), bright, 35)
    bed = cut(box((-4.5, 0, -9.2), (52, 28, 3)), box((-6.5, 0, -9), (10, 13.5, 8)))
    done(bed, paint, 30)
    for y in (-8.3, 8.3):
        done(box((-4.5, y, -7.6), (50, 1.0, .4)), bright, 30)
        for x in (-2.9, -.3):
            SET["core"].append(done(box((x, y, -7.35), (1.6, 1.5, .55)), dark, 30))
    for x in (-7, 7):
        for y in (-5.6, 5.6):
            SET["core"].append(lie(place(cap_screw(.34, .4, .1), rot=Matrix.Translation((x, y, 1.02))), dark))
    g = stage(1.9, world=.50, floor=(.72, .73, .74), key=1.2, rim=1.0, target=(-4, 0, 0))
    g.location.z = -10.7
    flag((6, -46, -6), (80, 14))
    camera((18, -46, 19), (-4.3, 0, -.9), lens=41)
    return dict(exposure=.3)


SET = {}
