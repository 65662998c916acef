"""Halls, a study, an attic and a dining room beside those in interiors.py."""
import math
from types import SimpleNamespace

from mathutils import Matrix, Vector

import inside as I
import materials as M
import outside as O
import stage as S
from interiors import CREAM, OCHRE, RUST, Room, balcony, curtains, daylight, floor_of, look
from kit import Builder
from layouts import layout, light, see

MIRROR = Matrix.Scale(-1, 4, (1, 0, 0))
CHECKER = ('#e9e4d8', 0.3, 0.3, 0.002, '#8a857c', 0.2)


def lamps(*areas):
    """Halls have little daylight of their own: soft light from (x, y, z, w, h, aim, power)."""
    for x, y, z, w, h, aim, power in areas:
        S.area(x, y, z, w, h, aim, power, '#fff1dc')


@layout('hall', 'wide')
def wide(seed=0, style='checker'):
    """A wide hall: glazed double doors to the garden room at the end, the stairs on the left."""
    B = Builder()
    W, D, H = 4.2, 6.4, 3.4
    wallc = '#cdb9a0'
    trim = M.plain('#efeae0', 0.45)
    room = Room(B, W, D, H, M.plaster(wallc), M.tiles(*CHECKER, color2='#33373a'), holes={'far': [(-0.55, 0.0, 1.7, 2.75, 'grid')], 'right': [(1.2, 0.0, 0.95, 2.35, 'door', M.plain('#e9e3d6', 0.4))]}, cornice=0.15, skirting=0.2)
    with B.at(-W / 2 + 1.0, 2.0, 0):
        with B.under(MIRROR):
            I.stairs(B, 17, 0.98, 0.185, 0.24, M.wood(I.WALNUT), trim, None, M.wood(I.DARK))
            runner = M.rug('#5d6b5f', '#2f3d4c', '#d9cbb2', 'plain')
            for k in range(17):
                B.box(runner, 0.24, 0.24 * k - 0.034, 0.185 * (k + 1), 0.76, 0.24 * (k + 1), 0.185 * (k + 1) + 0.006)
                B.box(runner, 0.24, 0.24 * k - 0.036, 0.185 * k, 0.76, 0.24 * k - 0.03, 0.185 * (k + 1) + 0.004)
    with room.on('right'):
        I.panelling(B, 2.2, D, 1.05, M.plain('#e6ddcc', 0.5))
        I.panelling(B, 0, 1.1, 1.05, M.plain('#e6ddcc', 0.5))
        with B.at(D - 3.5, -0.05):
            I.sideboard(B, 1.3, M.wood(I.WALNUT), 0.8, 0.38)
            I.mirror_round(B, 1.75, 0.45, M.metal('#b8975a', 0.4))
            I.table_lamp(B, -0.45, -0.2, 0.8, '#54615a')
            I.vase(B, 0.4, -0.2, 0.8, 0.3, 'jar', '#e4ddd0', flowers='#d8a58f', seed=seed)
    with B.at(0.3, 4.5, 0, 90):
        I.rug(B, 2.4, 1.3, M.rug(), seed=seed)
    I.plant_pot(B, W / 2 - 0.45, D - 0.5, 1.6, 'ficus', seed, r=0.2)
    I.pendant(B, 0.5, D * 0.55, 2.3, H, 'globe')
    B.finish()
    light(room, 'far', -14, 24, 6, seed, 'garden', level=-0.1, fill=0.5)
    lamps((0.4, 0.1, 2.4, 2.4, 1.6, (0, 1, -0.2), 34), (-W / 2 + 0.5, 4.6, H - 0.1, 0.9, 1.6, (0, 0, -1), 18))
    see((1.1, 0.12, 1.45), (-0.1, D), 20, 0.02)
    return look(key=0.27)


