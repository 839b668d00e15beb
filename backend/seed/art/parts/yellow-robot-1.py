from models.robot import arm
from solid import *
from studio import camera, flag, stage

ALT = "Yellow robot arm assembled: urethane-cast covers painted yellow over milled aluminum joints, black seal rings, and a gripper with two printed fin-ray fingers"
HOTSPOT = (.5, .5, .6, .9)


def scene():
    arm()
    stage(1.7, world=.45, target=(4, 0, 5))
    flag((0, -24, .05), (70, 16))
    camera((-6, -46, 16), (5.0, 0, 6.1), lens=72)
    return dict(exposure=.15)
