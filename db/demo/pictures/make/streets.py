"""Oblique streets: a corner house, a street with parked cars, one in the rain with people under umbrellas, the sea front, and the garden side of a terrace."""
import math
import random

import numpy as np
from mathutils import Matrix

import materials as M
import outside as O
import plants as P
import stage as S
from exteriors import LOOK, block, borders, fit, opposite, outdoor_table, pick, room_behind, rowhouse, scene, sides, stone, street, style_of
from kit import Builder
from vehicles import COLORS, SIZES, car

TURN = Matrix.Rotation(math.pi / 2, 4, 'Z')


# ---------------------------------------------------------------- people
def umbrella(B, x, y, color, z=2.02, r=0.56, tilt=0.0):
    """Open, held upright: eight panels, ribs, a wooden stick."""
    cloth = M.fabric(color, fuzz=0.2, thin=0.25)
    with B.under(Matrix.Translation((x, y, z)) @ Matrix.Rotation(tilt, 4, 'X')):
        n = 8
        ring = lambda t, k: (r * math.sin(t * 1.32) / math.sin(1.32) * math.cos(2 * math.pi * k / n), r * math.sin(t * 1.32) / math.sin(1.32) * math.sin(2 * math.pi * k / n), 0.3 * math.cos(t * 1.32) - 0.3)
        for k in range(n):
            for i in range(5):
                a, b = i / 5, (i + 1) / 5
                B.poly(cloth, [ring(a, k), ring(b, k), ring(b, k + 1), ring(a, k + 1)])
            B.tube(M.plain('#2b2e30', 0.4), [ring(i / 5, k) for i in range(6)], 0.006, 5)
        B.tube(M.wood('#6a4a30'), [(0, 0, 0.06), (0, 0, -0.95)], 0.011, 6)


def person(B, x, y, rot=0.0, coat='#3b4a5c', legs='#26282c', hair='#2e2119', skin='#a9795c', height=1.72, stride=0.16, skirt=False, bag=None, shade=None):
    """A figure in a coat, small in the picture; `rot` 0 walks towards +y. `shade`: the colour of an umbrella."""
    k = height / 1.72
    cloth, dark = M.fabric(coat, fuzz=0.4), M.fabric(legs, fuzz=0.2)
    with B.under(Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(rot), 4, 'Z') @ Matrix.Scale(k, 4)):
        for s, step in ((-1, stride), (1, -stride)):   # legs and shoes
            knee = (s * 0.085, step * 0.55 + 0.03, 0.47)
            foot = (s * 0.085, step, 0.09 + (0.05 if step < 0 else 0))
            B.tube(dark, [(s * 0.085, 0, 0.9), knee, foot], 0.085, 10, 0.055)
            B.rbox(M.leather('#3a2a20'), foot[0] - 0.045, foot[1] - 0.09, foot[2] - 0.085, foot[0] + 0.045, foot[1] + 0.15, foot[2] + 0.015, 0.03, 3)
        hem = 0.52 if skirt else 0.74   # the coat: an ellipse from hem to shoulders
        profile = [(0.27 if skirt else 0.225, hem), (0.205, 0.86), (0.185, 1.06), (0.2, 1.26), (0.205, 1.38), (0.13, 1.45), (0.06, 1.49)]
        with B.under(Matrix.Scale(0.68, 4, (0, 1, 0))):
            B.lathe(cloth, profile, 20)
        for s in (-1, 1):   # arms: one holds the umbrella or a bag, one swings
            if shade and s > 0:
                pts = [(0.2, 0, 1.38), (0.25, 0.06, 1.13), (0.17, 0.24, 1.22)]
            else:
                pts = [(s * 0.2, 0, 1.38), (s * 0.26, s * stride * 0.3 - 0.02, 1.12), (s * 0.25, s * stride * 0.9 + 0.05, 0.9)]
            B.tube(cloth, pts, 0.068, 10, 0.045)
            hx, hy, hz = pts[-1]
            B.lathe(M.plain(skin, 0.6), [(0, -0.05), (0.036, -0.02), (0.036, 0.02), (0, 0.05)], 8, hx, hy, hz)
        B.lathe(M.plain(skin, 0.6), [(0.052, 0), (0.05, 0.09)], 10, 0, 0.0, 1.46)
        with B.under(Matrix.Translation((0, 0.015, 1.62)) @ Matrix.Scale(0.9, 4, (1, 0, 0))):
            B.lathe(M.plain(skin, 0.6), [(0.105 * math.sin(math.pi * t / 10), -0.125 * math.cos(math.pi * t / 10)) for t in range(11)], 14)
        with B.under(Matrix.Translation((0, -0.012, 1.645))):
            B.lathe(M.plain(hair, 0.7), [(0.112 * math.sin(math.pi * t / 10), -0.118 * math.cos(math.pi * t / 10)) for t in range(3 if skirt else 4, 11)], 14)
            if skirt:
                with B.under(Matrix.Translation((0, -0.035, -0.09)) @ Matrix.Scale(0.6, 4, (0, 1, 0))):
                    B.lathe(M.plain(hair, 0.7), [(0.02, -0.1), (0.085, -0.06), (0.105, 0.06), (0.08, 0.12)], 12)
        if bag:
            B.rbox(M.leather(bag), -0.37, -0.12, 0.52, -0.25, 0.16, 0.8, 0.02, 3)
            B.tube(M.leather(bag), [(-0.31, -0.06, 0.79), (-0.29, 0.0, 0.93), (-0.31, 0.1, 0.79)], 0.01, 6)
        if shade:
            umbrella(B, 0.14, 0.22, shade, z=2.06, tilt=-0.12)