@layout('hall', 'inward')
def inward(seed=0, style='classic'):
    """Seen from the foot of the stairs, which rise across the end; a coat bench on the right and an open door beyond."""
    B = Builder()
    W, D, H = 3.4, 4.6, 3.2
    wallc = '#8d9a94'
    floor = M.cement('#e9e3d5', '#55655c', '#c39a5c')
    room = Room(B, W, D, H, M.plaster('#e9e2d4'), floor, holes={'left': [(1.5, 0.0, 1.0, 2.3, 'door', M.plain('#e9e3d6', 0.4))]}, colors={'far': M.plaster(wallc), 'right': M.plaster(wallc)}, cornice=0.12, skirting=0.18)
    # the flight runs along the end wall, up to the right
    with B.at(-1.1, D - 1.0, 0, -90):
        with B.under(MIRROR):
            I.stairs(B, 12, 0.98, 0.185, 0.235, M.wood(I.OAK), M.plain('#efeae0', 0.5), None, M.wood(I.WALNUT))
    with room.on('right'):
        with B.at(D - 2.15):
            I.panelling(B, -1.1, 1.0, 1.5, M.plain('#e4ddd0', 0.5), 4)
            B.rbox(M.wood(I.OAK), -0.8, -0.42, 0.42, 0.8, -0.03, 0.47, 0.01)
            for x in (-0.72, 0.72):
                B.rbox(M.wood(I.OAK), x - 0.04, -0.4, 0, x + 0.04, -0.05, 0.43, 0.006)
            I.cushion(B, M.fabric(RUST), -0.45, -0.1, 0.47, 0.45, 0.42, 0.16, 20, 6, seed)
            for k in range(5):
                B.tube(M.metal('#b08d50', 0.3), [(-0.7 + 0.35 * k, -0.03, 1.62), (-0.7 + 0.35 * k, -0.1, 1.6), (-0.7 + 0.35 * k, -0.12, 1.66)], 0.011, 8)
            coat = M.fabric('#4a5650', 500, 0.7)
            O.drape(B, coat, -0.5, -0.2, 0.72, 1.6, -0.1, 3, 0.035, seed)
            O.drape(B, M.fabric('#b08a5c', 500, 0.7), 0.2, 0.46, 0.8, 1.6, -0.1, 3, 0.03, seed + 1)
    with room.on('left'):
        with B.at(3.1):
            I.picture(B, 0.55, 0.7, 1.6, seed, 'landscape', M.wood(I.DARK))
    with B.at(-0.2, 2.0):
        I.rug(B, 1.2, 1.9, M.rug('#d9cbb2', '#33465a', '#8c6a4a'), seed=seed)
    I.plant_pot(B, -W / 2 + 0.4, 3.35, 1.2, 'palm', seed, '#b98368', r=0.17)
    I.pendant(B, -0.1, 2.2, 2.15, H, 'rattan')
    B.finish()
    daylight(room, 30, 245, 0, seed, 'trees', -0.1, fill=0.55)
    lamps((-W / 2 + 0.12, 0.9, 1.6, 1.0, 2.0, (1, 0.2, -0.1), 46), (0.2, 0.1, 2.4, 2.2, 1.4, (0, 1, -0.2), 26), (0.8, D - 0.5, H - 0.1, 1.6, 0.8, (0, 0, -1), 12))
    see((-0.95, 0.12, 1.5), (0.35, D), 20, 0.0)
    return look(key=0.27)


