from hardware import bearing
from materials import use
from models.bead_print import COUNT, layer
from solid import *
from studio import camera, flag, stage

ALT = "Bearing seats printed by FDM: a black one with a steel ball bearing pressed in, and a red one stopped half-way, which shows two walls and the grid filling between them"
HOTSPOT = (.5, .55, .85, .75)
HALF_WAY = 9


def seat(layers, plastic, at):
    return [place(layer(k, plastic), rot=at) for k in range(layers)]


def scene():
    black, red = use("abs_black", bump=0, edge=0, rough=.34), use("red_plastic", bump=0, edge=0, rough=.34)
    at = move(-2.6, 3.0) @ rot("Z", 22)
    seat(COUNT, black, at)
    races, shield = bearing(.5, 1.24, .8)
    up = at @ Matrix.Translation((0, 0, 2.65))
    done(place(races, rot=up), use("turned", stretch=None, rough=.18), 35)
    done(place(shield, rot=up), use("rubber"), 35)
    seat(HALF_WAY, red, move(2.6, -3.0) @ rot("Z", 22))
    stage(1.0, world=.40, floor=(.74, .75, .76), target=(0, 0, 1))
    flag((0, -18, .05), (50, 10))
    camera((5, -23, 17.5), (.1, -.1, .9), lens=60)
    return dict(exposure=.05)
