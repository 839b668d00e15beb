from models.duct import duct
from materials import clear, mat
from organic import tube
from solid import *
from studio import camera, flag, stage

ALT = "Clear SLA copy of the air duct for flow visualization: red tracer threads show the air from the round inlet to both sides of the outlet vane"
HOTSPOT = (.5, .5, .75, .8)
SAMPLES = 48


def scene():
    o, s = duct()
    low = min(v.co.z for v in o.data.vertices)
    lift = Matrix.Translation((0, 0, -low))
    done(place(o, rot=lift), clear("resin", (.93, .97, .965), .05, (.88, .92, .91)), 50)
    red = mat("thread", (.62, .008, .006), rough=.5, edge=0)
    for u, v in ((-.62, -.45), (-.3, .4), (.05, -.1), (.35, .45), (.62, -.4)):
        path = []
        for k in range(-2, 25):
            t = k / 22
            q = max(0, min(1, t))
            q = q * q * (3 - 2 * q)
            w, h = (3 + 2.4 * q) / 2 - .45, (3 - 1.3 * q) / 2 - .4
            path.append(tuple(s.frame(t) @ Vector((u * w + .12 * math.sin(k * .9 + u * 5), v * h * 1.2, 0))))
        done(place(tube(path, .045, 10), rot=lift), red, 80)
    stage(1.0, world=.36, key=.85, rim=1.2, fill=.6, floor=(.62, .63, .64), target=(0, 0, 2))
    for f in (flag((0, 14, 4), (30, 6), rot("X", 90)), flag((-12, 2, 2), (20, 7), rot("Z", 90) @ rot("X", 90))):
        f.visible_transmission = True
    camera((15, -22, 13), (.35, .1, 2.8), lens=64)
    return dict(exposure=.1, bounces=12, glass=12)