@layout('hall', 'door')
def door(seed=0, style='checker'):
    """Looking at the street door, glazed at both sides, from under the stairs; their rail runs on the left."""
    B = Builder()
    W, D, H = 3.3, 5.0, 3.0
    wallc = '#d3c6ad'
    room = Room(B, W, D, H, M.plaster(wallc), M.tiles('#e9e4d8', 0.4, 0.4, 0.002, '#8a857c', 0.2, color2='#2f3436'), holes={'far': [(-0.15, 0.0, 1.0, 2.5, 'none'), (-0.65, 0.9, 0.4, 1.6, 'single'), (0.95, 0.9, 0.4, 1.6, 'single')]}, skirting=0.16)
    with room.on('far'):
        O.door(B, -0.15, 0.0, 1.0, 2.5, M.plain('#7a3a2f', 0.35, coat=0.4), 'glazed', y=0.1, frame=room.trim)
    with B.at(-W / 2 + 0.95, 4.35, 0, 180):
        I.stairs(B, 14, 0.95, 0.19, 0.235, M.wood(I.OAK), M.plain('#efeae0', 0.5), None, M.wood(I.OAK))
    with room.on('right'):
        with B.at(D - 2.9):
            I.radiator(B, -0.6, 0.6, 0.1, 0.8)
            B.rbox(M.wood(I.OAK), -0.75, -0.24, 0.92, 0.75, 0, 0.96, 0.006)
            I.vase(B, 0.4, -0.12, 0.96, 0.26, 'jar', '#7f8a80', flowers='#e8dcc8', seed=seed)
            I.book_stack(B, -0.4, -0.12, 0.96, 2, seed)
            I.mirror_rect(B, 0.8, 0.95, 1.65, M.wood(I.OAK))
        with B.at(D - 4.2):
            I.picture(B, 0.5, 0.65, 1.6, seed, 'abstract', M.wood(I.OAK))
    with B.at(0.45, 3.0):
        I.rug(B, 0.9, 2.4, M.rug('#a35a44', '#2f3d4c', '#d9cbb2', 'stripe'), seed=seed)
    I.pendant(B, 0.4, 2.6, 2.05, H, 'dome', '#54615a')
    B.finish()
    light(room, 'far', 12, 30, 5, seed, 'street', level=-0.1, fill=0.7)
    lamps((0.4, 0.1, 2.2, 2.0, 1.4, (0, 1, -0.2), 22), (0.4, 2.8, H - 0.1, 1.2, 2.0, (0, 0, -1), 14))
    see((0.75, 0.12, 1.45), (-0.15, D), 21, 0.0)
    return look(key=0.27)


@layout('study', 'window')
def window(seed=0, style='green'):
    """The desk under the window, green bookcases along the left wall."""
    B = Builder()
    W, D, H = 3.6, 4.2, 2.75
    green = '#66705c'
    hole = (-0.35, 0.95, 1.7, 1.35)
    room = Room(B, W, D, H, M.plaster('#e6dfd0'), floor_of('oak', W, D, B), holes={'far': [(*hole, 'cross')]}, skirting=0.12)
    case = M.plain(green, 0.45)
    with room.on('left'):
        for y in (1.3, 3.15):
            with B.at(y):
                I.bookcase(B, 1.83, 2.6, 0.32, case, 3, 7, seed + int(y))
        for x in (0.37, 4.05):
            B.box(case, x, -0.325, 0, x + 0.025, 0, 2.62)
    wood = M.wood(I.WALNUT)
    with B.at(0.5, D - 0.5):
        B.rbox(wood, -1.1, -0.36, 0.72, 1.1, 0.36, 0.755, 0.006)
        for x in (-1.0, 1.0):
            B.rbox(wood, x - 0.04, -0.32, 0, x + 0.04, 0.32, 0.72, 0.006)
        I.table_lamp(B, -0.8, 0.12, 0.755, '#b98d4a')
        I.book_stack(B, 0.75, 0.1, 0.755, 4, seed)
        B.rbox(M.plain('#efe9da', 0.9), -0.25, -0.25, 0.756, 0.02, 0.05, 0.764, 0.001, 1)
        I.vase(B, 0.4, 0.18, 0.755, 0.2, 'jar', '#d8cfbf', flowers='#e8dcc8', seed=seed)
    with B.at(0.3, D - 1.2, 0, 165):
        I.chair(B, 'shell', wood, M.leather('#8a5433'))
    with B.at(0.5, 2.1):
        I.rug(B, 1.9, 2.2, M.rug(CREAM, OCHRE, '#4a4640', 'berber'), seed=seed)
    with room.on('right'):
        with B.at(1.75):
            for k in (-0.42, 0.42):
                with B.at(k):
                    I.picture(B, 0.62, 0.8, 1.6, seed + int(9 * k), 'landscape', M.wood(I.DARK))
    with B.at(W / 2 - 0.62, 2.2, 0, -70):
        I.armchair(B, M.fabric('#b9a98c'), 'tub', seed)
    curtains(room, 'far', hole[0], hole[2], 2.5, '#d8ccb6', sheer=False, drop=0.8)
    I.pendant(B, 0.4, 2.2, 2.0, H, 'dome', green)
    B.finish()
    light(room, 'far', -28, 32, 7, seed, fill=0.45)
    see((0.95, 0.12, 1.4), (-0.15, D), 20)
    return look(key=0.25)


