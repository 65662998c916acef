"""Other rooms of a scene: `layout=NAME` takes the place of the scene's own room and camera."""
import stage as S
from interiors import daylight, sun

LAYOUTS = {}
COMPASS = {'far': 0, 'right': 90, 'near': 180, 'left': 270}   # where the light of a window in this wall comes from


def layout(scene, name):
    def keep(fn):
        LAYOUTS[scene, name] = fn
        return fn
    return keep


def light(room, side, turn=20, el=32, power=7, seed=0, view='trees', level=-0.3, fill=0.35):
    """Daylight with the sun at `turn` degrees off the wall that has the windows."""
    daylight(room, el, COMPASS[side] + turn, power, seed, view, level, fill=fill, sky=1.1)
    S.area(0, room.D * 0.45, 1.6, room.W * 0.8, room.D * 0.8, (0, 0, 1), room.W * room.D * 0.28, '#fff4e6')   # onto the ceiling, which is blotched where only bounces reach it
    sun(40, 180, 3.5, 6)   # reaches only what stands outside a window at the end, which would be black against the light


def see(eye, at, lens=21, shift=-0.02):
    """Stand at `eye` (x, y, height) and look at the point `at` (x, y) of the floor plan."""
    S.camera(*eye, yaw=S.heading(eye, at), lens=lens, shift=shift)
