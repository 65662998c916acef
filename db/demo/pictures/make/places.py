"""Scenes that are no home: building plots, lock-up garages, a parking floor, offices."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix

import inside as I
import materials as M
import outside as O
import plants as P
import stage as S
from exteriors import LOOK, borders, fit, garden, opposite, pick, rowhouse, scene, sides, stone, street, style_of
from interiors import Room, daylight, look
from kit import Builder, link


# ---------------------------------------------------------------- building plots
def neighbour(B, w, wall, roofm, frame, r, floors=2, door=True):
    """A plain house with its ridge along the street; x 0..w, front at y = 0."""
    D, h = 8.5, 2.8 * floors
    bays = max(2, round(w / 3.2))
    cell = w / bays
    hs = []
    for f in range(floors):
        for b in range(bays):
            x = cell * (b + 0.5) - 0.65
            if f == 0 and b == bays // 2 and door:
                hs.append((x, 0.1, 1.1, 2.3, 'skip'))
            else:
                hs.append((x, 2.8 * f + 0.85, 1.3, 1.4))
    B.wall(wall, 0, w, 0, h, hs, 0.25)
    fit(B, hs, frame, r, 'double', False, stone('#c9c2b3'))
    for x, z, a, b in [q[:4] for q in hs if q[4:] == ('skip',)]:
        O.door(B, x, z, a, b, M.plain(pick(r, '#2f4a3c', '#33302c', '#5c6f7a'), 0.35), 'glazed', frame=frame)
    end = [(2.2, 0.9, 1.2, 1.3), (5.2, 3.6, 1.2, 1.3)][:floors]
    sides(B, wall, 0, w, 0, D, h, holes_l=end, holes_r=end, frame=frame, r=r, sill=stone('#c9c2b3'))
    O.gable_roof(B, 0, w, 0, D, h, 3.6, roofm, 0.35, 0.15, gable=wall, trim=roofm)
    O.chimney(B, w * 0.3, D / 2, h + 2.4, h + 4.5, mat=wall)
    O.downpipe(B, 0.15, 0, 0, h)


def meadow(r, seed, x0, y0, x1, y1, z, h=0.24, color='#7d8544', rise=0.0):
    """Grass that has not been mown for weeks, with seed heads and a few flowers; `rise` is the slope from y0 to y1."""
    def flowers(k):
        rng = np.random.default_rng(k)
        pts = np.stack([rng.uniform(-1, 1, 22), rng.uniform(-1, 1, 22), h * rng.uniform(0.7, 1.1, 22)], 1)
        return P.leaf_mesh([P.cards(rng, pts, 0.045, 0, 0.9)], M.leaf(('#f0ead8', '#d9b84a', '#c9b48a', '#b9a0c0')[k % 4], 0.4, 0.2))
    tiles = [P.grass_tile(seed + k, 2.0, 4200, h * (0.75 + 0.3 * k), M.tint(color, 0.045 * (k - 1), -0.03 * k)) for k in range(3)]
    blooms = [flowers(k) for k in range(4)]
    y = y0 + 1
    while y < y1:
        x = x0 + 1
        while x < x1:
            at = (x, y, z(y) - 0.01)
            link(tiles[min(2, max(0, round(1 + 1.6 * math.sin(x * 0.31 + seed) * math.cos(y * 0.23) + r.uniform(-0.6, 0.6))))], at, 0 if rise else r.choice((0, 1.5708, 3.1416, 4.7124)), (r.choice((-1, 1)), 1, r.uniform(0.75, 1.25))).rotation_euler[0] = math.atan(rise)
            if r.random() < 0.6:
                link(r.choice(blooms), at, r.uniform(0, 6))
            x += 2
        y += 2


def peg(B, x, y, z=0.0):
    """A surveyor's peg: a post with a red head."""
    B.box(M.wood('#c9ac7c', rough=0.7), x - 0.025, y - 0.025, z - 0.1, x + 0.025, y + 0.025, z + 0.72)
    B.box(M.plain('#c23a2c', 0.6), x - 0.028, y - 0.028, z + 0.58, x + 0.028, y + 0.028, z + 0.74)


def board(B, x, y, z=0.0, rot=0.0):
    """An agent's board on two posts: a band and the outline of a roof, no words."""
    post, white, green = M.wood('#a5835a', rough=0.7), M.plain('#f2efe6', 0.5), M.plain('#2f5d50', 0.5)
    with B.at(x, y, z, rot):
        for e in (-0.55, 0.5):
            B.box(post, e, -0.025, -0.2, e + 0.05, 0.025, 1.75)
        B.rbox(white, -0.7, -0.05, 0.85, 0.7, -0.025, 1.75, 0.008)
        B.box(green, -0.68, -0.054, 0.87, 0.68, -0.05, 1.08)
        for q in ([(-0.34, 1.3), (0, 1.58), (0, 1.67), (-0.41, 1.33)], [(0, 1.58), (0.34, 1.3), (0.41, 1.33), (0, 1.67)]):
            B.prism(green, q, -0.054, -0.05)
        B.box(green, -0.06, -0.054, 1.2, 0.06, -0.05, 1.38)


