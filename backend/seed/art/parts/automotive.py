from hardware import helix
from materials import milled, use
from organic import machine, melt, tube
from solid import *
from studio import camera, flag, stage

ALT = "Suspension upright machined from a 7075 aluminum forging blank: bearing bore with ring groove, ball-joint arms and caliper lugs, with a steel wheel hub and red wheel studs beside it"
HOTSPOT = (.45, .5, .7, .8)


def upright():
    parts = [lathe([(0, -1.5), (3.0, -1.5), (3.0, 1.4), (0, 1.4)], 96)]
    def arm(path, r, end):
        parts.append(tube(path, r, 20))
        parts.append(cyl(end, .95, 1.5, n=48))
    arm([(1.2, 1.8, 0), (1.3, 3.9, .1), (.8, 6.2, .5)], (1.25, .85), (.6, 6.6, .5))
    arm([(-1.2, 1.9, 0), (-.5, 4.2, .2), (.5, 6.2, .5)], (.95, .75), (.6, 6.6, .5))
    arm([(.9, -1.8, 0), (.9, -3.7, 0), (.2, -5.4, .3)], (1.3, .95), (.1, -5.9, .3))
    arm([(-1.5, -1.6, 0), (-.9, -3.8, 0), (0, -5.4, .3)], (.9, .75), (.1, -5.9, .3))
    arm([(-1.9, .9, -.2), (-3.6, 1.2, -.3), (-5.0, 1.0, -.1)], (1.0, .7), (-5.4, .9, -.1))
    arm([(-1.9, -1.3, -.2), (-3.5, -.4, -.3), (-4.9, .7, -.1)], (.8, .6), (-5.4, .9, -.1))
    for y in (-2.3, 2.3):
        parts.append(tube([(2.0, y * .6, .4), (3.4, y * .95, .7), (4.1, y, .8)], (.95, .8), 18))
        parts.append(cyl((4.4, y, .8), .8, 1.5, n=48))
    parts.append(tube([(4.2, -2.3, .5), (3.7, 0, .4), (4.2, 2.3, .5)], (.42, .42), 16))
    return melt(join(parts), .085, 7, .5)


def scene():
    o = upright()
    done(o, use("blast", bump=.08, rough=.42), 60)
    face = milled("face", pitch=.08, edge=.02)
    machine(o, face, cyl((0, 0, 0), 2.15, 8, n=144), cyl((0, 0, 1.2), 2.35, 1.0, n=144), cyl((0, 0, 1.9), 3.3, 1.2, n=96))
    machine(o, face, lathe([(2.1, .1), (2.28, .1), (2.28, .28), (2.1, .28)], 128))
    for x, y, z, r in ((.6, 6.6, .5, .42), (.1, -5.9, .3, .42), (-5.4, .9, -.1, .34), (4.4, -2.3, .8, .36), (4.4, 2.3, .8, .36)):
        machine(o, face, cyl((x, y, z), r, 6, n=56), cyl((x, y, z + 1.22), .86, 1.0, n=56))
    for i in range(4):
        a = PI / 4 + i * PI / 2
        machine(o, face, cyl((2.68 * math.cos(a), 2.68 * math.sin(a), 1), .15, 3, n=24))
    at = Matrix.Translation((-2.0, 3.4, 4.2)) @ rot("Z", -16) @ rot("X", 20)
    place(o, rot=at)
    drop(o)
    steel = use("turned", stretch=(2, 2, 2))
    hub = lathe([(.0, 0), (3.3, 0), (3.4, .1), (3.4, .8), (3.3, .9), (1.9, .95), (1.75, 1.1), (1.7, 2.0), (1.6, 2.1), (1.2, 2.1), (1.15, 2.0), (1.15, 1.0), (0, 1.0)], 128)
    hub_at = Matrix.Translation((6.6, -4.6, 0))
    for i in range(5):
        a = 2 * PI * i / 5 + .4
        cut(hub, place(prism(rrect(.9, .9, .44, 8), -1, 3), rot=rot("Z", math.degrees(a + PI / 5)) @ move(2.55, 0)))
    done(place(hub, rot=hub_at), steel, 30)
    for i in range(5):
        a = 2 * PI * i / 5 + .4
        s = place(helix(.36, 2.2, .15, n=40, taper1=.2), (2.6 * math.cos(a), 2.6 * math.sin(a), .85))
        done(place(s, rot=hub_at), use("red", rough=.36), 30)
    stage(1.25, world=.40, target=(0, 0, 2.5))
    flag((0, -24, .05), (70, 16))
    camera((7, -36, 26), (.7, .6, 1.6), lens=58)
    return dict(exposure=.0)