@layout('attic', 'gable')
def gable(seed=0, style='bed'):
    """A steep narrow roof: the bed lies along the low side, a window in the gable."""
    B = Builder()
    W, D, H, K = 4.0, 5.4, 3.5, 0.75
    white = M.plaster('#f1ece2')
    B.quad(M.wood('#8a6a48', 0.16, 1.9, 0.42), (-W / 2, 0, 0), (W / 2, 0, 0), (W / 2, D, 0), (-W / 2, D, 0))
    tilt, L = math.atan2(H - K, W / 2), math.hypot(W / 2, H - K)
    for s in (-1, 1):
        B.quad(white, (s * W / 2, 0, 0), (s * W / 2, D, 0), (s * W / 2, D, K), (s * W / 2, 0, K))
        m = Matrix.Translation((s * W / 2, 0 if s < 0 else D, K)) @ Matrix.Rotation(-s * math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2 - tilt, 4, 'X')
        hs = [(1.5, 0.75, 0.8, 1.2)] if s > 0 else []
        with B.under(m):
            B.wall(white, 0, D, 0, L, hs, 0.25, reveal=white)
            for h in hs:
                O.bars(B, M.plain('#efebe2', 0.4), *h, 0.06, 0.16, 0.2)
                c = B.frame @ Matrix.Translation((h[0] + h[2] / 2, 0.3, h[1] + h[3] / 2))
                S.area(*c.to_translation(), h[2], h[3], B.frame.to_3x3() @ Vector((0, -1, 0)), math.pi * h[2] * h[3] * 2.0, '#eef3fa')
    B.poly(white, [(-W / 2, 0, 0), (-W / 2, 0, K), (0, 0, H), (W / 2, 0, K), (W / 2, 0, 0)])
    # the gable with its window
    win = (-0.6, 0.85, 1.2, 1.25)
    clay = M.plaster('#c7a58c')
    with B.at(0, D):
        x0, x1 = win[0], win[0] + win[2]
        z0, z1 = win[1], win[1] + win[3]
        edge = lambda x: K + (H - K) * (1 - abs(x) / (W / 2))
        B.poly(clay, [(-W / 2, 0, 0), (x0, 0, 0), (x0, 0, edge(x0)), (-W / 2, 0, K)])
        B.poly(clay, [(x1, 0, 0), (W / 2, 0, 0), (W / 2, 0, K), (x1, 0, edge(x1))])
        B.poly(clay, [(x0, 0, 0), (x1, 0, 0), (x1, 0, z0), (x0, 0, z0)])
        B.poly(clay, [(x0, 0, z1), (x1, 0, z1), (x1, 0, edge(x1)), (0, 0, H), (x0, 0, edge(x0))])
    room = SimpleNamespace(W=W, D=D, H=2.6)
    with B.at(0, D):
        B.wall(clay, x0, x1, z0, z1, [win], 0.25, reveal=white)
        O.bars(B, M.plain('#efebe2', 0.4), x0, z0, win[2] / 2, win[3], 0.055, 0.14, 0.2)
        O.bars(B, M.plain('#efebe2', 0.4), 0, z0, win[2] / 2, win[3], 0.055, 0.14, 0.2)
        B.rbox(M.wood(I.OAK), x0 - 0.05, -0.2, z0 - 0.04, x1 + 0.05, 0.14, z0, 0.006)
        S.area(0, D + 0.34, (z0 + z1) / 2, win[2], win[3], (0, -1, -0.12), math.pi * win[2] * win[3] * 1.8, '#eef3fa')
        I.vase(B, 0.35, -0.08, z0, 0.2, 'jar', '#7f8a80', flowers='#e8dcc8', seed=seed)
    for y in (0.9, 2.5, 4.1):
        for s in (-1, 1):
            B.tube(M.wood('#6b4a33'), [(s * W / 2, y, K - 0.05), (0, y, H - 0.08)], 0.075, 4)
        B.rbox(M.wood('#6b4a33'), -0.75, y - 0.06, 2.42, 0.75, y + 0.06, 2.56, 0.008)
    with B.at(-W / 2 + 0.95, D - 0.85):
        I.bed(B, 1.4, 2.05, '#f0ece4', '#33465a', 'panel', M.wood(I.WALNUT), seed)
    with B.at(0.2, D - 1.0):
        I.nightstand(B, M.wood(I.WALNUT), 'stool', True, seed)
    with B.at(0.75, D - 2.2):
        I.rug(B, 1.5, 2.2, M.rug(), seed=seed)
    with B.at(W / 2 - 0.85, D - 1.0, 0, -40):
        I.armchair(B, M.fabric('#b98d4a'), 'lounge', seed)
    with B.at(W / 2 - 0.2, 3.0, 0, -90):
        I.bookcase(B, 1.4, 0.72, 0.28, M.wood(I.OAK), 3, 2, seed)
    B.finish()
    daylight(room, 34, 24, 6, seed, 'trees', -3, fill=0.4, sky=1.1)
    see((0.7, 0.15, 1.4), (-0.15, D), 20, 0.03)
    return look()


