from models.housing import *
from studio import camera, flag, stage

ALT = "Sensor housing milled from solid aluminum on a 5-axis machine: pocket with ribs and tapped bosses, threaded port, and a red anodized bearing insert"
HOTSPOT = (.40, .42, .55, .5)
SIZE = (1800, 1200)
SAMPLES = 32
POINTS = {"L0": (-6.8, -4.8, 0), "L1": (6.8, -4.8, 0), "Ld0": (-6.8, -6.1, 0), "Ld1": (6.8, -6.1, 0), "Le0": (-6.8, -6.45, 0), "Le1": (6.8, -6.45, 0), "Lg0": (-6.8, -5.05, 0), "Lg1": (6.8, -5.05, 0),
          "W1": (6.8, 4.8, 0), "Wd0": (8.3, -4.8, 0), "Wd1": (8.3, 4.8, 0), "We0": (8.65, -4.8, 0), "We1": (8.65, 4.8, 0), "Wg0": (7.05, -4.8, 0), "Wg1": (7.05, 4.8, 0),
          "Hd0": (-8.3, -3.2, 0), "Hd1": (-8.3, -3.2, 4.2), "He0": (-8.65, -3.2, 0), "He1": (-8.65, -3.2, 4.2), "Hg0": (-7.05, -3.2, 0), "Hg1": (-6.2, -3.2, 4.2),
          "bore": (BX + .55, 1.06, 2.82), "bc": (BX, 0, 2.82), "bl": (BX - 1.2, 0, 2.82), "br": (BX + 1.2, 0, 2.82), "ins": (BX - 1.3, 1.0, 2.82), "tap": (4.55, 2.9, 4.0), "tapc": (-.2, 3.1, 3.9),
          "port": (-2.35, -3.9, 2.35), "cb": (6.05, -4.1, .8), "facet": (5.55, 1.2, 3.86), "wall": (-5.7, 2.2, 4.2), "conn": (2.6, -4, 2.5)}


def scene():
    housing()
    stage(1.0, world=.40, catcher=True)
    flag((0, -17, .05), (60, 17))
    flag((19, 0, .05), (14, 40))
    camera((15.5, -27, 21.5), (.2, -.2, 1.35), lens=63)
    return dict(alpha=True, exposure=.12)
