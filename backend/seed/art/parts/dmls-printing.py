from models.generative import bores, generative
from materials import milled, use
from organic import lattice, machine, props
from solid import *
from studio import camera, flag, stage

ALT = "Two topology-optimized titanium brackets: one still on the DMLS build plate with its supports, one cut free with bores and seats machined; behind them a lattice core"
HOTSPOT = (.5, .5, .8, .75)


def scene():
    ti = use("dmls", color=(.50, .485, .47))
    steel = milled("plate", (.60, .605, .61), .3, .12, .05)
    base = plate(rrect(12.4, 9.4, .5, 8), -1.4, 0, .06)
    for x in (-5.6, 5.6):
        for y in (-4.1, 4.1):
            cut(base, cyl((x, y, 0), .28, 4, n=32), cyl((x, y, 0), .5, 1.2, n=40))
    up = Matrix.Translation((-3.0, 3.6, 1.4)) @ rot("Z", 10)
    done(place(base, rot=up), steel, 30)
    g = generative()
    free = copy(g)
    place(g, rot=rot("Y", 24) @ rot("Z", 8))
    drop(g, .32)
    grown = props(g, .26, .04)
    for o in (g, grown):
        done(place(o, rot=up @ move(-1.6, -.6)), ti, 60)
    core = lattice(4, 4, 4, .8, .075, "bcc", origin=(-1.6, -1.6, .1), n=8)
    shell_ = add(box((0, 0, .06), (3.5, 3.5, .12)))
    for o in (core, shell_):
        done(place(o, rot=up @ move(3.9, 1.6)), ti, 60)
    done(free, ti, 60)
    machine(free, milled("bores", (.66, .65, .64), .2, .05, .01), *bores())
    place(free, rot=Matrix.Translation((4.4, -4.6, 0)) @ rot("Z", -24))
    stage(1.05, world=.40, target=(0, 0, 2))
    flag((0, -20, .05), (60, 16))
    camera((-6, -31, 20), (.2, .4, 2.3), lens=64)
    return dict(exposure=.02)
