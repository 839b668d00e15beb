from models.ball import caught
from models.chain import chain
from materials import use
from solid import *
from studio import camera, stage

ALT = "White PA12 parts straight from selective laser sintering: a cable chain printed assembled and a lattice ball caught inside another, and a snap clip"
HOTSPOT = (.5, .5, .8, .75)


def scene():
    nylon = use("sls")
    c = chain(5, 6, 4)
    drop(c)
    done(place(c, rot=Matrix.Translation((.6, 3.6, 0)) @ rot("Z", 14)), nylon, 35)
    b = caught()
    done(place(drop(b), (-2.9, -2.3, 0)), nylon, 60)
    clip = plate(rounded([(0, 0), (4.2, 0), (4.2, .5), (3.9, .8), (3.3, .5), (.5, .5), (.5, 1.7), (3.2, 1.7), (3.9, 1.4), (4.2, 1.7), (4.2, 2.2), (0, 2.2)], .22, 6), 0, 1.3, .04)
    done(place(clip, rot=Matrix.Translation((1.6, -4.6, 0)) @ rot("Z", 24)), nylon, 35)
    stage(1.0, world=.26, floor=(.44, .45, .46), key=1.15, rim=1.5, fill=.6, target=(0, 0, 2))
    camera((7, -30, 18), (-.3, .2, 2.5), lens=62)
    return dict(exposure=.05)
