from models.bench import drawing
from models.bracket import bracket
from materials import use
from solid import *
from studio import camera, stage

ALT = "The red anodised pivot block standing on its own drawing: three views with centre lines, hatching and one dimension in red"
HOTSPOT = (.5, .5, .7, .7)


def scene():
    drawing(move(0, 0) @ rot("Z", -6))
    done(place(bracket(), rot=Matrix.Translation((4.4, -3.9, .014)) @ rot("Z", -22)), use("red", edge=.04), 32)
    stage(1.2, world=.42, key=.95, target=(0, 0, .5))
    camera((3, -24, 23), (-1.0, -1.4, .6), lens=62, fstop=4, focus=(2.5, -3.5, 1.2))
    return dict(exposure=.05)