def road(B, walk=True):
    """The street along y = -7, seen at an angle: verge or pavement, kerb, asphalt."""
    B.quad(M.asphalt(), (-120, -13.5, -0.06), (120, -13.5, -0.06), (120, -8.4, -0.06), (-120, -8.4, -0.06))
    if walk:
        B.quad(M.paving('#a39a8d', 0.3, 0.3), (-120, -8.3, 0.03), (120, -8.3, 0.03), (120, -6.9, 0.03), (-120, -6.9, 0.03))
    for k in range(90):
        B.rbox(M.stone('#8e8f8c'), -45 + k, -8.45, -0.2, -45 + k + 0.99, -8.3, 0.035, 0.015, 2)
    B.quad(M.paving('#8f8a84', 0.3, 0.3), (-120, -15.2, 0.02), (120, -15.2, 0.02), (120, -13.5, 0.02), (-120, -13.5, 0.02))


@scene
def plot(seed=0, weather=None, model='village'):
    """A building plot in a row of houses, from the pavement: pegs, a hedge, meadow; or a wider one on a slope, before a wood."""
    r = random.Random(seed * 211 + 5)
    weather = weather or pick(r, 'soft', 'clear')
    B = Builder()
    slope = model == 'slope'
    half, back = (13.0, 34.0) if slope else (7.5, 38.0)
    z = (lambda y: max(0.0, y + 6) * 0.085) if slope else (lambda y: 0.0)
    frame = M.plain('#ece8dd', 0.4)
    if slope:
        walls, roofs = [M.rubble('#a39680'), M.render('#e6dfd0')], [M.slate(), M.slate('#464b52')]
    else:
        walls, roofs = [M.brick('#9d6a52'), M.brick('#b2987a')], [M.claytile('#7c4534'), M.claytile('#57514d')]
    road(B)
    wl, wr = (9.5, 10.5) if slope else (8.0, 9.5)
    with B.at(-half - 3.2 - wl, 0, z(0)):
        neighbour(B, wl, walls[0], roofs[0], frame, r)
    with B.at(half + 3.6, 9 if slope else 6, z(9)):
        neighbour(B, wr, walls[1], roofs[1], frame, r, 1 if slope else 2)
    with B.at(half + 3.6 + wr + 7, -0.5, 0):
        neighbour(B, 9, walls[0], roofs[1], frame, r)
    with B.at(-half - 3.2 - wl - 14, 0.8, 0):
        neighbour(B, 9, walls[1], roofs[0], frame, r)
    ground = M.lawn('#77803f')
    for a, b in ((-7.0, -6.0), (-6.0, back), (back, back + 300)):
        B.quad(ground, (-70, a, z(a) - 0.015), (70, a, z(a) - 0.015), (70, b, z(b) - 0.015), (-70, b, z(b) - 0.015))
    for a in (-half - 0.6, half + 0.2):
        with B.at(0, 0, z(8)):
            P.hedge(B, a, -1.5, a + 0.5, back, 1.5 - (z(8) if slope else 0), pick(r, '#56703a', '#5d7638'), seed, 0.07, 420)
        P.hedge(B, a, -6.6, a + 0.5, -1.5, 0.8, '#56703a', seed + 1, 0.05, 700)
    if not slope:
        P.hedge(B, -half - 11, -6.6, -half - 0.8, -6.2, 0.7, '#4f6836', seed + 3, 0.05, 700)
    for x, y in ((-half + 0.25, -6.5), (half - 0.25, -6.5), (-half + 0.25, 14), (half - 0.25, 14), (-3.6, 3.0), (3.8, 3.0)):
        peg(B, x, y, z(y))
    for x in (half - 1.1,):   # connections for water and power
        B.rbox(M.plain('#8b9a8e', 0.5), x, -6.4, 0, x + 0.45, -6.1, 1.05, 0.012)
        B.box(M.concrete('#b3aca0'), x - 0.05, -6.45, -0.1, x + 0.5, -6.05, 0.06)
    board(B, *((1.5, -5.2, z(-5.2), -6) if slope else (0.6, -5.4, 0, -8)))
    O.lamp_post(B, half + 5.5, -7.2, 4.6)
    B.finish()
    meadow(r, seed, -half, -6.6, half, back if not slope else back - 2, z, 0.3, rise=0.085 if slope else 0.0)
    greens = ('#5d7431', '#4f6b2a', '#6b7f3a')
    trees = [P.tree(seed + k, r.uniform(8, 10.5), r.uniform(2.4, 3.1), r.uniform(2.2, 2.8), greens[k], 15000, 0.2) for k in range(3)]
    if slope:   # the wood behind the plot climbs with the ground
        for row in range(5):
            for k in range(34):
                y = back + 1 + row * 4.5 + r.uniform(-1.5, 1.5)
                P.place(r.choice(trees), (k - 16.5) * 3.4 + r.uniform(-1.4, 1.4), y, z(back) - 1.6 + row * 1.5, r.uniform(0, 6), r.uniform(0.85, 1.35))
        edge = [P.shrub(seed + k, 1.7, c, 5200, 0.13) for k, c in enumerate(('#566f33', '#6b7f3a', '#4b6330'))]
        for k in range(46):
            P.place(edge[k % 3], (k - 22.5) * 2.3 + r.uniform(-0.8, 0.8), back - 0.5 + r.uniform(-0.8, 1.2), z(back) - 0.5, r.uniform(0, 6), r.uniform(0.7, 1.5))
    else:       # the far meadow, a row of pollards along the ditch, a wooded horizon
        for k in range(7):
            P.place(trees[k % 3], (k - 3) * 6.5 + r.uniform(-1, 1), back + 6 + r.uniform(0, 2), 0, r.uniform(0, 6), r.uniform(0.6, 0.85))
        for k in range(50):
            P.place(trees[k % 3], (k - 24.5) * 3.4 + r.uniform(-1.5, 1.5), back + 30 + r.uniform(0, 12), -2.6, r.uniform(0, 6), r.uniform(0.9, 1.4))
    P.place(P.tree(seed + 7, 5.0, 1.5, 1.6, '#6f8440', 14000, 0.12), -half - 7.5, -4.2, 0, 0.7)
    P.place(P.tree(seed + 8, 5.2, 1.6, 1.7, '#667d38', 14000, 0.13), half + 2.0, 4.0, z(4), 2.1)
    S.sky(weather, pick(r, 120, 236), seed)
    if slope:
        S.camera(-7.0, -12.9, 2.3, yaw=-17, lens=22, shift=0.03)
    else:
        S.camera(-5.2, -12.9, 2.3, yaw=-12, lens=22, shift=0.0)
    return dict(LOOK[weather])


