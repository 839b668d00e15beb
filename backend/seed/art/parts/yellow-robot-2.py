from models.robot import *
from hardware import bearing, gear, gear_outline
from studio import camera, flag, stage

ALT = "Elbow joint of the yellow robot taken apart along its axis: yellow cast housing, milled aluminum bearing seat, ball bearing, ring gear with pinion and screwed cap (render)"
HOTSPOT = (.5, .5, .85, .7)


def housing():
    o = lathe([(2.0, 0), (2.9, 0), (3.0, .1), (3.0, 2.3), (2.9, 2.4), (2.6, 2.4), (2.6, .5), (2.0, .5)], 144)
    neck = boolean(place(prism(rrect(3.4, 2.0, .6, 10), 0, 5.2), rot=Matrix.Translation((0, 0, 1.25)) @ rot("Y", -90)), cyl((0, 0, 1), 2.8, 8, n=96))
    cut(neck, place(prism(rrect(2.9, 1.5, .45, 10), 2, 9), rot=Matrix.Translation((0, 0, 1.25)) @ rot("Y", -90)))
    add(o, neck)
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        b = boolean(prism(circ(.32, 32, 2.42 * math.cos(a), 2.42 * math.sin(a)), .4, 2.2), cyl((0, 0, 1), 2.75, 6, n=96), "INTERSECT")
        add(o, b)
        cut(o, cyl((2.42 * math.cos(a), 2.42 * math.sin(a), 2), .13, 2, n=24))
    return o


def scene():
    yellow, black, alu, steel = use("yellow"), use("rubber"), milled(pitch=.07), use("turned", stretch=(2, 2, 2), rough=.18)
    axis = Matrix.Translation((-8.2, 3.6, 3.05)) @ rot("Z", -22) @ rot("Y", 90)
    def put(o, z, m, angle=32):
        return done(place(o, rot=axis @ Matrix.Translation((0, 0, z)) @ rot("Z", 90)), m, angle)
    put(housing(), 0, yellow, 35)
    seat = lathe([(1.45, 0), (2.3, 0), (2.3, .25), (2.55, .27), (2.55, .6), (2.5, .65), (1.75, .65), (1.72, .62), (1.72, .2), (1.45, .2)], 128)
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        cut(seat, cyl((2.42 * math.cos(a) * .97, 2.42 * math.sin(a) * .97, .4), .11, 2, n=24))
    put(seat, 5.0, alu, 30)
    races, shield = bearing(.95, 1.7, .55)
    put(races, 7.8, steel, 30)
    put(shield, 7.8, use("red", rough=.4), 30)
    ring = prism(circ(2.35, 128), 0, .8)
    cut(ring, prism(gear_outline(56, .07), -1, 2))
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        cut(ring, cyl((2.18 * math.cos(a), 2.18 * math.sin(a), .4), .08, 2, n=20))
    put(ring, 10.6, steel, 30)
    sun = cut(gear(24, .07, 1.3), cyl((0, 0, .5), .4, 4, n=48))
    put(sun, 12.3, use("brass"), 30)
    cap = lathe([(.0, .0), (2.5, 0), (2.55, .05), (2.55, .35), (2.48, .42), (1.5, .44), (1.4, .36), (0, .36)], 128)
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        cut(cap, cyl((2.2 * math.cos(a), 2.2 * math.sin(a), .3), .1, 2, n=24), cyl((2.2 * math.cos(a), 2.2 * math.sin(a), .45), .19, .3, n=28))
    put(cap, 15.2, alu, 30)
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        c = cap_screw(.1, .7, .045, n=24)
        done(place(c, rot=axis @ Matrix.Translation((0, 0, 17.6)) @ rot("Z", 90) @ move(2.2 * math.cos(a), 2.2 * math.sin(a))), use("oxide"), 30)
    stage(1.4, world=.42, target=(0, 0, 2.5))
    flag((0, -24, .05), (70, 16))
    camera((15, -37, 15), (-.3, .4, 2.7), lens=78)
    return dict(exposure=.05)
