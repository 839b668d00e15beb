from models.moulded import half, inserts
from hardware import cap_screw
from materials import milled, use
from models.mould import EJECTORS, PILLARS, mould
from solid import *
from studio import camera, flag, stage

ALT = "Injection-molded ABS housing half with ribs, bosses and brass inserts in front of the steel core half of its mold with ejector pins, guide pillars and cooling fittings (render)"
HOTSPOT = (.5, .6, .7, .6)


def scene():
    steel, bright = milled("toolsteel", (.46, .465, .47), .3, .1, .04), use("turned", rough=.16)
    base, seat = mould()
    up = Matrix.Translation((-3.4, 7.2, 3.15)) @ rot("Z", -14)
    done(place(base, rot=up), steel, 30)
    done(place(seat, rot=up), milled("insertsteel", (.62, .625, .63), .2, .06, .02), 30)
    for x, y in PILLARS:
        p = lathe([(0, 1), (.55, 1), (.55, 4.6), (.42, 4.95), (0, 5)], 48)
        done(place(p, rot=up @ move(x, y)), bright, 35)
    for x, y in EJECTORS:
        done(place(cyl((0, 0, 0), .2, 4.3, n=32), rot=up @ Matrix.Translation((x, y, 1.9))), bright, 35)
    for x in (-8.6, -3.2, 3.2, 8.6):
        for y in (-5.9, 5.9):
            if abs(x) < 5: done(place(cap_screw(.3, .6, .1), rot=up @ Matrix.Translation((x, y, .96))), use("oxide"), 30)
    red = use("red")
    for x in (-4, -1.2, 1.8, 4.6):
        n = lathe([(0, 0), (.42, 0), (.42, .35), (.26, .4), (.26, .8), (.34, .86), (.26, .95), (.26, 1.25), (.18, 1.25), (.18, .2), (0, .2)], 40)
        done(place(n, rot=up @ Matrix.Translation((x, 6.5, -.3)) @ rot("X", -90)), red if x in (-4, 1.8) else use("brass"), 30)
    part = done(half(), use("abs_dark", color=(.115, .122, .13)), 30)
    for b in inserts():
        done(b, use("brass"), 30)
    for o in [part] + [o for o in bpy.data.objects if o.name.startswith("o") and o.data.materials and o.data.materials[0].name.startswith("brass") and o.data.vertices[0].co.z < 3 and abs(o.data.vertices[0].co.y) < 4]:
        place(o, rot=Matrix.Translation((4.6, -6.9, 0)) @ rot("Z", 8))
    stage(1.25, world=.42, key=1.1, rim=1.3, target=(0, 0, 2))
    flag((0, -24, .05), (80, 18))
    camera((-9, -40, 28), (.1, 1.2, 1.9), lens=56)
    return dict(exposure=.3)
