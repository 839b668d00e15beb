"""Cable-carrier chain, printed assembled: links with pins, stops and cross bars."""
from solid import *

PITCH, HEIGHT, WIDTH = 1.5, 1.35, 2.6


def link_part():
    """One link along +X, pivot at the origin, standing in the XZ plane."""
    n = 28
    h = HEIGHT / 2
    def obround(x0, x1, r):
        return [(x1 + r * math.cos(-PI / 2 + PI * k / n), r * math.sin(-PI / 2 + PI * k / n)) for k in range(n + 1)] + [(x0 + r * math.cos(PI / 2 + PI * k / n), r * math.sin(PI / 2 + PI * k / n)) for k in range(n + 1)]
    o = None
    for s in (-1, 1):
        y_in, y_out = s * (WIDTH / 2 - .16), s * WIDTH / 2
        a = place(plate(obround(0, PITCH * .55, h), -.07, .07, .02), rot=Matrix.Translation((0, s * (WIDTH / 2 - .26), 0)) @ rot("X", 90))
        b = place(plate(obround(PITCH * .5, PITCH, h), -.07, .07, .02), rot=Matrix.Translation((0, s * (WIDTH / 2 - .09), 0)) @ rot("X", 90))
        web = box((PITCH * .52, s * (WIDTH / 2 - .175), 0), (.34, .3, HEIGHT * .96))
        add(a, b, web, cyl((0, s * (WIDTH / 2 - .12), 0), .28, .36, "Y", n=40))
        cut(a, cyl((PITCH, s * (WIDTH / 2 - .05), 0), .31, .5, "Y", n=40))
        add(a, place(box((0, 0, 0), (.5, .08, .16)), (PITCH * .42, s * (WIDTH / 2 + .0), h * .55)))
        o = a if o is None else add(o, a)
    for z in (-h + .1, h - .1):
        bar = box((PITCH * .5, 0, z), (.62, WIDTH - .25, .14))
        add(o, bar)
    return add(o, place(box((0, 0, 0), (.12, .1, HEIGHT - .2)), (PITCH * .5, .25, 0)))


def chain(straight=6, turn=9, back=4, radius=2.4):
    x, z, a = -straight * PITCH, 0, 0
    base, links = link_part(), []
    for i in range(straight + turn + back):
        links.append(copy(base, Matrix.Translation((x, 0, z)) @ rot("Y", -a)))
        x += PITCH * math.cos(math.radians(a))
        z += PITCH * math.sin(math.radians(a))
        if straight - 1 <= i < straight + turn - 1:
            a += 180 / turn
    bpy.data.objects.remove(base)
    return join(links)
