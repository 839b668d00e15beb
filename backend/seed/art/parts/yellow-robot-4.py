from models.robot import *
from hardware import insert
from studio import camera, flag, stage

ALT = "Cover set of the yellow robot laid out for inspection: six urethane-cast half shells, three painted yellow side up and three showing ribs, bosses and brass inserts inside"
HOTSPOT = (.5, .5, .85, .8)


def shell_half(sizes, length):
    p, q = Vector((-length / 2, 0, 0)), Vector((length / 2, 0, 0))
    o = limb(p, q, *sizes)
    cut(o, limb(p + Vector((-.2, 0, 0)), q + Vector((.2, 0, 0)), *[s - .44 for s in sizes]), box((0, -5, 0), (30, 10, 30)))
    r0, r1 = sizes[0] * .36, sizes[1] * .36
    cut(o, cyl((-length / 2, 2, 0), r0, 8, "Y", n=72), cyl((length / 2, 2, 0), r1, 8, "Y", n=72))
    inner = limb(p, q, *[s - .3 for s in sizes])
    ribs = []
    for x in (-.22, .05, .3):
        ribs.append(box((x * length, .9, 0), (.12, 1.5, 6)))
    for x, z in ((-.1, -.3), (-.1, .3), (.2, -.3), (.2, .3)):
        ribs.append(cyl((x * length, .7, z * sizes[1]), .26, 1.5, "Y", n=36))
    for r in ribs:
        boolean(r, inner, "INTERSECT", keep=True)
        cut(r, box((0, -4.7, 0), (30, 10, 30)))
        add(o, r)
    bpy.data.objects.remove(inner)
    for x, z in ((-.1, -.3), (-.1, .3), (.2, -.3), (.2, .3)):
        cut(o, cyl((x * length, .3, z * sizes[1]), .15, .8, "Y", n=28))
    return o


def scene():
    yellow, brass = use("yellow"), use("brass")
    kinds = [((3.4, 2.7, 3.4, 2.8), 7.2), ((2.8, 2.1, 2.8, 2.2), 6.6), ((2.2, 1.8, 2.2, 1.9), 4.6)]
    for row, (sizes, length) in enumerate(kinds):
        a = shell_half(sizes, length)
        for k, flip in enumerate((90, -90)):
            o = place(copy(a), rot=rot("X", flip))
            low = min(v.co.z for v in o.data.vertices)
            at = Matrix.Translation((-4.4 + 8.8 * k, 4.6 - row * 4.6, -low)) @ rot("Z", -6 + 3 * row)
            done(place(o, rot=at), yellow, 38)
            if flip == 90: continue
            for x, z in ((-.1, -.3), (-.1, .3), (.2, -.3), (.2, .3)):
                i = place(insert(.17, .4, 20), rot=at @ Matrix.Translation((x * length, z * sizes[1], -.30)))
                done(i, brass, 30)
        bpy.data.objects.remove(a)
    stage(1.2, world=.45, target=(0, 0, 1))
    flag((0, -24, .05), (70, 16))
    camera((5, -31, 27), (.1, -.2, .6), lens=82)
    return dict(exposure=.15)
