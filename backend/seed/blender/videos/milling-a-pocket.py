import numpy as np
from hardware import tap
from materials import milled, use
from models.cutter import end_mill
from solid import *
from studio import camera, flag, stage

SECONDS, REGION = 5.2, (.14, .18, .86, 1)
POSTER = 3.0
R, DEPTH, TOP = .6, 1.25, 2.6          # radius of the cutter, depth of the pocket, top of the block
START, COUNT = 6, 46                  # frames before the cut, frames of the cut


def spiral():
    """The tool's path: rounded rectangles from the middle outwards, one cutter step apart; evenly spaced points."""
    points = [(0, 0)]
    for w, h in ((1.4, .2), (2.6, 1.3), (3.8, 2.4), (5.0, 3.5), (5.6, 4.0)):
        ring = rrect(w, h, min(.75, h / 2 - .02), 10)
        k = min(range(len(ring)), key=lambda i: (ring[i][0] - points[-1][0]) ** 2 + (ring[i][1] - points[-1][1]) ** 2)
        points += ring[k:] + ring[:k + 1]
    p = np.array(points)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    even = np.linspace(0, s[-1], COUNT * 12 + 1)
    return np.stack([np.interp(even, s, p[:, i]) for i in (0, 1)], axis=1)


def contour(field, xs, ys):
    """The longest closed line where the field is zero, by marching squares."""
    edges = {}
    def at(i, j, k, l):
        t = field[i, j] / (field[i, j] - field[k, l])
        return (round(xs[i] + (xs[k] - xs[i]) * t, 5), round(ys[j] + (ys[l] - ys[j]) * t, 5))
    inside = field < 0
    mixed = np.argwhere((inside[:-1, :-1] != inside[1:, :-1]) | (inside[:-1, :-1] != inside[:-1, 1:]) | (inside[:-1, :-1] != inside[1:, 1:]))
    for i, j in mixed:
        corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
        hits = [at(*a, *b) for a, b in zip(corners, corners[1:] + corners[:1]) if inside[a] != inside[b]]
        for a, b in zip(hits[::2], hits[1::2]):
            edges.setdefault(a, []).append(b)
            edges.setdefault(b, []).append(a)
    best = []
    while edges:
        start = next(iter(edges))
        line, q = [start], edges.pop(start)[0]
        while q in edges:
            line.append(q)
            q = next((n for n in edges.pop(q) if n in edges), None)
        best = max(best, line, key=len)
    return best


def pocket(upto):
    """What the cutter has swept after so many points of its path."""
    xs, ys = np.arange(-3.6, 3.61, .045), np.arange(-2.8, 2.81, .045)
    gx, gy = np.meshgrid(xs, ys, indexing="ij")
    field = np.full(gx.shape, 9.)
    for x, y in PATH[:upto + 1:2]:
        field = np.minimum(field, np.hypot(gx - x, gy - y) - R)
    return contour(field, xs, ys)


def ease(u):
    u = max(0., min(1., u))
    return u * u * (3 - 2 * u)


def pose(t):
    """Points of the path done, height of the tip, turn of the cutter in degrees."""
    i = round(t * 15)
    k = max(0, min(COUNT, i - START))
    z = TOP - DEPTH + (DEPTH + 1.4) * (1 - ease(i / START)) + 3.6 * ease((i - START - COUNT) / 8)
    return k, round(z, 3), 0 if i > START + COUNT + 8 else i * 31 % 360


def show(p):
    k, z, turn = p
    x, y = PATH[k * 12]
    for o in TOOL:
        o.matrix_world = Matrix.Translation((x, y, z)) @ rot("Z", -turn)
    block, fresh = SET["block"], SET["blank"].copy()
    fresh.data = SET["blank"].data.copy()
    bpy.context.scene.collection.objects.link(fresh)
    if z < TOP or k:
        cut(fresh, prism(pocket(k * 12), max(z if k == 0 else 0, TOP - DEPTH), TOP + 1))
    done(fresh, SET["alu"], 30)
    fresh.hide_render = False
    SET["block"] = fresh
    if block: bpy.data.objects.remove(block)


def scene():
    PATH.extend(map(tuple, spiral()))
    SET["alu"] = milled(pitch=.10, edge=.025)
    b = plate(rrect(11.5, 8, .3, 8), 0, TOP, .05)
    cut(b, place(prism(rrect(.9, 5.6, .449, 10, cx=4.55), -.9, 1), (0, 0, TOP)))
    for y in (-1.9, 0, 1.9):
        cut(b, place(tap(.25, 1.1, .09, 36), (4.55, y, TOP - .9)))
    for x in (-5.1, 5.1):
        for y in (-3.4, 3.4):
            cut(b, cyl((x, y, 2), .22, 6, n=36), cyl((x, y, TOP), .4, .8, n=44))
    b.hide_render = True
    SET["blank"], SET["block"] = b, None
    carbide = milled("carbide", (.34, .345, .36), .22, .03, .012)
    TOOL.append(done(end_mill(R, 3.4, 7.0), carbide, 40))
    TOOL.append(done(lathe([(R, 5.0), (R + .12, 5.0), (R + .12, 5.2), (R, 5.2)], 72), use("red"), 30))
    TOOL.append(done(lathe([(R, 6.2), (1.0, 6.2), (1.15, 6.35), (1.3, 8), (1.3, 14), (0, 14), (0, 6.2)], 96), use("turned"), 30))
    jaw = use("oxide", rough=.36)
    for s in (-1, 1):
        done(plate(rrect(15, 2.2, .2, 4, cy=s * 5.12), -.8, 1.3, .06), jaw, 30)
    done(plate(rrect(15, 14, .3, 6), -2.0, -.8, .06), jaw, 30)
    done(plate(rrect(11, 3.6, .05, 3), -.8, 0, .03), milled(pitch=.2), 30)
    g = stage(1.0, world=.44, target=(0, 0, 2))
    g.location.z = -2.0
    flag((0, -18, .05), (60, 12))
    flag((-18, 0, .05), (12, 40))
    camera((8.5, -20, 15.5), (0, .1, 2.55), lens=55)
    return dict(exposure=.05)


SET, TOOL, PATH = {}, [], []
