"""Parked cars, small in the picture."""
import math

import numpy as np
from mathutils import Matrix

import materials as M

SIZES = {   # length, roof height, where the roof ends behind the middle, where the rear window ends
    'hatch': (3.95, 1.48, 1.25, 1.88),
    'estate': (4.6, 1.46, 1.75, 2.18),
    'saloon': (4.5, 1.43, 0.95, 1.62),
    'van': (4.4, 1.82, 1.95, 2.14),
}
COLORS = ('#8f9496', '#2b3440', '#d9d8d3', '#5b2a27', '#3f5148', '#1f2123', '#6b7f8f')


def car(B, x, y, rot=0.0, color='#8f9496', kind='hatch', z=-0.12):
    """A car whose front looks towards +x, turned by `rot`; (x, y) is the middle of its floor."""
    length, top, roof_end, glass_end = SIZES[kind]
    e, w, belt = length / 2, 0.87, 0.94 if kind != 'van' else 1.02
    paint = M.plain(color, 0.28, metal=0.25, coat=1.0)
    dark, pane, steel = M.plain('#15171a', 0.6), M.plain('#0d1215', 0.04), M.plain('#a3a6a8', 0.3, metal=0.9)
    nose = e - 1.12 if kind != 'van' else e - 0.75   # where the windscreen stands on the body
    up = nose - 0.72
    with B.under(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')):
        # the body: sections along its length, around from sill to sill
        px = [-e, -e + 0.04, -e + 0.22, -e + 0.6, 0, nose, e - 0.35, e - 0.1, e]
        half = np.interp(px, [-e, -e + 0.04, -e + 0.3, 0, e - 0.4, e - 0.05, e], [0.0, 0.7, w - 0.03, w, w - 0.03, 0.66, 0.0])
        high = np.interp(px, [-e, -e + 0.25, -e + 0.6, 0, nose, e - 0.35, e], [belt - 0.2, belt - 0.03, belt, belt, belt, 0.76, 0.6])
        low = np.interp(px, [-e, -e + 0.3, e - 0.3, e], [0.36, 0.24, 0.22, 0.34])
        round_ = [(-0.86, 0.0), (-0.98, 0.12), (-1.0, 0.5), (-0.97, 0.86), (-0.86, 1.0), (0.0, 1.04), (0.86, 1.0), (0.97, 0.86), (1.0, 0.5), (0.98, 0.12), (0.86, 0.0)]

        def body(u, v):
            at = -e + u * 2 * e
            k = v * (len(round_) - 1)
            side = np.interp(k, range(len(round_)), [q[0] for q in round_])
            rise = np.interp(k, range(len(round_)), [q[1] for q in round_])
            lo, hi = np.interp(at, px, low), np.interp(at, px, high)
            return at, side * np.interp(at, px, half), lo + rise * (hi - lo)
        B.grid(paint, body, 60, 30)
        # the cabin: glass all around, the roof and the pillars in the colour of the body
        gx, gz = [-glass_end, -roof_end, 0.0, up, nose], [belt, top - 0.07, top, top - 0.05, belt]

        def cabin(u, v):
            at = -glass_end + u * (glass_end + nose)
            hi = np.interp(at, gx, gz)
            k = v * 6
            side = np.interp(k, range(7), [-0.9, -0.78, -0.68, 0, 0.68, 0.78, 0.9])
            rise = np.interp(k, range(7), [-0.02, 0.8, 1.0, 1.02, 1.0, 0.8, -0.02])
            return at, side * w, belt + rise * (hi - belt)
        B.grid(pane, cabin, 24, 18)

        def roof(u, v):
            at = -roof_end + u * (roof_end + up)
            return at, (v * 2 - 1) * 0.69 * w, np.interp(at, gx, gz) + 0.012 + 0.02 * (1 - (v * 2 - 1) ** 2)
        B.grid(paint, roof, 16, 8)
        for s in (-1, 1):
            post = lambda a, b, r: B.tube(paint, [(a, s * 0.885 * w, belt - 0.02), ((a + b) / 2, s * 0.8 * w, (belt + top) / 2 + 0.04), (b, s * 0.69 * w, top - 0.05)], r, 6)
            post(nose, up, 0.035)
            post(-0.15, -0.18, 0.03)
            post(-glass_end + 0.02, -roof_end, 0.06)
            B.tube(paint, [(-roof_end, s * 0.69 * w, top - 0.05), (up, s * 0.69 * w, top - 0.03)], 0.03, 6)
            B.rbox(paint, nose - 0.3, s * 0.97 - 0.09, belt + 0.02, nose - 0.14, s * 0.97 + 0.09, belt + 0.15, 0.03, 3)   # mirror
            B.box(M.plain(M.tint(color, -0.12), 0.4), -e + 0.5, s * (w + 0.002) - 0.003, 0.46, e - 0.6, s * (w + 0.002) + 0.003, 0.475)
            for wx in (-e + 0.78, e - 0.8):
                with B.under(Matrix.Translation((wx, s * 0.6, 0.31)) @ Matrix.Rotation(-s * math.pi / 2, 4, 'X')):
                    B.cyl(dark, 0, 0, 0, 0.283, 0.375, n=28)
                    B.cyl(M.plain('#1c1d1f', 0.85), 0, 0, 0, 0.292, 0.31, n=28)
                    B.cyl(steel, 0, 0, 0, 0.297, 0.2, n=20)
                    for k in range(5):
                        a = 2 * math.pi * k / 5
                        B.cyl(dark, 0.12 * math.cos(a), 0.12 * math.sin(a), 0.25, 0.299, 0.034, n=10)
            B.rbox(M.plain('#e4e6e4', 0.1), e - 0.24, s * 0.6 - 0.14, 0.62, e - 0.06, s * 0.6 + 0.13, 0.73, 0.03, 3)
            B.rbox(M.plain('#8a1d1b', 0.2), -e + 0.02, s * 0.66 - 0.11, 0.68, -e + 0.14, s * 0.66 + 0.11, 0.86, 0.03, 3)
        for end in (-1, 1):
            B.box(dark, min(end * (e - 0.16), end * (e - 0.02)), -0.5, 0.3, max(end * (e - 0.16), end * (e - 0.02)), 0.5, 0.42)
            B.box(M.plain('#e8e8e2', 0.5), min(end * (e - 0.03), end * (e + 0.004)), -0.26, 0.47, max(end * (e - 0.03), end * (e + 0.004)), 0.26, 0.58)
