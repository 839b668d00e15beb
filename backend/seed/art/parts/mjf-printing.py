from models.finray import finray
from materials import use
from solid import *
from studio import camera, stage

ALT = "A batch of eighteen fin-ray gripper fingers from one multi jet fusion build: raw gray PA12, two dyed black and one dyed red"
HOTSPOT = (.5, .5, .8, .8)


def scene():
    grey, black, red = use("mjf", color=(.20, .205, .21)), use("mjf_black"), use("mjf", color=(.42, .012, .01), grain=.15)
    base = place(finray(), rot=rot("Y", 0))
    done(base, grey, 32)
    for row in range(3):
        for i in range(6):
            flip = i % 2
            o = copy(base, Matrix.Translation((-9.6 + i * 3.65, row * 11.4 - 3.2 + (7.1 if flip else 0), 1.1)) @ rot("Z", 180 if flip else 0))
            if (row, i) in ((0, 4), (1, 4)): done(o, black, 32)
            if (row, i) == (0, 3): done(o, red, 32)
    base.hide_render = True
    stage(1.9, world=.42, key=1.2, rim=1.4, target=(0, 4, 0))
    camera((-13, -34, 30), (-.7, 5.4, .2), lens=60, fstop=2.8, focus=(0, -1, 1))
    return dict(exposure=.3)