# ---------------------------------------------------------------- garages and parking
def up_and_over(B, x, w, h, mat, y=0.1):
    """A ribbed metal door in a hole of a facade, with its frame and handle."""
    frame = M.plain('#d9d5cb', 0.5)
    O.bars(B, frame, x, 0.0, w, h, 0.07, y - 0.02, y + 0.08)
    n = round((w - 0.2) / 0.13)
    for k in range(n):
        a = x + 0.09 + (w - 0.18) * k / n
        B.rbox(mat, a + 0.008, y + 0.0, 0.05, a + (w - 0.18) / n - 0.004, y + 0.035, h - 0.08, 0.008, 2)
    B.box(mat, x + 0.07, y + 0.02, 0.04, x + w - 0.07, y + 0.05, h - 0.07)
    B.box(mat, x + 0.07, y - 0.006, 0.94, x + w - 0.07, y + 0.03, 1.06)
    B.rbox(M.plain('#22282a', 0.4), x + w / 2 - 0.07, y - 0.045, 0.96, x + w / 2 + 0.07, y - 0.01, 1.03, 0.01)


@scene
def garages(seed=0, weather=None, model='brick'):
    """A row of lock-up garages on a paved lane, town houses behind."""
    r = random.Random(seed * 223 + 11)
    weather = weather or pick(r, 'soft', 'clear')
    B = Builder()
    tone = pick(r, '#8f5a45', '#9d6a52', '#a2765a')
    wall = M.brick(tone)
    n, cell, h = 7, 3.15, 2.75
    L = n * cell
    doors = [M.plain(c, 0.4) for c in ('#5f6f66', '#dcd6c8', '#5f6f66', '#7b8790', '#dcd6c8', '#5f6f66', '#6d4a3c')]
    with B.at(-L / 2):
        holes = [(k * cell + 0.32, 0.0, 2.5, 2.15) for k in range(n)]
        B.wall(wall, 0, L, 0, h, holes, 0.25)
        for k, (x, _, w, hh) in enumerate(holes):
            up_and_over(B, x, w, hh, doors[k])
            B.box(M.concrete('#bdb6a9'), x - 0.16, -0.015, hh, x + w + 0.16, 0.06, hh + 0.2)
            B.rbox(M.plain('#e9e5da', 0.5), x + w / 2 - 0.11, -0.03, hh + 0.28, x + w / 2 + 0.11, -0.0, hh + 0.42, 0.006)
        sides(B, wall, 0, L, 0, 6.2, h)
        B.box(M.metal('#80868a', 0.5), -0.06, -0.07, h, L + 0.06, 6.3, h + 0.13)
        for x in (cell * 2, cell * 5):
            O.downpipe(B, x, 0, 0, h + 0.1)
        P.climber(B, L - 0.28, L, 0.1, 2.7, 0, '#4f6836', seed, 2200, 0.07, 0.6)
    right = L / 2 + 0.1   # the lane turns the corner: a second, shorter row
    with B.under(Matrix.Translation((right, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')):
        hs = [(1.2 + k * cell, 0.0, 2.5, 2.15) for k in range(4)]
        B.wall(wall, 0, 14, 0, h, hs, 0.25)
        for k, (x, _, w, hh) in enumerate(hs):
            up_and_over(B, x, w, hh, doors[(k + 3) % n])
            B.box(M.concrete('#bdb6a9'), x - 0.16, -0.015, hh, x + w + 0.16, 0.06, hh + 0.2)
        B.box(M.metal('#80868a', 0.5), -0.2, -0.07, h, 14, 6.3, h + 0.13)
    yard = M.paving(pick(r, '#8f8a84', '#968f86'), 0.2, 0.1, spread=0.8, moss=0.5)
    B.quad(yard, (-40, -30, 0), (40, -30, 0), (40, 0.3, 0), (-40, 0.3, 0))
    B.quad(M.paving('#7b7772', 0.2, 0.2), (-40, -4.3, 0.004), (right, -4.3, 0.004), (right, -4.0, 0.004), (-40, -4.0, 0.004))
    B.quad(M.metal('#4a4d4f', 0.6), (-2.2, -4.3, 0.008), (-1.8, -4.3, 0.008), (-1.8, -4.0, 0.008), (-2.2, -4.0, 0.008))
    x = -34
    while x < 34:   # houses behind the garages
        k = style_of(r, pick(r, 'antwerp', 'painted', 'painted'))
        w = {2: 5.6, 3: 6.8}.get(k['bays'], 6)
        with B.at(x, 16):
            rowhouse(B, w, k, r)
        x += w + 0.02
    P.hedge(B, -L / 2 - 9, 6.6, L / 2 + 9, 7.2, 3.2, '#4f6836', seed, 0.09, 260)
    B.finish()
    t = P.tree(seed + 2, 8, 2.3, 2.4, '#5d7431', 15000, 0.18)
    for k, px in enumerate((-7.5, 2.5, 9.5)):
        P.place(t, px, 9.5, 0, k * 2.0, 0.8 + 0.12 * k)
    g = Builder()
    P.lawn(g, -40, 6.2, 40, 16, -0.01, blades=False)
    g.finish()
    S.sky(weather, pick(r, 128, 134), seed)
    S.camera(-6.2, -7.6, 1.65, yaw=-24, lens=24, shift=0.03)
    return dict(LOOK[weather])


def number(mat, text, x, y, rot):
    """The number of a bay, painted on the floor to be read from the lane."""
    c = bpy.data.curves.new('number', 'FONT')
    c.body, c.size, c.align_x, c.align_y = text, 0.62, 'CENTER', 'CENTER'
    c.materials.append(mat)
    ob = bpy.data.objects.new('number', c)
    bpy.context.scene.collection.objects.link(ob)
    ob.location, ob.rotation_euler = (x, y, 0.005), (0, 0, math.radians(rot))


def stripe(B, mat, x0, y0, x1, y1, z=0.004):
    B.quad(mat, (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))


@scene
def parking(seed=0, model='underground'):
    """A floor of marked bays under a building, the lifts at the end."""
    r = random.Random(seed * 227 + 13)
    B = Builder()
    W, D, H = 17.0, 30.0, 2.55
    wall, floor = M.plain('#e6e2d8', 0.8), M.plain('#7d7d7b', 0.36)
    white, band = M.plain('#e6e4dd', 0.6), M.plain('#3f6f68', 0.5)
    B.quad(floor, (-W / 2, -2, 0), (W / 2, -2, 0), (W / 2, D, 0), (-W / 2, D, 0))
    B.quad(M.plain('#d6d2c9', 0.85), (-W / 2, -2, H), (-W / 2, D, H), (W / 2, D, H), (W / 2, -2, H))
    lift = 1.2
    B.wall(wall, -W / 2, W / 2, 0, H, [(lift, 0.0, 1.1, 2.1), (lift + 1.7, 0.0, 1.1, 2.1)], 0.2, y=D)
    B.quad(wall, (-W / 2, -2, 0), (-W / 2, D, 0), (-W / 2, D, H), (-W / 2, -2, H))
    B.quad(wall, (W / 2, D, 0), (W / 2, -2, 0), (W / 2, -2, H), (W / 2, D, H))
    B.quad(wall, (W / 2, -2, 0), (-W / 2, -2, 0), (-W / 2, -2, H), (W / 2, -2, H))
    for k in range(2):   # lift doors
        x = lift + 1.7 * k
        for q in range(2):
            B.rbox(M.metal('#b9bdbf', 0.35), x + 0.55 * q + 0.008, D + 0.05, 0.01, x + 0.55 * (q + 1) - 0.008, D + 0.09, 2.09, 0.006)
        B.box(M.plain('#2b2e30', 0.4), x + 1.25, D - 0.02, 1.05, x + 1.35, D, 1.25)
    B.box(band, lift - 0.5, D - 0.012, 2.2, lift + 3.3, D - 0.004, 2.45)
    for s in (-1, 1):   # a painted band along the walls
        x = s * (W / 2 - 0.006)
        B.quad(band, (x, -2, 0.0), (x, D, 0.0), (x, D, 0.55), (x, -2, 0.55))
    B.quad(band, (-W / 2, D - 0.006, 0.0), (lift - 0.02, D - 0.006, 0.0), (lift - 0.02, D - 0.006, 0.55), (-W / 2, D - 0.006, 0.55))
    bay, deep = 2.5, 5.1
    for s in (-1, 1):
        outer, inner = s * W / 2, s * (W / 2 - deep)
        a, b = sorted((outer, inner))
        for k in range(12):
            y = 0.6 + bay * k
            stripe(B, white, a, y - 0.07, b, y + 0.07)
            if k % 3 == 0:   # columns stand between the bays, back from the lane
                cx = inner + s * 0.55
                B.rbox(wall, cx - 0.2, y - 0.2, 0, cx + 0.2, y + 0.2, H, 0.02)
                B.rbox(band, cx - 0.206, y - 0.206, 0.0, cx + 0.206, y + 0.206, 0.55, 0.02)
            if k < 11:
                number(white, str(131 + k if s > 0 else 120 - k), inner + s * 0.75, y + bay / 2, -90 * s)
                B.rbox(M.plain('#4a4b4c', 0.8), outer - s * 0.75 - 0.07, y + 0.35, 0, outer - s * 0.75 + 0.07, y + bay - 0.35, 0.11, 0.03)
    for k in range(3):   # arrows on the lane
        y = 4.0 + 8 * k
        stripe(B, white, 1.2 - 0.09, y, 1.2 + 0.09, y + 1.2)
        B.poly(white, [(0.85, y + 1.2, 0.004), (1.55, y + 1.2, 0.004), (1.2, y + 1.9, 0.004)])
    lamp = M.emit('#f4f2e8', 5.5)
    for x in (-5.6, 0.0, 5.6):   # strip lights
        for k in range(6):
            y = 1.5 + 5 * k
            B.rbox(M.plain('#e9e7e0', 0.5), x - 0.09, y - 0.02, H - 0.2, x + 0.09, y + 1.52, H - 0.12, 0.02)
            B.rbox(lamp, x - 0.06, y, H - 0.225, x + 0.06, y + 1.5, H - 0.19, 0.02)
            S.area(x, y + 0.75, H - 0.24, 0.16, 1.5, (0, 0, -1), 70, '#f3f1e6')
    S.area(0, D / 2, 0.25, W - 1, D - 1, (0, 0, 1), math.pi * W * D * 0.16, '#f3efe4')   # light thrown back by the floor
    for x, rad in ((-3.1, 0.07), (-2.9, 0.05), (3.4, 0.06)):
        B.tube(M.plain('#b9b5ac', 0.5) if rad > 0.055 else M.plain('#a8463a', 0.5), [(x, -2, H - 0.32), (x, D, H - 0.32)], rad, 10)
    tray = M.metal('#a9adaf', 0.5)
    for s in (-1, 1):   # cable trays for charging points
        x = s * (W / 2 - 0.5)
        B.box(tray, x - 0.15, -2, H - 0.42, x + 0.15, D, H - 0.4)
        for e in (x - 0.15, x + 0.14):
            B.box(tray, e, -2, H - 0.42, e + 0.01, D, H - 0.34)
    B.rbox(M.emit('#4fb37c', 1.6), lift - 1.3, D - 0.16, 2.02, lift - 0.8, D - 0.1, 2.22, 0.01)
    B.finish()
    S.sky('overcast', seed=seed, clouds=False)
    S.camera(-0.9, 0.9, 1.6, yaw=-41, lens=23, shift=-0.075)
    return dict(key=0.27, warm=0.012, contrast=1.35, sat=0.95, bloom=0.1, vignette=0.12, _shoot=dict(bounces=5, clamp=1.5, smooth=1.6))


# ---------------------------------------------------------------- offices
@scene
def offices(seed=0, weather=None, model='street'):
    """An office building of four floors with bands of windows, between town houses."""
    r = random.Random(seed * 229 + 17)
    weather = weather or pick(r, 'soft', 'clear')
    lit = weather == 'dusk'
    B = Builder()
    bays, cell, fh, floors = 6, 2.9, 3.35, 4
    W = bays * cell
    H = floors * fh + 0.5
    skin = M.brick('#cdbfa6', mortar='#b9ab94', w=0.29, h=0.05, spread=0.35)
    dark, glass = M.plain('#2b3033', 0.4), M.glass()
    fins = M.plain('#b79d72', 0.45)
    low, up = [], []
    for f in range(1, floors):
        up += [(b * cell + 0.22, f * fh + 0.85, cell - 0.44, 1.95) for b in range(bays)]
    low = [(b * cell + 0.2, 0.05 if b in (2, 3) else 0.3, cell - 0.4, 2.95 if b in (2, 3) else 2.7) for b in range(bays)]
    with B.at(-W / 2):
        B.wall(M.ashlar('#8e8a83', 1.4, 0.7, 0.005), 0, W, 0, fh, low, 0.3)
        B.wall(skin, 0, W, fh, H, up, 0.3)
        for b, (x, z, w, h) in enumerate(low):
            O.bars(B, dark, x, z, w, h, 0.06, 0.12, 0.19, 2, 1, 0.05)
            B.quad(glass, (x, 0.16, z), (x + w, 0.16, z), (x + w, 0.16, z + h), (x, 0.16, z + h))
            O.interior(B, x, z, w, h, 0.3, 0.8 if lit or b in (2, 3) else 0, None, r, '#c9c2b4', 2.6, 0.1)
        for x, z, w, h in up:
            O.bars(B, dark, x, z, w, h, 0.05, 0.16, 0.22, 2, 1, 0.05)
            B.quad(glass, (x, 0.19, z), (x + w, 0.19, z), (x + w, 0.19, z + h), (x, 0.19, z + h))
            O.interior(B, x, z, w, h, 0.3, r.uniform(0.3, 0.9) if r.random() < (0.8 if lit else 0.3) else 0, pick(r, 'blind', None, None), r, '#a39c90', 3.0, 0.1)
            B.box(stone('#b9b2a6'), x - 0.02, -0.05, z - 0.07, x + w + 0.02, 0.05, z)
            for k in (0, 1):
                e = x + w * k
                B.box(fins, e - 0.03, -0.16, z, e + 0.03, 0.05, z + h)
        B.rbox(dark, 2 * cell - 0.2, -1.5, 3.02, 4 * cell + 0.2, 0.1, 3.16, 0.01)
        B.rbox(M.plain('#3f6f68', 0.4), 2 * cell + 0.3, -0.02, 3.2, 4 * cell - 0.3, 0.0, 3.34, 0.005)
        sides(B, skin, 0, W, 0, 14, H)
        B.box(M.metal('#5d6164', 0.5), -0.05, -0.06, H, W + 0.05, 14, H + 0.1)
        for k in range(5):   # brass plates beside the entrance
            B.box(M.metal('#c2a05a', 0.35), 4 * cell + 0.05, -0.012, 1.15 + 0.14 * k, 4 * cell + 0.17, 0.0, 1.25 + 0.14 * k)
    for s in (-1, 1):
        x = W / 2
        for k in range(2):
            st = style_of(r, pick(r, 'antwerp', 'painted', 'maitre'))
            w = {2: 5.6, 3: 6.8}.get(st['bays'], 6)
            with B.at(s * x - (w if s < 0 else 0)):
                rowhouse(B, w, st, r, lit)
            x += w + 0.02
    street(B, r, kind='asphalt', walk=3.6)
    t = P.tree(seed + 3, 7.0, 1.8, 2.6, '#6d8a3a', 16000, 0.16)
    for k, x in enumerate((-8.6, 9.6, 17)):
        P.place(t, x, -2.7, 0, k * 2.0, 0.85 + 0.08 * k)
    for k in range(5):   # bicycle stands
        x = 3.7 + 0.75 * k
        B.tube(M.metal('#a9adaf', 0.4), [(x, -2.4, 0), (x, -2.4, 0.75), (x, -2.2, 0.82), (x, -1.8, 0.82), (x, -1.6, 0.75), (x, -1.6, 0)], 0.022, 8)
    O.bicycle(B, 3.8, -1.95, '#20352f', 90)
    O.bicycle(B, 5.3, -1.95, '#6d2a26', 90)
    O.lamp_post(B, -4.6, -3.1, 4.4, 12 if lit else 0)
    B.finish()
    opposite(r, -30)
    S.sky(weather, pick(r, 122, 236), seed)
    S.camera(-10.5, -17.5, 1.65, yaw=-26, lens=24, shift=0.145)
    return dict(LOOK[weather])


def task_chair(B, seat):
    """An office chair on a five-star base."""
    black = M.plain('#26292b', 0.5)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        B.tube(black, [(0, 0, 0.1), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.06)], 0.018, 8)
        B.cyl(black, 0.3 * math.cos(a), 0.3 * math.sin(a), 0, 0.05, 0.025, n=10)
    B.cyl(M.metal('#a9adaf', 0.3), 0, 0, 0.1, 0.44, 0.025, n=12)
    B.rbox(seat, -0.24, -0.23, 0.44, 0.24, 0.23, 0.51, 0.035, 3)
    B.tube(black, [(0, 0.2, 0.46), (0, 0.3, 0.55), (0, 0.29, 0.85)], 0.018, 8)
    B.rbox(seat, -0.22, 0.24, 0.6, 0.22, 0.29, 1.0, 0.025, 3)
    for s in (-1, 1):
        B.tube(black, [(s * 0.22, 0.0, 0.47), (s * 0.28, 0.0, 0.5), (s * 0.28, 0.0, 0.66)], 0.013, 8)
        B.rbox(black, s * 0.28 - 0.035, -0.12, 0.66, s * 0.28 + 0.035, 0.13, 0.69, 0.012)


def desk(B, r, k):
    """A desk with a screen; the chair stands at the +y side."""
    top, leg = M.wood(I.OAK, rough=0.5), M.plain('#3a3d3f', 0.45)
    B.rbox(top, -0.8, -0.4, 0.715, 0.8, 0.4, 0.74, 0.006)
    for x in (-0.74, 0.74):
        B.box(leg, x - 0.025, -0.36, 0, x + 0.025, 0.36, 0.03)
        B.box(leg, x - 0.025, -0.03, 0.03, x + 0.025, 0.03, 0.715)
    screen, face = M.plain('#1d2022', 0.35), M.plain('#2d3438', 0.12)
    B.rbox(screen, -0.31, -0.2, 0.9, 0.31, -0.165, 1.27, 0.01)
    B.box(face, -0.295, -0.165, 0.915, 0.295, -0.163, 1.255)
    B.box(screen, -0.03, -0.24, 0.75, 0.03, -0.2, 1.05)
    B.rbox(screen, -0.13, -0.3, 0.741, 0.13, -0.12, 0.752, 0.005)
    B.rbox(M.plain('#e6e4de', 0.5), -0.22, 0.06, 0.741, 0.22, 0.2, 0.755, 0.005)
    if k % 3 == 0:
        I.book_stack(B, 0.58, -0.1, 0.741, 3, k)
    if k % 3 == 1:
        I.vase(B, -0.58, -0.12, 0.741, 0.16, 'jar', '#d8cfbf', flowers=None, seed=k)
    if k % 2:
        B.lathe(M.plain(pick(r, '#b98368', '#8c9681', '#e4ddd0'), 0.4), [(0, 0), (0.038, 0), (0.042, 0.09), (0.037, 0.09), (0.034, 0.01), (0, 0.01)], 18, 0.42, 0.12, 0.741)


@scene
def workplace(seed=0, model='open'):
    """An open office floor: desks by a band of windows, a glazed meeting room at the end."""
    r = random.Random(seed * 233 + 19)
    B = Builder()
    W, D, H = 8.4, 11.0, 2.85
    frame = M.plain('#2b3033', 0.4)
    hs = [(0.5 + 2.6 * k, 0.85, 2.4, 1.75, 'slide', frame) for k in range(4)]
    carpet = M.tiles('#7d8583', 0.5, 0.5, 0.0015, '#757d7b', 0.95, spread=0.35)
    room = Room(B, W, D, H, M.plaster('#efebe2'), carpet, M.plaster('#f3f0e9'), holes={'left': hs}, colors={'far': M.plaster('#b7c0b4')}, skirting=0.08)
    gx = 0.9   # the meeting room takes the far right corner, behind glass
    gy = D - 3.4
    for a, b in (((gx, gy), (W / 2, gy)), ):
        n = 4
        for k in range(n + 1):
            x = a[0] + (b[0] - a[0]) * k / n
            B.box(frame, x - 0.025, gy - 0.03, 0, x + 0.025, gy + 0.03, H)
        B.box(frame, a[0], gy - 0.03, 2.2, b[0], gy + 0.03, 2.25)
        B.box(frame, a[0], gy - 0.03, 0, b[0], gy + 0.03, 0.06)
        B.quad(M.glass(reflect=0.4), (a[0], gy, 0.05), (b[0], gy, 0.05), (b[0], gy, H), (a[0], gy, H))
    B.quad(M.glass(reflect=0.4), (gx, gy, 0.05), (gx, D, 0.05), (gx, D, H), (gx, gy, H))
    for y in (gy + 1.7, D - 0.03):
        B.box(frame, gx - 0.03, y - 0.025, 0, gx + 0.03, y + 0.025, H)
    B.box(frame, gx - 0.03, gy, 2.2, gx + 0.03, D, 2.25)
    with B.at((gx + W / 2) / 2, D - 1.7, 0):
        I.dining_table(B, 2.2, 1.0, M.wood(I.OAK), 'legs')
        for k in (-0.7, 0, 0.7):
            for s in (-1, 1):
                with B.at(k, s * 0.75, 0, 0 if s > 0 else 180):
                    I.chair(B, 'shell', M.plain('#3a3d3f', 0.5), M.fabric('#8c9681'))
    I.pendant(B, (gx + W / 2) / 2, D - 1.7, 1.7, H, 'dome', '#3f6f68')
    seat = M.fabric('#5d6f6a')
    i = 0
    for y in (3.3, 6.0):   # islands of four, ends to the windows
        for x in (-2.75, -1.1):
            for s in (-1, 1):
                with B.at(x, y + s * 0.42, 0, 0 if s > 0 else 180):
                    desk(B, r, i)
                    with B.at(r.uniform(-0.15, 0.15), 0.68 + r.uniform(0, 0.12), 0, r.uniform(-22, 22)):
                        task_chair(B, seat)
                i += 1
        B.rbox(M.fabric('#9aa595'), -3.5, y - 0.02, 0.75, -0.35, y + 0.02, 1.12, 0.01)
    with room.on('right'):
        with B.at(D - 5.2):
            I.picture(B, 1.6, 1.0, 1.7, seed, 'soft', M.wood(I.OAK))
    with B.at(W / 2 - 0.75, 5.2, 0, -90):
        I.sofa(B, M.fabric('#8c9681'), 2.0, 0.85, 2, 'mid', cushions=[M.fabric('#b98d4a'), M.fabric('#ece5d8')], seed=seed, legs=M.wood(I.OAK))
    with B.at(W / 2 - 1.9, 5.2, 0):
        I.rug(B, 2.2, 2.6, M.rug(style='plain', a='#c9bfae'), seed=seed)
        I.coffee_table(B, 'round', M.wood(I.OAK))
    I.plant_pot(B, W / 2 - 0.5, gy - 0.6, 1.6, 'strelitzia', seed + 2, r=0.22)
    I.plant_pot(B, -W / 2 + 0.55, D - 0.6, 1.6, 'ficus', seed + 4, r=0.2)
    lamp = M.emit('#fff3df', 2.6)
    for y in (3.3, 6.0):
        B.rbox(frame, -3.4, y - 0.06, 2.3, -0.4, y + 0.06, 2.36, 0.01)
        B.quad(lamp, (-3.35, y + 0.05, 2.298), (-0.45, y + 0.05, 2.298), (-0.45, y - 0.05, 2.298), (-3.35, y - 0.05, 2.298))
        S.area(-1.9, y, 2.28, 2.8, 0.1, (0, 0, -1), 22, '#fff0dc')
        for x in (-3.0, -0.8):
            B.cyl(M.plain('#1c1c1c', 0.6), x, y, 2.36, H, 0.004, n=6)
    with B.at(0.2, D - 0.06):
        B.rbox(M.plain('#f6f4ee', 0.25), -1.9, -0.02, 0.95, -0.1, 0.0, 2.05, 0.01)
    B.finish()
    daylight(room, 32, 252, 5.5, seed, 'trees', -2.0)
    S.camera(1.9, 0.25, 1.4, yaw=9, lens=21, shift=-0.03)
    return look()
