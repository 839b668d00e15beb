from models.duct import duct
from materials import use
from solid import *
from studio import camera, stage

ALT = "The air duct split along its center plane for bonding: two half shells in dyed black PA12 with the wall, the stiffening rings and the tongue-and-groove edge visible"
HOTSPOT = (.5, .5, .85, .75)


def scene():
    o, s = duct(flat=True)
    halves = [copy(o), o]
    for h, side in zip(halves, (1, -1)):
        cut(h, box((0, -side * 10, 3), (40, 20, 30)))
        edge = s.tube(-.07, -.02, 1.02)
        cut(edge, s.tube(-.13, -.04, 1.04))
        cut(edge, box((0, side * 10.08, 3), (40, 20, 30)), box((0, -side * 10.07, 3), (40, 20, 30))) if side > 0 else None
        if side > 0: add(h, edge)
        else:
            cut(edge, box((0, -10.08, 3), (40, 20, 30)))
            cut(h, edge)
    black = use("mjf", color=(.06, .062, .066))
    for h, lay, at in ((halves[0], rot("X", -90), Matrix.Translation((-1.2, -5.4, 0)) @ rot("Z", -8)), (halves[1], rot("X", 90), Matrix.Translation((1.6, 4.3, 0)) @ rot("Z", -8))):
        place(h, rot=lay)
        drop(h)
        done(place(h, rot=at), black, 45)
    stage(1.15, world=.55, key=1.4, rim=1.8, fill=1.3, target=(0, 0, .5))
    camera((7, -27, 25), (.6, .4, .6), lens=58)
    return dict(exposure=.45)
