from hardware import cap_screw
from materials import milled, use
from solid import *
from studio import camera, flag, stage

ALT = "Mold insert for an undercut part: tall core, two opened slides with half cavities, inclined guide pins and locking wedges, and the molded red cap with its side windows"
HOTSPOT = (.5, .5, .8, .8)


def cap_outline(r, h):
    return lathe([(0, 0), (r, 0), (r - .03 * h, h - .3), (r - .03 * h - .3, h), (0, h)], 96)


def scene():
    steel, hard, dark, bright = milled("base", (.46, .465, .47), .3, .1, .04), milled("hard", (.64, .645, .65), .2, .07, .025), use("oxide"), use("turned", rough=.15)
    base = plate(rrect(18.5, 11, .3, 6), 0, 2.0, .06)
    cut(base, prism(rrect(18.0, 5.0, .1, 4), 1.5, 4))
    for x in (-8.4, 8.4):
        for y in (-4.4, 4.4):
            cut(base, cyl((x, y, 1), .4, 4, n=36), cyl((x, y, 2), .72, 1.0, n=44))
            done(place(cap_screw(.38, .4, .12), (x, y, 1.4)), dark, 30)
    done(base, steel, 30)
    core = add(cap_outline(1.65, 4.1), cyl((0, 0, -.2), 2.6, .5, n=96))
    done(place(core, (0, 0, 1.5)), bright, 35)
    for s in (-1, 1):
        dx = s * 5.3
        sl = box((0, 0, 2.5), (5.2, 4.6, 4.6))
        cut(sl, place(cap_outline(1.95, 4.4), (-s * 2.6, 0, .2)), box((-s * 2.7, 0, 4.9), (1.2, 9, .6)))
        add(sl, place(prism(rrect(.9, .7, .12, 5), -.9, .9), rot=Matrix.Translation((-s * 1.35, 0, 2.6)) @ rot("Y", 90)))
        cut(sl, place(box((0, 0, 0), (3, 9, 6)), rot=Matrix.Translation((s * 4.1, 0, 3.4)) @ rot("Y", -s * 18)))
        cut(sl, place(cyl((0, 0, 0), .42, 14, n=48), rot=Matrix.Translation((s * .5, 0, 3.0)) @ rot("Y", s * 16)))
        done(place(sl, rot=Matrix.Translation((dx, 0, 1.45))), hard, 30)
        pinn = lathe([(0, -4.5), (.12, -4.45), (.39, -4.1), (.39, 4.0), (.62, 4.05), (.62, 4.5), (0, 4.5)], 56)
        done(place(pinn, rot=Matrix.Translation((dx + s * 1.2, 0, 5.4)) @ rot("Y", s * 16)), bright, 35)
        for y in (-3.0, 3.0):
            g = plate(rrect(6.8, 1.1, .1, 4), 2.0, 2.9, .04)
            done(place(g, (dx, y, 0)), use("brass", rough=.32), 30)
            for k in (-2.2, 0, 2.2):
                done(place(cap_screw(.22, .2, .08, n=24), (dx + k, y, 2.75)), dark, 30)
    cap = cap_outline(1.93, 4.3)
    cut(cap, place(cap_outline(1.66, 4.05), (0, 0, -.02)))
    for s in (-1, 1):
        cut(cap, place(prism(rrect(1.5, .7, .12, 5), 1, 3), rot=Matrix.Translation((0, 0, 1.9)) @ rot("Z", 90 if s > 0 else -90) @ rot("X", 90)))
    place(cap, rot=rot("X", 82))
    drop(cap)
    done(place(cap, rot=move(3.6, -8.0) @ rot("Z", 28)), use("red_plastic"), 32)
    second = cap_outline(1.93, 4.3)
    for s in (-1, 1):
        cut(second, place(prism(rrect(1.5, .7, .12, 5), 1, 3), rot=Matrix.Translation((0, 0, 1.9)) @ rot("Z", 90 * s) @ rot("X", 90)))
    done(place(second, rot=move(-3.4, -8.2) @ rot("Z", 40)), use("red_plastic"), 32)
    stage(1.3, world=.40, target=(0, 0, 2))
    flag((0, -26, .05), (70, 12))
    camera((-8, -33, 24), (-.1, -1.2, 2.7), lens=58)
    return dict(exposure=.0)
