from hardware import cap_screw
from materials import carbon, milled, use
from solid import *
from studio import camera, flag, stage

ALT = "UAV frame: carbon-fiber plates on milled aluminum stand-offs, four motor mounts machined from 7075, brushless motors, and one arm clamp anodized red"
HOTSPOT = (.5, .55, .85, .7)


def spider(arm, hub, width, tip):
    pts, radii = [], []
    for i in range(4):
        a = PI / 4 + i * PI / 2
        u, v = Vector((math.cos(a), math.sin(a))), Vector((-math.sin(a), math.cos(a)))
        for p, r in ((u * hub - v * width * .75, .7), (u * (arm - 1.2) - v * width * .42, .8), (u * (arm - .6) - v * tip, .6), (u * (arm + tip) - v * tip, tip * .9), (u * (arm + tip) + v * tip, tip * .9), (u * (arm - .6) + v * tip, .6), (u * (arm - 1.2) + v * width * .42, .8), (u * hub + v * width * .75, .7)):
            pts.append(tuple(p)); radii.append(r)
    return rounded(pts, radii, 10)


def scene():
    cf, alu, red, black = carbon(), milled(pitch=.06), use("red"), use("oxide")
    A, tip = 9.2, 1.15
    low = prism(spider(A, 2.9, 2.6, tip), 0, .25)
    for i in range(4):
        a = PI / 4 + i * PI / 2
        for d, r in ((4.3, .42), (5.6, .36), (6.8, .3)):
            cut(low, place(prism(rrect(r * 2.2, r * 1.5, r * .6, 8), -1, 1), rot=rot("Z", math.degrees(a)) @ move(d, 0)))
        for k in range(4):
            b = a + k * PI / 2 + PI / 4
            cut(low, cyl((A * math.cos(a) + .72 * math.cos(b), A * math.sin(a) + .72 * math.sin(b), 0), .13, 2, n=24))
    cut(low, prism(rrect(2.4, 1.4, .4, 8), -1, 1))
    done(place(low, (0, 0, 1.2)), cf, 30)
    top = prism(rounded([(-3.6, -1.5), (-2.2, -2.6), (2.2, -2.6), (3.6, -1.5), (3.6, 1.5), (2.2, 2.6), (-2.2, 2.6), (-3.6, 1.5)], .8, 10), 0, .2)
    for x in (-1.7, 0, 1.7):
        cut(top, prism(rrect(1.0, 2.6, .45, 8, cx=x), -1, 1))
    for x, y in ((-3, -1.2), (3, -1.2), (-3, 1.2), (3, 1.2), (-1.9, -2.15), (1.9, -2.15), (-1.9, 2.15), (1.9, 2.15)):
        cut(top, cyl((x, y, 0), .15, 2, n=24))
        done(place(lathe([(.12, 0), (.32, 0), (.32, .3), (.24, .36), (.24, 1.9), (.32, 1.96), (.32, 2.3), (.12, 2.3)], 48), (x, y, 1.45)), red if abs(x) < 2 else alu, 30)
        done(place(cap_screw(.14, .3, .05, n=24), (x, y, 3.95)), black, 30)
    done(place(top, (0, 0, 3.75)), cf, 30)
    for i in range(4):
        a = PI / 4 + i * PI / 2
        m = Matrix.Translation((A * math.cos(a), A * math.sin(a), 1.45)) @ rot("Z", math.degrees(a))
        mount = plate(rounded([(-2.6, -.55), (-1.2, -.9), (-.6, -1.1), (.9, -1.1), (1.15, -.8), (1.15, .8), (.9, 1.1), (-.6, 1.1), (-1.2, .9), (-2.6, .55)], .4, 8), 0, .32, .04)
        cut(mount, cyl((0, 0, 0), .42, 3, n=48), prism(rrect(.9, .5, .2, 8, cx=-1.75), -1, 2))
        done(place(mount, rot=m), red if i == 2 else alu, 30)
        stator = lathe([(.3, .32), (1.15, .32), (1.15, .5), (.98, .52), (.98, 1.0), (.3, 1.0)], 72)
        done(place(stator, rot=m), use("copper", rough=.4), 30)
        bell = lathe([(.22, 1.85), (.75, 1.85), (1.08, 1.66), (1.2, 1.5), (1.22, 1.42), (1.22, .72), (1.12, .70), (1.10, 1.4), (.7, 1.62), (.22, 1.62)], 120)
        for k in range(7):
            b = 2 * PI * k / 7
            cut(bell, place(prism(rounded([(.42, -.1), (.95, -.26), (.95, .26), (.42, .1)], .08, 5), 1, 3), rot=rot("Z", math.degrees(b))))
        done(place(bell, rot=m), use("black"), 30)
        done(place(lathe([(0, 1), (.2, 1), (.2, 2.5), (.16, 2.56), (0, 2.56)], 40), rot=m), use("turned"), 30)
    stage(1.35, world=.45, target=(0, 0, 1))
    flag((0, -26, .05), (70, 12))
    camera((-9, -34, 22), (-.1, -.6, 1.1), lens=60)
    return dict(exposure=.1)
