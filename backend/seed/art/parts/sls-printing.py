from models.ball import caught
from models.chain import chain
from materials import use
from solid import *
from studio import camera, stage

ALT = "White PA12 parts straight from selective laser sintering: a cable chain printed assembled and a lattice ball caught inside another, and a snap clip"
HOTSPOT = (.5, .5, .8, .75)


def scene():
    nylon = use("sls")
    c = place(chain(5, 6, 4), rot=rot("X", 90))
    drop(c)
    done(place(c, rot=Matrix.Translation((1.2, 4.4, 0)) @ rot("Z", 8)), nylon, 35)
    b = caught()
    done(place(drop(b), (-4.2, -3.0, 0)), nylon, 60)
    clip = plate(rounded([(0, 0), (4.2, 0), (4.2, .5), (3.9, .8), (3.3, .5), (.5, .5), (.5, 1.7), (3.2, 1.7), (3.9, 1.4), (4.2, 1.7), (4.2, 2.2), (0, 2.2)], .22, 6), 0, 1.3, .04)
    done(place(clip, rot=Matrix.Translation((1.9, -4.8, 0)) @ rot("Z", 24)), nylon, 35)
    stage(1.0, world=.24, floor=(.26, .27, .28), key=1.1, rim=1.6, fill=.5, target=(0, 0, 2))
    camera((5, -29, 21), (-.3, .4, 1.0), lens=62)
    return dict(exposure=.05)
