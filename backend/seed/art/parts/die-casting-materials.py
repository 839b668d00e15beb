from models.sample import ingot
from organic import machine, melt
from materials import mat, milled, use
from solid import *
from studio import camera, flag, stage

ALT = "Die-casting alloys as ingots: aluminum, zinc and magnesium with cast skin, and the same lever cast in each, one coated red, bores machined bright"
HOTSPOT = (.5, .55, .85, .7)


def lever():
    parts = [cyl((-2.6, 0, .7), 1.15, 1.4, n=56), cyl((2.8, 0, .5), .75, 1.0, n=48)]
    web = prism(rounded([(-2.6, -.95), (2.8, -.55), (2.8, .55), (-2.6, .95)], .3, 6), .25, .5)
    edge = [prism([(-2.4, y * 1.02 - .12), (2.7, y * .6 - .12), (2.7, y * .6 + .12), (-2.4, y * 1.02 + .12)], .05, .95) for y in (-.85, .85)]
    ribs = [place(box((0, 0, 0), (.16, 1.5 - .2 * k, .7)), (-.9 + k * 1.1, 0, .5)) for k in range(3)]
    return melt(join(parts + [web] + edge + ribs), .05, 5, .6)


def scene():
    alu, zinc, mag = use("cast", color=(.62, .625, .635)), mat("zamak", (.50, .52, .56), 1, .34, edge=.05, bump=.10, bscale=40), mat("mag", (.40, .395, .385), 1, .56, edge=.06, bump=.22, bscale=40)
    coat = use("red_plastic", rough=.4, bump=.12, bscale=30)
    face = milled("bores", (.78, .785, .79), .2, .05, .01)
    base = ingot()
    for (x, y, z, a), m in zip(((-5.2, 3.6, 0, 8), (2.6, 4.4, 0, -7), (-4.6, 5.2, 1.72, 2), (-4.7, 6.5, 0, 8)), (alu, zinc, mag, alu)):
        done(copy(base, Matrix.Translation((x, y, z)) @ rot("Z", a)), m, 60)
    base.hide_render = True
    l = lever()
    for (x, y, a), m in zip(((-5.2, -2.2, 20), (-.2, -3.6, 20), (5.4, .6, 20), (5.2, -5.0, 20)), (alu, zinc, mag, coat)):
        o = done(copy(l), m, 60)
        machine(o, face, cyl((-2.6, 0, .5), .68, 4, n=64), cyl((2.8, 0, .5), .36, 4, n=48), cyl((-2.6, 0, 1.75), 1.02, .8, n=64), cyl((2.8, 0, 1.32), .66, .7, n=48))
        place(o, rot=move(x, y) @ rot("Z", a))
    l.hide_render = True
    stage(1.15, world=.40, target=(0, 0, .8))
    flag((0, -24, .05), (60, 12))
    camera((-4, -28, 21), (.2, .2, .7), lens=60)
    return dict(exposure=.1)