@layout('dining', 'bench')
def bench(seed=0, style='modern'):
    """The table lies across, before a wide window, with a bench along the wall on the right."""
    B = Builder()
    W, D, H = 5.0, 4.8, 2.75
    win = (-1.9, 0.02, 3.4, 2.3)
    room = Room(B, W, D, H, M.plaster('#e4e0d4'), floor_of('oak', W, D, B), holes={'far': [(*win, 'slide', M.wood(I.OAK))]}, colors={'right': M.plaster('#9aa594')}, skirting=0.08)
    wood = M.wood(I.WALNUT)
    with B.at(-0.1, 2.75):
        I.dining_table(B, 2.6, 1.0, wood, 'legs')
        I.vase(B, 0.1, 0.05, 0.757, 0.3, 'jar', '#b98368', flowers='#ece4d6', seed=seed + 1)
        I.fruit_bowl(B, -0.65, 0, 0.757, seed)
        for k in (0.7, 0.85):
            I.candle(B, k, 0.05, 0.757, 0.22)
        for x in (-0.8, 0.0, 0.8):
            with B.at(x, 0.72, 0, 5 * x):
                I.chair(B, 'shell', M.wood(I.DARK), M.fabric('#c9bda6'))
        B.rbox(wood, -1.05, -0.95, 0.42, 1.05, -0.6, 0.46, 0.01)
        for x in (-0.95, 0.95):
            for y in (-0.9, -0.65):
                B.cyl(wood, x, y, 0, 0.43, 0.016, 0.024, 8)
    for x in (-0.8, 0.6):
        I.pendant(B, x, 2.75, 1.62, H, 'rattan')
    with room.on('right'):
        with B.at(D - 3.1):
            I.sideboard(B, 2.0, M.wood(I.OAK), 0.8)
            I.picture(B, 1.1, 0.8, 1.55, seed, 'landscape', M.wood(I.OAK))
            I.table_lamp(B, 0.75, -0.22, 0.8, '#54615a')
            I.book_stack(B, -0.6, -0.22, 0.8, 3, seed)
    I.plant_pot(B, W / 2 - 0.45, D - 0.5, 1.7, 'strelitzia', seed, r=0.2)
    curtains(room, 'far', win[0], win[2], 2.5, '#e0d6c4', sheer=False)
    balcony(room, 'far', win[0], win[2])
    B.finish()
    light(room, 'far', -26, 32, 6, seed, 'trees', level=-3, fill=0.45)
    see((-1.0, 0.12, 1.5), (0.3, D), 20)
    return look()
