from models.robot import *
from studio import camera, flag, stage

ALT = "Gripper of the yellow robot: two fin-ray fingers printed in black TPU on sliding jaws, milled aluminum palm and yellow wrist cover, holding a machined ring"
HOTSPOT = (.5, .5, .6, .8)


def scene():
    yellow, black, alu = use("yellow"), use("rubber"), milled(pitch=.06)
    finger = finray()
    finger.data.materials.append(use("mjf_black"))
    top = Vector((0, 0, 9.4))
    turn = rot("Y", 180)
    gripper(top, turn, yellow, black, alu, finger)
    finger.hide_render = True
    a, b = Vector((0, 0, 10.1)), Vector((0, 0, 14.6))
    limb_parts(a, b, (2.6, 3.0, 2.5, 2.8), yellow, (.28,), black)
    ring = lathe([(.62, 0), (.95, 0), (1.0, .05), (1.0, .6), (.9, .65), (.9, .95), (.85, 1.0), (.62, 1.0), (.58, .96), (.58, .04)], 96)
    done(place(ring, (0, 0, 3.35)), use("red"), 30)
    base = cyl((0, 0, .3), 1.9, .6, n=96)
    cut(base, cyl((0, 0, .6), 1.02, .3, n=96))
    done(base, alu, 30)
    for i in range(5):
        r = copy(ring)
        done(place(r, rot=Matrix.Translation((3.7 + (i % 2) * 2.3, -1.2 + (i // 2) * 2.2, 0 - 3.35))), alu, 30)
    stage(1.3, world=.42, target=(0, 0, 5))
    flag((0, -24, .05), (70, 16))
    camera((-13, -31, 12), (1.1, 0, 5.45), lens=66)
    return dict(exposure=.15)
