from hardware import tap
from materials import milled, use
from models.cutter import end_mill
from solid import *
from studio import camera, flag, stage

ALT = "Carbide end mill above a milled aluminum pocket: corner radii larger than the cutter, stepped depths, tapped holes with lead-in and tool-path arcs on the floor"
HOTSPOT = (.45, .5, .6, .8)


def scene():
    alu = milled(pitch=.10, edge=.025)
    b = plate(rrect(14, 9, .3, 8), 0, 3.2, .05)
    cut(b, prism(rrect(7.6, 5.6, .9, 16, cx=-2.0), 1.5, 9), prism(rrect(4.2, 2.6, .6, 14, cx=-2.9, cy=.6), .7, 9))
    add(b, boolean(cyl((.6, -1.6, 1.6), .8, 1.6, n=64), box((-2, 0, 1.6), (20, 20, 1.6)), "INTERSECT"))
    cut(b, place(tap(.25, 1.2, .08, 36), (.6, -1.6, 2.4)))
    cut(b, prism(rrect(1.9, 5.8, .7, 12, cx=4.6), 2.2, 9))
    for y in (-1.9, 0, 1.9):
        cut(b, place(tap(.3, 1.4, .1, 36), (4.6, y, 2.2)))
    for x in (-6.3, 6.3):
        for y in (-3.8, 3.8):
            cut(b, cyl((x, y, 2), .24, 5, n=36), cyl((x, y, 3.2), .42, .7, n=44))
    done(b, alu, 30)
    tool = end_mill(.6, 3.4, 8.5)
    done(place(tool, (-4.55, -1.35, 1.52)), milled("carbide", (.34, .345, .36), .22, .03, .012), 40)
    ring = lathe([(.6, 0), (.72, 0), (.72, .16), (.6, .16)], 72)
    done(place(ring, (-4.55, -1.35, 5.9)), use("red"), 30)
    stage(1.0, world=.40, target=(0, 0, 2))
    flag((0, -18, .05), (60, 14))
    flag((-18, 0, .05), (12, 40))
    camera((9, -20, 17), (-.9, -.1, 2.7), lens=68, fstop=5.6, focus=(-3.5, -1.5, 2.5))
    return dict(exposure=.0)