# ---------------------------------------------------------------- streets
def row(B, r, kinds, x, to, lit=False, step=1):
    """Houses of a terrace from x on, as many as fit; `step` -1 builds to the left."""
    i = 0
    while abs(to - x) > 4:
        k = style_of(r, kinds[i % len(kinds)])
        w = {2: 5.6, 3: 6.8}.get(k['bays'], 6)
        with B.at(x if step > 0 else x - w):
            rowhouse(B, w, k, r, lit)
            O.downpipe(B, 0.12 if step > 0 else w - 0.12, 0, 0, sum(k['floors']) - 0.1)
        x += step * (w + 0.02)
        i += 1


def far_side(B, r, kinds, y, x0, x1, lit=False):
    """A terrace across the street, facing +y."""
    with B.under(Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.pi, 4, 'Z')):
        row(B, r, kinds, -x1, -x0, lit)


@scene
def corner(seed=0, weather=None, model='brick'):
    """A house on the corner of two streets, seen from across the crossing; the streets run away on both sides."""
    r = random.Random(seed * 233 + 3)
    weather = weather or pick(r, 'soft', 'clear')
    lit = weather in ('dusk', 'rain')
    B = Builder()
    base = 'antwerp' if model == 'brick' else 'painted'
    k = style_of(r, base)
    k.update(floors=[3.6, 3.2, 2.8], bays=3, roof='none', dormers=0, door_bay=1, bands=True, ww=1.15, free=True, lintel='stone' if model == 'brick' else 'surround')
    w, d, top = 7.6, 8.6, sum((3.6, 3.2, 2.8))
    with B.at(-w):
        rowhouse(B, w, dict(k, door_bay=0), r, lit)
    with B.under(TURN):
        rowhouse(B, d, dict(k, door_bay=-1), r, lit)
    for z0, z1, out in ((0, 0.5, 0.05), (3.55, 3.72, 0.07), (6.75, 6.92, 0.07)):   # quoins hold the two facades together
        B.box(k['plinth_mat'] if z0 == 0 else k['trim'], -0.12, -out, z0, out, 0.12, z1)
    for q in range(15):
        a = 0.36 if q % 2 else 0.24
        B.box(k['trim'], -a, -0.022, 0.55 + q * 0.6, 0.022, a, 0.55 + q * 0.6 + 0.3)
    O.hip_roof(B, -w, 0, 0, d, top + 0.1, 3.1, k['roofmat'], 0.45, 0.14, k['trim'])
    O.chimney(B, -w + 0.5, d * 0.5, top + 1.6, top + 4.2, mat=k['wall'])
    near = ['painted', 'antwerp', 'maitre'] if model == 'brick' else ['antwerp', 'bruges', 'painted']
    row(B, r, near, -w - 0.02, -46, lit, -1)
    with B.under(Matrix.Translation((0, d + 0.02, 0)) @ TURN):
        row(B, r, near[1:] + near[:1], 0, 44, lit)
    side = 10.4   # the other side of the side street
    with B.at(side):
        row(B, r, near[::-1], 0.0, 24, lit)
    with B.under(Matrix.Translation((side, 60, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')):
        row(B, r, near, 0, 50, lit)
    walk = M.paving(pick(r, '#a39a8d', '#8f8b86'), 0.3, 0.3)
    kerb = M.stone('#8e8f8c')
    carriage = M.asphalt()
    B.quad(carriage, (-60, -40, -0.12), (60, -40, -0.12), (60, 80, -0.121), (-60, 80, -0.121))
    for x0, x1, y0, y1 in ((-60, 2.1, -2.2, 0.0), (0, 2.1, 0.0, 70), (side - 2.0, 60, -2.2, 0.0), (side - 2.0, side + 0.2, 0.0, 70)):
        B.quad(walk, (x0, y0, 0.0), (x1, y0, 0.0), (x1, y1, 0.0), (x0, y1, 0.0))
    for n in range(60):
        B.rbox(kerb, 1.2 - n, -2.36, -0.2, 2.19 - n, -2.2, 0.006, 0.015, 2)
        B.rbox(kerb, 2.1, -2.2 + n, -0.2, 2.26, -1.21 + n, 0.006, 0.015, 2)
        B.rbox(kerb, side - 2.16, -2.2 + n, -0.2, side - 2.0, -1.21 + n, 0.006, 0.015, 2)
        B.rbox(kerb, side - 2.0 + n, -2.36, -0.2, side - 1.01 + n, -2.2, 0.006, 0.015, 2)
    white = M.plain('#dcdad2', 0.7)
    for n in range(6):   # a crossing over the side street
        B.quad(white, (2.7 + n * 0.95, -1.9, -0.112), (3.2 + n * 0.95, -1.9, -0.112), (3.2 + n * 0.95, 0.6, -0.112), (2.7 + n * 0.95, 0.6, -0.112))
    O.lamp_post(B, 1.75, -1.85, 4.2, 10 if lit else 0)
    P.pot(B, -w + 2.6, -0.45, r=0.24, h=0.42, mat=M.plain('#3f4244', 0.8), plant='bay', seed=seed + 2)
    O.bicycle(B, -w + 3.6, -0.35, '#20352f')
    person(B, 0.9, 9.5, 180, '#8c5a3c', '#2b2e35', '#241a14', skirt=True, bag='#5a3a28')
    person(B, 6.3, -0.6, 80, '#39485a', '#24262b', '#2a1f18', stride=0.2)
    with B.under(Matrix.Identity(4)):
        B.finish()
    t = P.tree(seed + 3, 7.0, 2.0, 2.5, '#667d38', 16000, 0.16)
    P.place(t, side + 3.2, -1.3, 0, 1.0)
    P.place(t, -w - 9, -1.5, 0, 2.2, 0.9)
    opposite(r)
    S.sky(weather, azimuth=pick(r, 122, 236), seed=seed)
    S.camera(5.2, -12.4, 1.65, yaw=25, lens=23, shift=0.17)
    return dict(LOOK.get(weather, LOOK['overcast']))


@scene
def lane(seed=0, weather=None, model='antwerp'):
    """A town house seen at an angle from the other pavement, with the street running away from it: parked cars, passers-by, trees."""
    r = random.Random(seed * 251 + 13)
    weather = weather or pick(r, 'clear', 'soft', 'golden')
    lit = weather == 'dusk'
    B = Builder()
    hero = style_of(r, model)
    hw = {'bruges': 6.6, 'antwerp': 6.2, 'maitre': 7.2, 'luxembourg': 8.0, 'painted': 6.0, 'nouveau': 6.6}[model]
    near = {'bruges': ['painted', 'bruges', 'antwerp'], 'luxembourg': ['luxembourg', 'painted']}.get(model, ['painted', 'antwerp', 'maitre'])
    with B.at(-hw / 2):
        rowhouse(B, hw, hero, r, lit)
    row(B, r, near, hw / 2 + 0.02, 52, lit)
    row(B, r, near[::-1], -hw / 2 - 0.02, -30, lit, -1)
    with B.under(Matrix.Translation((58, 24, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')):   # the street ends at a cross street
        row(B, r, near, 0, 56, lit)
    far_side(B, r, near, -13.0, 16, 52, lit)
    street(B, r, -40, 64, 'cobbles' if model in ('bruges', 'maitre') else 'asphalt', 2.2)
    walk = M.paving('#9a9288', 0.3, 0.3)
    B.quad(walk, (-40, -14, 0.0), (64, -14, 0.0), (64, -10.2, 0.0), (-40, -10.2, 0.0))
    for n in range(100):
        B.rbox(M.stone('#8e8f8c'), -38 + n, -10.2, -0.2, -37.01 + n, -10.04, 0.008, 0.015, 2)
    kinds = list(SIZES)
    at = hw / 2 + pick(r, 2.4, 3.2)
    for n in range(6):   # cars along the houses, none before the front door
        car(B, at + 2.2, -3.45, pick(r, 0, 0, 180), pick(r, *COLORS), kinds[(n + seed) % len(kinds)])
        at += 5.3 + r.random() * 0.8 + (5.6 if n == 2 else 0)
    for n, x in enumerate((11.0, 16.6, 27.5)):
        car(B, x, -9.0, pick(r, 180, 180, 0), pick(r, *COLORS), kinds[(n + seed + 2) % len(kinds)])
    person(B, hw / 2 + 2.6, -0.95, 90, pick(r, '#7a3b32', '#394a3f', '#5a4a3a'), '#26282c', '#3a2a20', height=1.66, skirt=True, bag='#5a3a28')
    person(B, hw / 2 + 15.5, -1.2, -90, '#3a4148', '#2b2d33', '#4a3a2a', height=1.78)
    for x, y in ((-hw / 2 - 2.2, -1.9), (hw / 2 + 12.5, -1.9), (hw / 2 + 28, -1.9)):
        O.lamp_post(B, x, y, 4.1, 12 if lit else 0)
    edge = hw / 2 - 0.5
    P.pot(B, edge, -0.45, r=0.24, h=0.42, mat=M.plain('#3f4244', 0.8), plant=pick(r, 'bay', 'lavender', 'box'), seed=seed + 2)
    O.bicycle(B, -hw / 2 - 1.2, -0.35, pick(r, '#20352f', '#6d2a26'))
    B.finish()
    t = P.tree(seed + 3, 6.6, 1.8, 2.5, '#667d38', 16000, 0.16)
    for k, x in enumerate((hw / 2 + 9.0, hw / 2 + 21.0, hw / 2 + 34.0)):
        P.place(t, x, -1.7, 0, 1.3 * k, 0.9 + 0.06 * k)
    opposite(r)
    S.sky(weather, azimuth=pick(r, 226, 240), seed=seed)
    S.camera(-hw / 2 - 3.6, -11.4, 1.65, yaw=-36, lens=23, shift=0.15)
    return dict(LOOK[weather])


def cabin(B, x, y, color, z=-0.3):
    """A beach cabin: white boards, a coloured door, a shallow gable."""
    board, roof = M.wood('#e9e5da', 0.12, 2.4, 0.6, vertical=True), M.plain('#6d7478', 0.7)
    with B.at(x, y, z):
        B.box(board, -0.85, -0.9, 0.12, 0.85, 0.9, 2.05)
        B.box(M.plain(color, 0.5), -0.38, 0.9, 0.16, 0.38, 0.93, 1.9)
        for s in (-1, 1):
            B.quad(roof, (s * 1.0, -1.05, 2.0), (s * 1.0, 1.05, 2.0), (0, 1.05, 2.55), (0, -1.05, 2.55))
        for e in (-0.9, 0.9):
            B.poly(board, [(-0.85, e, 2.05), (0.85, e, 2.05), (0, e, 2.5)])


@scene
def seafront(seed=0, weather=None, model='dike'):
    """Apartment buildings along the promenade on one side; beach cabins, sand and the sea on the other."""
    r = random.Random(seed * 257 + 17)
    weather = weather or pick(r, 'clear', 'golden')
    lit = weather == 'dusk'
    B = Builder()
    frame, rail = M.plain('#e9e6df', 0.4), M.plain('#d9d9d4', 0.4)
    x = -22.2
    for n, floors in enumerate((5, 7, 6, 5, 7, 6, 5)):
        wall = M.render(pick(r, '#e9e4d8', '#ded6c6', '#e3dccd', '#d3c8b4'), stain=0.12)
        with B.at(x):
            block(B, floors, 4 if n else 5, 3.7, 2.95, wall, M.stone('#b9b2a6', 0.6), frame, r, lit, 'all', 1.6, rail, seed + n, green=n < 3)
        x += 3.7 * (4 if n else 5) + 0.04
    B.quad(M.paving('#c4bcae', 0.4, 0.4, spread=0.5), (-40, -14, 0.0), (140, -14, 0.0), (140, 0.3, 0.0), (-40, 0.3, 0.0))
    B.box(M.concrete('#bdb5a8'), -40, -14.35, -0.9, 140, -14, 0.12)
    sand, wet = M.gravel('#d8c8a4'), M.plain('#b3a07c', 0.35)
    B.quad(sand, (-60, -72, -1.0), (400, -72, -1.0), (400, -14.3, -0.32), (-60, -14.3, -0.32))
    B.quad(wet, (-60, -84, -1.14), (400, -84, -1.14), (400, -72, -1.0), (-60, -72, -1.0))
    B.quad(M.sea(), (-200, -2500, -1.12), (2500, -2500, -1.12), (2500, -80, -1.12), (-200, -80, -1.12))
    foam = M.plain('#e9ecea', 0.9)
    for k in range(5):   # lines of foam where the waves run out
        y = -80 - 7.5 * k * (1 + 0.2 * k)
        B.grid(foam, lambda u, v: (u * 420 - 40, y + 0.9 * np.sin(u * 90 + k * 2.1) + 0.5 * np.sin(u * 211 + k) + (v - 0.5) * (1.3 - 0.16 * k), 0 * u - 1.09 + 0.02 * k), 240, 1)
    for k in range(18):
        cabin(B, 2 + 2.35 * k + (1.6 if k > 8 else 0), -18.2, pick(r, '#4d6f86', '#8a4f3b', '#6f8a78', '#c2a25a', '#3f5560'))
    for k in range(9):
        O.bench(B, -8 + k * 8, -12.6, 1.7, 0, M.wood('#c4b08c'))
        O.lamp_post(B, 4 + k * 12, -10.4, 4.6, 10 if lit else 0)
    for k in range(10):
        for q in range(3):
            P.place(P.ornamental_grass(4 + q, 0.9, '#a5a468'), -3 + k * 8 + q * 0.5, -9.6 + 0.15 * q, 0, q)
    person(B, 5.0, -7.6, 90, '#7a3b32', '#26282c', '#3a2a20', height=1.66, skirt=True, bag='#5a3a28')
    person(B, 5.8, -8.3, 90, '#3a4a5c', '#2b2d33', '#4a3a2a', height=1.8)
    person(B, 19.0, -6.0, -90, '#8c7a5c', '#2b2e35', '#241a14', height=1.74)
    person(B, 31.0, -8.8, -90, '#4c5a4a', '#2b2d33', '#2a2320')
    person(B, 16.0, -30.0, 60, '#c2a25a', '#3a4a5c', '#2a2320', height=1.7, stride=0.2)
    O.bicycle(B, 9.8, -10.7, '#5c6f7a', 8)
    B.finish()
    S.sky(weather, azimuth=pick(r, 205, 225), seed=seed)
    S.camera(-11.0, -15.5, 5.4, yaw=-74, lens=22, shift=0.05)
    return dict(LOOK[weather])


@scene
def rain(seed=0, weather='rain', model='bruges'):
    """A street at the end of a wet afternoon, seen along its length: lamps, puddles, two people under umbrellas."""
    M.WET[0] = True
    r = random.Random(seed * 239 + 7)
    B = Builder()
    kinds = ['bruges', 'painted', 'maitre', 'antwerp']
    hero = style_of(r, model)
    with B.at(-6.6):
        rowhouse(B, 6.6, hero, r, True)
    row(B, r, kinds[1:] + kinds[:1], 0.02, 54, True)
    row(B, r, kinds[::-1], -6.62, -24, True, -1)
    far_side(B, r, kinds, -10.4, -26, 52, True)
    street(B, r, -40, 70, 'cobbles', 2.0)
    B.quad(M.paving('#8f8b86', 0.3, 0.3), (-40, -10.7, 0.0), (70, -10.7, 0.0), (70, -8.4, 0.0), (-40, -8.4, 0.0))
    for n in range(100):
        B.rbox(M.stone('#7b7c7a'), -35 + n, -8.4, -0.2, -34.01 + n, -8.24, 0.008, 0.015, 2)
    lamps = [(-1.2, -1.7), (13.0, -1.7), (27.0, -1.7), (6.0, -8.7), (20.0, -8.7)]
    for x, y in lamps:
        O.lamp_post(B, x, y, 3.9, 14)
    person(B, 4.2, -1.05, -90, '#7a3b32', '#26282c', '#3a2a20', height=1.66, skirt=True, shade='#b4472f')
    person(B, 4.9, -0.4, -90, '#3a4148', '#2b2d33', '#4a3a2a', height=1.78, shade='#31404d')
    person(B, 15.5, -9.2, 90, '#4c5a4a', '#2b2d33', '#2a2320', shade='#22282c')
    P.pot(B, -5.9, -0.42, r=0.24, h=0.42, mat=M.plain('#3f4244', 0.8), plant='bay', seed=seed + 2)
    O.bicycle(B, 7.6, -0.35, '#20352f')
    B.finish()
    S.sky('rain', azimuth=120, seed=seed)
    for x, y in lamps[:4]:
        S.point(x, y - 0.3, 4.1, 60)
    S.camera(-9.4, -6.0, 1.6, yaw=-75, lens=26, shift=0.1)
    return dict(key=0.17, warm=0.0, contrast=1.22, balance=0.25, bloom=0.12)


# ---------------------------------------------------------------- the garden side
def back(B, w, r, seed, annex=3.2, floors=2, hero=False):
    """The garden side of a terraced house; x 0..w, the main wall at y = 0, the annex reaches to y = -annex."""
    brick = pick(r, '#8a4f3b', '#93604a', '#9d8262') if not hero else '#9d8262'
    wall = M.brick(brick) if hero or r.random() < 0.6 else M.render(pick(r, '#e6decd', '#d8cdb9'))
    white = M.plain('#ece8dd', 0.4)
    dark = M.plain('#2a2d2e', 0.4)
    top = 3.2 * floors
    upper = [(w * 0.12, 3.95, 1.2, 1.5), (w * 0.58, 3.95, 1.4, 1.5)] + ([(w * 0.2, 6.9, 1.1, 1.3), (w * 0.62, 6.9, 1.1, 1.3)] if floors > 2 else [])
    lower = [] if hero else [(w * 0.64, 0.2, 1.3, 2.2)]
    B.wall(wall, 0, w, 0, top, upper + lower, 0.25)
    fit(B, upper + lower, white, r, 'double', False, stone('#c9c2b3'))
    for x in upper:
        B.box(M.brick(brick, w=0.072, h=0.22), x[0] - 0.1, -0.012, x[1] + x[3], x[0] + x[2] + 0.1, 0.03, x[1] + x[3] + 0.2)
    for e in (0.01, w - 0.01):
        B.quad(wall, (e, 0.1, 0), (e, 9, 0), (e, 9, top), (e, 0.1, top))
    roofm = M.claytile(pick(r, '#8a4b36', '#7c4534', '#57514d'))
    O.gable_roof(B, 0, w, 0, 9, top, 3.0, roofm, 0.3, 0.0, gable=wall)
    O.chimney(B, w * 0.9, 4.2, top + 1.8, top + 4.2, mat=M.brick('#8a4e3b'))
    O.downpipe(B, 0.2, 0, 0, top)
    if not annex:
        return
    a0, a1 = (0.0, w) if hero else (0.0, w * 0.55)
    h = 3.05
    own = M.render('#e9e2d4', stain=0.1) if hero else wall
    open_ = (a0 + 0.5, 0.06, a1 - a0 - 1.0, 2.5) if hero else (a0 + 0.6, 0.7, 1.3, 1.5)
    with B.at(0, -annex):
        B.wall(own, a0, a1, 0, h, [open_], 0.3)
        x, z, ww, hh = open_
        if hero:
            O.bars(B, dark, x, z, ww, hh, 0.07, 0.1, 0.18, 4, 1, 0.06)
            B.quad(M.glass(), (x, 0.14, z), (x + ww, 0.14, z), (x + ww, 0.14, z + hh), (x, 0.14, z + hh))
            room_behind(B, x, z, ww, hh, 0.34, r, False, seed)
        else:
            fit(B, [open_], white, r, 'double', False, stone('#c9c2b3'))
        for e in (a0, a1):
            B.quad(own, (e, 0, 0), (e, annex, 0), (e, annex, h), (e, 0, h))
        B.box(M.metal('#5c6166', 0.5), a0 - 0.05, -0.06, h, a1 + 0.05, annex, h + 0.12)
        if hero:
            B.box(dark, a0 + w * 0.3, annex * 0.35, h + 0.1, a0 + w * 0.7, annex * 0.75, h + 0.32)
            B.quad(M.plain('#9fb0b8', 0.05), (a0 + w * 0.31, annex * 0.37, h + 0.33), (a0 + w * 0.69, annex * 0.37, h + 0.33), (a0 + w * 0.69, annex * 0.73, h + 0.33), (a0 + w * 0.31, annex * 0.73, h + 0.33))


@scene
def rear(seed=0, weather=None, model='town'):
    """The garden side of a town house: annex with large panes, terrace, lawn between walls, the neighbours' backs."""
    r = random.Random(seed * 241 + 9)
    weather = weather or pick(r, 'soft', 'golden')
    B = Builder()
    w = 6.4
    with B.at(-w / 2):
        back(B, w, r, seed, 3.4, 3 if model == 'tall' else 2, True)
    x = w / 2
    for i in range(3):
        nw = pick(r, 5.6, 6.2, 6.8)
        with B.at(x):
            back(B, nw, r, seed + i, pick(r, 0, 2.6, 3.6), 2 + (i + seed) % 2)
        x += nw
    x = -w / 2
    for i in range(3):
        nw = pick(r, 5.6, 6.2, 6.8)
        x -= nw
        with B.at(x):
            back(B, nw, r, seed + 7 + i, pick(r, 0, 2.6, 3.6), 2 + (i + seed + 1) % 2)
    B.quad(M.tiles('#b9b0a0', 0.6, 0.6, 0.005, '#857e72', 0.6, spread=0.9), (-w / 2, -7.6, 0.03), (w / 2, -7.6, 0.03), (w / 2, -3.3, 0.03), (-w / 2, -3.3, 0.03))
    for s in (-1, 1):   # garden walls with a coping, and hedges further down
        e = s * w / 2
        a, b = sorted((e, e + s * 0.22))
        B.box(M.brick('#8f5a45'), a, -8.6, 0, b, -3.4, 1.9)
        B.box(stone('#b9b3a6'), a - 0.04, -8.6, 1.9, b + 0.04, -3.4, 1.98)
        P.hedge(B, a - 0.1, -19, b + 0.1, -8.6, 1.7, '#4f6836', seed + s, 0.06, 600)
    P.climber(B, -w / 2 + 0.02, -w / 2 + 0.1, 0.1, 2.0, -6.0, '#5d7a38', seed, 1600, 0.07, 0.6)
    with B.at(0.5, -5.4, 0.03, 4):
        outdoor_table(B, r, 2.0)
    for i, (px, py, pl) in enumerate(((-2.7, -3.8, 'olive'), (2.75, -3.9, 'lavender'), (-2.7, -6.9, 'grass'), (2.7, -7.2, '#d98a9a'))):
        P.pot(B, px, py, 0.03, 0.26, 0.44, M.plain(pick(r, '#a8643f', '#8f8a82', '#3f4244'), 0.8), pl, seed + i)
    P.lawn(B, -w / 2, -19, w / 2, -7.6, 0, '#67793c', True, lambda x, y: -15 < y < -7.7, seed)
    B.quad(M.lawn('#5c6d35'), (-60, -40, -0.02), (60, -40, -0.02), (60, 0, -0.02), (-60, 0, -0.02))
    B.finish()
    borders(r, seed, [(s * (w / 2 - 0.5), -8.3 - 0.7 * k) for s in (-1, 1) for k in range(7)])
    P.place(P.tree(seed + 4, 4.6, 1.5, 1.6, '#6f8440', 18000, 0.1), -2.1, -10.6, 0, 1, 0.9)
    far = P.tree(seed + 6, 8.5, 2.6, 2.4, '#5d7431', 15000, 0.18)
    for q, (tx, ty) in enumerate(((-9.5, -7.5), (9.0, -8.5), (-15, -5), (15.5, -4.5))):
        P.place(far, tx, ty, 0, q * 1.7, 0.8)
    S.sky(weather, pick(r, 128, 232), seed)
    S.camera(1.6, -15.6, 1.6, yaw=7, lens=24, shift=0.1)
    return dict(LOOK[weather])
