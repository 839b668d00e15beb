from materials import mat, use
from solid import *
from studio import camera, flag, stage

ALT = "Sheet-metal swatches fanned out on a red pivot screw: aluminum, brushed stainless, galvanized steel, cold-rolled steel, copper, brass and black powder coat, from 0.8 to 3 mm thick"
HOTSPOT = (.5, .55, .8, .7)


def scene():
    spangle = mat("galv", (.62, .635, .65), 1, .38, edge=.02, grain=.45, gscale=1.6, bump=.05, bscale=3)
    m = [use("brushed", stretch=(.9, 45, 45)), use("copper", stretch=(1, 40, 2)), spangle, use("brass", stretch=(1, 40, 2)), use("alu_fine", stretch=(1.2, 50, 2)), mat("crs", (.36, .365, .38), 1, .36, edge=.02, stretch=(.8, 30, 30)), use("powder", edge=.04), use("brushed", color=(.60, .60, .61), rough=.22)]
    t = [.12, .10, .15, .10, .20, .15, .18, .30]
    z = 0
    for i in range(8):
        o = plate(rrect(11.5, 3.6, .35, 8, cx=4.6), 0, t[i], .015)
        cut(o, cyl((0, 0, 0), .31, 2, n=48), cyl((9.3, 0, 0), .45, 2, n=48), prism(rrect(1.6, .5, .25, 8, cx=7.6, cy=.0), -1, 1))
        o = done(o, m[i], 28)
        o.location = (-5.6, -3.2, z)
        o.rotation_euler = (0, 0, math.radians(96 - i * 14.5))
        z += t[i] + .012
    s = lathe([(0, -z), (.29, -z), (.29, 0), (.62, 0), (.66, .05), (.66, .2), (.6, .28), (0, .28)], 72)
    cut(s, prism(circ(.3, 6), .08, 1))
    done(place(s, (-5.6, -3.2, z)), use("red"), 30)
    stage(1.1, world=.36, target=(0, 0, .5))
    flag((0, -22, .05), (60, 14))
    flag((-20, 0, .05), (12, 40))
    camera((3, -25, 21), (.2, .9, .2), lens=60)
    return dict(exposure=.05)
