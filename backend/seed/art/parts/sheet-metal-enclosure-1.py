from hardware import stud
from models.enclosure import body, cover
from materials import use
from solid import *
from studio import camera, flag, stage

ALT = "Sheet metal enclosure of two bent parts: the body with display, connector and button cut-outs and clinch studs inside, the cover behind it, both powder coated gray (render)"
HOTSPOT = (.5, .55, .85, .75)
SIZE = (1200, 800)
SAMPLES = 10


def scene():
    light, dark = use("powder_grey", color=(.42, .44, .45)), use("powder_grey", color=(.085, .095, .105))
    at = Matrix.Translation((-3.6, -2.4, 0)) @ rot("Z", -14)
    done(place(body(), rot=at), light, 25)
    for x, y in ((-5, -2.4), (-5, 2.4), (1, -2.4), (1, 2.4)):
        done(place(stud(.2, 1.0, .075), rot=at @ Matrix.Translation((x, y, .15))), use("zinc"), 35)
    button = lathe([(0, -.4), (.6, -.4), (.6, 0), (.72, 0), (.72, .14), (.5, .14), (.46, .32), (0, .34)], 56)
    done(place(button, rot=at @ Matrix.Translation((6.3, -5.5, 3.3)) @ rot("X", 90)), use("red"), 30)
    done(place(cover(), rot=Matrix.Translation((6.6, 8.8, 0)) @ rot("Z", -14)), dark, 25)
    stage(1.5, world=.36, key=1.05, rim=1.2, target=(0, 0, 2))
    flag((-4, -26, .05), (80, 16))
    camera((-11, -43, 30), (1.2, 1.6, 2.6), lens=58)
    return dict(exposure=.15)
