from hardware import helix, hex_nut, stud
from materials import milled, use
from organic import machine, melt, tube
from solid import *
from studio import camera, flag, stage

ALT = "Flanged gate valve: cast body with machined sealing faces and bolt circle, bonnet held by studs and nuts, threaded stainless stem and red handwheel"
HOTSPOT = (.45, .5, .6, .9)


def body():
    parts = [cyl((0, 0, 3.2), 1.7, 9, "X", n=72), cyl((0, 0, 4.4), 1.75, 4.2, n=72)]
    parts += [cyl((s * 4.6, 0, 3.2), 3.1, .9, "X", n=96) for s in (-1, 1)]
    parts.append(cyl((0, 0, 6.5), 2.7, .7, n=96))
    parts.append(loft([[(x, y, z) for x, y in superellipse(w, d, 64, 2.4)] for z, w, d in ((1.2, 3.0, 2.6), (2.4, 4.6, 3.6), (4.4, 4.2, 3.4), (6.4, 3.4, 3.2))]))
    for s in (-1, 1):
        parts.append(place(box((0, 0, 0), (2.4, .4, 3.0)), (s * 2.9, 0, 4.3)))
    parts.append(plate(rrect(3.0, 2.4, .4, 8), 0, .5, .05))
    parts.append(cyl((0, 0, .9), .9, 1.4, n=40))
    return melt(join(parts), .085, 6, .55)


def scene():
    iron = use("powder_grey", color=(.13, .145, .16), rough=.5, bump=.35, bscale=16)
    face = milled("face", (.66, .665, .67), .26, .06, .02)
    steel, oxide, red = use("turned"), use("zinc"), use("red", metal=0, rough=.35, Specular=.5)
    o = done(body(), iron, 60)
    for s in (-1, 1):
        machine(o, face, cyl((s * 5.6, 0, 3.2), 3.4, 1.24, "X", n=128), cyl((s * 5.0, 0, 3.2), 1.35, 5, "X", n=96))
        for i in range(8):
            a = 2 * PI * i / 8 + PI / 8
            machine(o, face, cyl((s * 4.6, 2.45 * math.cos(a), 3.2 + 2.45 * math.sin(a)), .28, 2, "X", n=36))
    for r in (1.55, 1.7, 1.85):
        machine(o, face, place(lathe([(r, -.04), (r + .06, -.04), (r + .06, .3), (r, .3)], 128), rot=Matrix.Translation((4.98, 0, 3.2)) @ rot("Y", 90)))
    machine(o, face, cyl((0, 0, 7.2), 3, .72, n=96))
    bonnet = lathe([(0, 6.84), (2.65, 6.84), (2.7, 6.9), (2.7, 7.4), (2.6, 7.5), (1.6, 7.55), (1.2, 7.8), (1.05, 8.3), (1.05, 9.3), (1.15, 9.4), (1.5, 9.45), (1.5, 9.85), (1.42, 9.95), (0, 9.95)], 128)
    done(bonnet, iron, 40)
    done(lathe([(0, 6.8), (2.55, 6.8), (2.55, 6.86), (0, 6.86)], 96), use("rubber"), 30)
    for i in range(8):
        a = 2 * PI * i / 8 + PI / 8
        x, y = 2.2 * math.cos(a), 2.2 * math.sin(a)
        done(place(stud(.2, 1.3, .08), (x, y, 7.0)), oxide, 30)
        done(place(hex_nut(.2, .08, .34), rot=Matrix.Translation((x, y, 7.5)) @ rot("Z", 23 * i)), oxide, 30)
    done(place(helix(.42, 2.6, .2, n=56, taper1=.12), (0, 0, 9.9)), steel, 30)
    rim = lathe([(3.0 + .28 * math.cos(2 * PI * k / 24), 10.9 + .28 * math.sin(2 * PI * k / 24)) for k in range(24)], 128)
    hubw = lathe([(.43, 10.6), (.85, 10.6), (.95, 10.7), (.95, 11.3), (.85, 11.4), (.43, 11.4)], 72)
    spokes = [tube([(.8 * math.cos(a), .8 * math.sin(a), 11.0), (1.9 * math.cos(a + .1), 1.9 * math.sin(a + .1), 11.05), (2.95 * math.cos(a + .16), 2.95 * math.sin(a + .16), 10.9)], (.26, .2), 14) for a in (0, 2 * PI / 5, 4 * PI / 5, 6 * PI / 5, 8 * PI / 5)]
    done(melt(join([rim, hubw] + spokes), .07, 4), red, 70)
    done(place(hex_nut(.42, .2, .5), (0, 0, 11.42)), oxide, 30)
    for o in list(bpy.data.objects):
        place(o, rot=rot("Z", -32))
    ring = lathe([(1.35, 0), (2.9, 0), (2.95, .05), (2.95, .7), (2.9, .75), (1.9, .75), (1.9, .85), (1.35, .85)], 128)
    for i in range(8):
        a = 2 * PI * i / 8
        cut(ring, cyl((2.45 * math.cos(a), 2.45 * math.sin(a), .3), .28, 3, n=36))
    done(place(ring, rot=move(-6.2, -6.2)), milled("spare", (.70, .705, .71), .28, .06), 30)
    g = cut(lathe([(1.4, 0), (2.5, 0), (2.5, .12), (1.4, .12)], 96))
    done(place(g, rot=move(6.6, -6.4)), use("rubber", color=(.10, .11, .12)), 30)
    stage(1.25, world=.42, target=(0, 0, 4))
    flag((0, -26, .05), (70, 14))
    camera((3, -40, 19), (.6, -.4, 4.6), lens=58)
    return dict(exposure=.08)
