from models.bench import pellets
from models.sample import plaque
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Injection-molding samples: step plaques with gates and ejector marks in natural, white, gray, black and red resin, each with its pellets in front"
HOTSPOT = (.5, .55, .85, .7)


def scene():
    looks = [use("abs_white"), use("pom", color=(.66, .60, .46), rough=.5), use("abs", color=(.40, .41, .42)), use("abs_black"), use("red_plastic")]
    base = plaque()
    for i, m in enumerate(looks):
        x = -8 + i * 4.0
        done(copy(base, Matrix.Translation((x, 2.6, .02)) @ rot("Z", -4 + i * 2)), m, 32)
        done(copy(base, Matrix.Translation((x + .15, 2.9, .40)) @ rot("Z", 5 - i * 2.4)), m, 32)
        pellets(move(x - .1, -3.5), m, 240, 1.7, .95, i + 3)
    base.hide_render = True
    stage(1.15, world=.42, floor=(.72, .73, .74), target=(0, 0, .5))
    flag((0, -24, .05), (60, 8))
    camera((-4, -29, 22), (.5, -.3, .3), lens=56)
    return dict(exposure=.15)
