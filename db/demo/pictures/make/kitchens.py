"""Kitchens beside the one in interiors.py."""
import math

import inside as I
import materials as M
from interiors import Room, balcony, curtains, floor_of, look
from kit import Builder
from layouts import layout, light, see

TILES = ('#eae4d8', 0.1, 0.1, 0.002, '#cfc8ba', 0.12, 0.0, 1.0)


def table_for(B, w, seats, style, wood, turn=6, cover='#cfc3ac'):
    """A table along x with `seats` chairs on each long side."""
    I.dining_table(B, w, 0.88, wood, style)
    for k in range(seats):
        x = (k - (seats - 1) / 2) * w / seats
        for y, rot in ((-0.6, 180), (0.6, 0)):
            with B.at(x, y, 0, rot + turn * (1 if k % 2 else -1)):
                I.chair(B, 'slat', wood, M.fabric(cover))


def island_block(B, l, d, front, top, doors, hmat, frame=False):
    """An island along x with fronts on both sides."""
    I.cabinet(B, -l / 2, l / 2, d / 2, 0.1, 0.87, front, doors, 'bar', hmat=hmat, frame=frame)
    with B.at(0, 0, 0, 180):
        I.cabinet(B, -l / 2, l / 2, d / 2, 0.1, 0.87, front, doors, 'none', frame=frame)
    B.box(M.plain('#2b2926', 0.7), -l / 2 + 0.04, -d / 2 + 0.06, 0, l / 2 - 0.04, d / 2 - 0.06, 0.1)
    B.rbox(top, -l / 2 - 0.03, -d / 2 - 0.04, 0.87, l / 2 + 0.03, d / 2 + 0.22, 0.92, 0.005, 1)


@layout('kitchen', 'hearth')
def hearth(seed=0, style='country'):
    """A range under a chimney breast on the left, the sink under the window at the end."""
    B = Builder()
    W, D, H = 4.6, 4.9, 2.55
    front, top, brass = M.plain('#4f6474', 0.4), M.wood('#b28a5c'), M.metal('#b08d50', 0.28)
    far = (-0.55, 1.08, 1.5, 1.15)
    room = Room(B, W, D, H, M.plaster('#efe8da'), floor_of('terracotta', W, D, B), holes={'far': [(*far, 'grid')], 'right': [(1.5, 0.02, 1.5, 2.15, 'grid')]}, skirting=0.08)
    tiles = M.tiles(*TILES)
    with room.on('left'):
        a, b = 2.15, 3.45   # the range
        I.worktop_line(B, 0.6, a, front, top, handle='knob', hmat=brass, frame=True, drawers_at=(1,))
        I.worktop_line(B, b, D, front, top, handle='knob', hmat=brass, frame=True)
        dark = M.plain('#23282b', 0.25)
        B.rbox(dark, a + 0.02, -0.66, 0.06, b - 0.02, -0.02, 0.93, 0.01)
        for k in range(2):
            B.rbox(M.plain('#15181a', 0.15), a + 0.08 + k * 0.62, -0.675, 0.2, a + 0.62 + k * 0.62, -0.65, 0.72, 0.01)
            B.tube(brass, [(a + 0.12 + k * 0.62, -0.71, 0.77), (a + 0.58 + k * 0.62, -0.71, 0.77)], 0.011, 8)
        B.tube(brass, [(a + 0.04, -0.71, 0.88), (b - 0.04, -0.71, 0.88)], 0.012, 8)
        with B.at(a + 0.35, -0.3, 0.93):
            B.lathe(M.plain('#a5432f', 0.25), [(0, 0), (0.13, 0), (0.14, 0.02), (0.14, 0.14), (0.12, 0.17), (0, 0.18)], 28)
            B.lathe(M.plain('#a5432f', 0.25), [(0, 0.18), (0.02, 0.18), (0.025, 0.21), (0, 0.215)], 16)
        B.box(tiles, a, -0.012, 0.91, b, 0, 1.75)
        wall = M.plaster('#efe8da')
        B.box(wall, a - 0.2, -0.62, 1.72, b + 0.2, 0, H)
        B.rbox(M.wood('#7a5a3e'), a - 0.3, -0.72, 1.6, b + 0.3, 0, 1.76, 0.012)
        for x0, x1 in ((0.7, a - 0.25), (b + 0.3, D - 0.05)):
            I.shelf(B, x0, x1, 1.55, 0.2, M.wood(I.OAK), seed)
        B.box(tiles, 0.6, -0.01, 0.91, a, 0, 1.4)
        B.box(tiles, b, -0.01, 0.91, D, 0, 1.4)
    with room.on('far'):
        I.worktop_line(B, -W / 2 + 0.62, W / 2 - 0.75, front, top, handle='knob', hmat=brass, frame=True, sink=0.2, drawers_at=(0,))
        B.wall(tiles, -W / 2, W / 2 - 0.75, 0.91, 1.4, [(far[0], far[1], far[2], 0.33)], 0.005, y=-0.01)
        I.cabinet(B, W / 2 - 0.74, W / 2 - 0.02, 0.6, 0.1, 2.2, front, 1, 'knob', hmat=brass, frame=True)
        I.vase(B, -0.75, -0.3, 0.91, 0.24, 'jar', '#d8cfbf', flowers='#e8dcc8', seed=seed)
    with B.at(0.75, 2.35, 0, 90):
        table_for(B, 1.7, 2, 'legs', M.wood(I.OAK))
        I.fruit_bowl(B, 0.25, 0, 0.757, seed)
        I.vase(B, -0.2, 0.05, 0.757, 0.26, 'jar', '#e4ddd0', flowers='#d8a5b0', seed=seed)
    for k in range(5):
        B.rbox(M.wood('#7a5a3e'), -W / 2, 0.4 + k * 1.05, H - 0.17, W / 2, 0.54 + k * 1.05, H, 0.008)
    I.pendant(B, 0.75, 2.35, 1.62, H, 'rattan')
    B.finish()
    light(room, 'right', -28, 32, 7, seed, 'garden', fill=0.35)
    see((1.75, 0.15, 1.42), (-0.75, D - 0.4), 20)
    return look()


@layout('kitchen', 'dresser')
def dresser(seed=0, style='country'):
    """A round table before a dresser; glazed doors to the garden, the units on the right."""
    B = Builder()
    W, D, H = 4.4, 4.6, 2.75
    front, top, iron = M.plain('#e4dcc6', 0.45), M.stone('#6d6a66', 0.35), M.plain('#26282a', 0.45)
    doors = (0.05, 0.02, 1.5, 2.2)
    room = Room(B, W, D, H, M.plaster('#c9d0bf'), floor_of('terracotta', W, D, B), holes={'far': [(*doors, 'grid')], 'right': [(1.2, 1.1, 1.2, 1.1, 'grid')]}, skirting=0.1)
    oak = M.wood('#9a7448')
    with room.on('far'):
        with B.at(-1.3):
            I.cabinet(B, -0.8, 0.8, 0.48, 0.08, 0.86, oak, 3, 'knob', frame=True)
            B.rbox(oak, -0.83, -0.52, 0.86, 0.83, 0, 0.9, 0.006)
            B.box(M.plain('#6f7d6f', 0.6), -0.78, -0.015, 0.9, 0.78, 0, 2.15)
            for x in (-0.8, 0.77):
                B.rbox(oak, x, -0.28, 0.9, x + 0.03, 0, 2.15, 0.004)
            B.rbox(oak, -0.86, -0.32, 2.15, 0.86, 0, 2.22, 0.012)
            for k, z in enumerate((1.3, 1.7)):
                I.shelf(B, -0.77, 0.77, z, 0.24, oak, seed + k)
            I.vase(B, -0.5, -0.25, 0.9, 0.26, 'jar', '#e4ddd0', flowers='#d8a5b0', seed=seed)
            I.fruit_bowl(B, 0.35, -0.25, 0.9, seed)
    with room.on('right'):
        I.worktop_line(B, 0.35, D - 0.9, front, top, handle='knob', hmat=iron, frame=True, sink=1.8, drawers_at=(1, 4))
        B.wall(M.tiles(*TILES), 0.35, D - 0.9, 0.91, 1.5, [(1.2, 1.1, 1.2, 0.41)], 0.005, y=-0.01)
        I.shelf(B, 2.65, D - 0.95, 1.55, 0.2, oak, seed + 4)
    with B.at(-0.35, 2.2):
        I.dining_table(B, 1.25, 1.25, oak, 'round')
        I.vase(B, 0, 0.05, 0.757, 0.26, 'jar', '#7f8a80', flowers='#ece4d6', seed=seed + 1)
        for a in (35, 125, 215, 305):
            t = math.radians(a)
            with B.at(0.8 * math.cos(t), 0.8 * math.sin(t), 0, a + 270):
                I.chair(B, 'slat', M.plain('#3f5560', 0.5), M.fabric('#d8ccb6'))
    I.pendant(B, -0.35, 2.2, 1.6, H, 'dome', '#b9503a')
    with room.on('left'):
        with B.at(2.6):
            for k in (-0.45, 0.45):
                with B.at(k):
                    I.picture(B, 0.6, 0.75, 1.6, seed + int(5 * k), 'landscape', M.wood(I.DARK))
    B.finish()
    light(room, 'far', 24, 30, 7, seed, 'garden', level=-0.15, fill=0.4)
    see((-0.95, 0.12, 1.4), (0.15, D), 20)
    return look()


@layout('kitchen', 'long')
def long(seed=0, style='modern'):
    """The island seen along its length; units and marble on the left, sliding windows at the end."""
    B = Builder()
    W, D, H = 4.4, 6.2, 2.75
    front, dark, top = M.plain('#e7e2d6', 0.35), M.plain('#3a3733', 0.4), M.marble('#e9e5dd', '#a39c94', 1.1)
    win = (-1.3, 0.02, 3.2, 2.4)
    room = Room(B, W, D, H, M.plaster('#f0ebe1'), floor_of('concrete', W, D, B), holes={'far': [(*win, 'slide', M.plain('#2b2e30', 0.4))]}, skirting=0.07)
    with room.on('left'):
        a, b = 1.2, 4.8
        I.worktop_line(B, a, b, front, top, handle='none', hob=3.0)
        B.box(M.marble('#e6e1d8', '#a8a098', 1.0), a, -0.012, 0.91, b, 0, 1.55)
        I.cabinet(B, a, b, 0.34, 1.55, 2.35, front, 6, 'none')
        B.box(M.emit('#ffe0b0', 2.5), a + 0.1, -0.3, 1.545, b - 0.1, -0.27, 1.549)
        I.cabinet(B, b, D - 0.05, 0.62, 0.1, 2.35, front, 2, 'none')
        I.vase(B, 4.4, -0.25, 0.91, 0.28, 'bottle', '#54615a')
        I.fruit_bowl(B, 1.75, -0.3, 0.91, seed)
    with B.at(0.5, 3.5, 0, 90):
        island_block(B, 2.6, 0.85, M.wood('#b08a5e', rough=0.45, vertical=True, grain=0.6), top, 4, dark)
        I.vase(B, 0.75, 0.05, 0.92, 0.3, 'jar', '#8f9a8c', flowers='#e8dcc8', seed=seed + 3)
        I.book_stack(B, -0.85, 0.05, 0.92, 3, seed)
        I.tap(B, -0.1, 0.15, 0.92, dark)
    for k in range(3):
        with B.at(1.38, 2.7 + 0.75 * k, 0, 90 + 8 * (k - 1)):
            I.stool(B, M.plain('#2b2c2c', 0.5), 0.66)
    for y in (2.7, 3.5, 4.3):
        I.pendant(B, 0.5, y, 1.8, H, 'dome', '#2b2c2c')
    with room.on('right'):
        with B.at(D - 3.6):
            I.picture(B, 1.3, 0.95, 1.6, seed, 'abstract', M.wood(I.OAK))
    I.plant_pot(B, W / 2 - 0.45, D - 0.55, 1.6, 'strelitzia', seed, '#b9a58a', r=0.2)
    B.finish()
    light(room, 'far', 26, 34, 6, seed, 'garden', level=-0.15, fill=0.45)
    see((0.15, 0.15, 1.45), (-0.05, D), 20)
    return look()


@layout('kitchen', 'flat')
def flat(seed=0, style='flat'):
    """The kitchen of an upper flat: an L of sage and white units, a small table by the window."""
    B = Builder()
    W, D, H = 3.5, 4.0, 2.55
    low, high, top, steel = M.plain('#9aa890', 0.4), M.plain('#efebe2', 0.4), M.wood('#b28a5c'), M.metal('#c4c6c6', 0.2)
    win = (0.15, 0.95, 1.35, 1.25)
    room = Room(B, W, D, H, M.plaster('#f0ebe0'), floor_of('oak', W, D, B), holes={'far': [(*win, 'double')]}, skirting=0.08)
    tiles = M.tiles('#f0ede6', 0.15, 0.075, 0.002, '#c3bfb5', 0.12, 0.5, 0.4)
    with room.on('left'):
        I.worktop_line(B, 0.9, D, low, top, handle='bar', hmat=steel, hob=2.4, drawers_at=(2,))
        B.box(tiles, 0.9, -0.01, 0.91, D, 0, 1.5)
        I.cabinet(B, 0.9, 2.1, 0.34, 1.5, 2.2, high, 2, 'none')
        I.cabinet(B, 2.7, D, 0.34, 1.5, 2.2, high, 2, 'none')
        B.rbox(M.metal('#c4c6c6', 0.25), 2.12, -0.34, 1.62, 2.68, 0, 1.68, 0.006)
        B.box(M.metal('#c4c6c6', 0.25), 2.25, -0.22, 1.68, 2.55, 0, H)
        I.fruit_bowl(B, 1.25, -0.3, 0.91, seed)
    with room.on('far'):
        I.worktop_line(B, -W / 2 + 0.62, 0.1, low, top, handle='bar', hmat=steel, sink=-0.55)
        B.box(tiles, -W / 2, -0.01, 0.91, 0.1, 0, 1.5)
        I.shelf(B, -W / 2 + 0.4, 0.05, 1.6, 0.2, M.wood(I.OAK), seed)
    with B.at(1.05, D - 1.05):
        I.dining_table(B, 0.95, 0.95, M.wood(I.OAK), 'round')
        I.vase(B, 0, 0.02, 0.757, 0.22, 'jar', '#b98368', flowers='#ece4d6', seed=seed + 1)
    for x, y, rot in ((0.45, D - 1.35, 110), (1.2, D - 1.75, 190)):
        with B.at(x, y, 0, rot):
            I.chair(B, 'wood', M.wood(I.OAK), M.fabric('#b98368'))
    curtains(room, 'far', win[0], win[2], 2.35, '#e9e1d2', sheer=False, open_=0.24, drop=0.85)
    I.pendant(B, 1.05, D - 1.05, 1.55, H, 'dome', '#b98368')
    with room.on('right'):
        with B.at(1.7):
            I.picture(B, 0.7, 0.9, 1.55, seed, 'soft', M.wood(I.OAK))
    B.finish()
    light(room, 'far', -26, 34, 6, seed, 'trees', fill=0.55)
    see((0.95, 0.12, 1.45), (-0.25, D), 20)
    return look()


@layout('kitchen', 'corner')
def corner(seed=0, style='oak'):
    """Oak units round a corner, terrazzo, and a table by a window above the trees."""
    B = Builder()
    W, D, H = 4.8, 4.6, 2.7
    oak, top = M.wood('#b08a5e', rough=0.45, vertical=True, grain=0.6), M.stone('#d8d2c6', 0.3, 20.0, 0.03)
    dark = M.plain('#2b2e30', 0.4)
    win = (0.75, 0.02, 2.4, 2.3)
    room = Room(B, W, D, H, M.plaster('#e9ded0'), floor_of('terrazzo', W, D, B), holes={'left': [(*win, 'slide', dark)]}, skirting=0.07)
    green = M.tiles('#7f9183', 0.065, 0.2, 0.002, '#aab3aa', 0.12, 0.0, 1.2)
    with room.on('far'):
        I.worktop_line(B, -1.3, W / 2 - 0.62, oak, top, handle='none', sink=-0.2, drawers_at=(2,))
        B.box(green, -1.3, -0.012, 0.91, W / 2, 0, 1.45)
        for k, z in enumerate((1.5, 1.88)):
            I.shelf(B, -1.2, W / 2 - 0.05, z, 0.22, M.wood(I.OAK), seed + k)
        I.cabinet(B, -2.38, -1.3, 0.62, 0.1, 2.3, oak, 2, 'none')
    with room.on('right'):
        I.worktop_line(B, 0, 2.6, oak, top, handle='none', hob=1.6)
        B.box(green, 0, -0.012, 0.91, 2.6, 0, 1.45)
        B.rbox(M.plaster('#e9ded0'), 1.2, -0.4, 1.75, 2.0, 0, H, 0.01)
        I.oven(B, 1.6, 0.22, 0.62)
        I.fruit_bowl(B, 2.3, -0.3, 0.91, seed)
    with B.at(-1.05, 2.0, 0, 90):
        table_for(B, 1.7, 2, 'trestle', M.wood(I.WALNUT), 7, '#c9a27c')
        I.vase(B, 0.3, 0, 0.757, 0.28, 'jar', '#b98368', flowers='#e8dcc8', seed=seed)
        I.candle(B, -0.3, 0.05, 0.757, 0.22)
    I.pendant(B, -1.05, 2.0, 1.62, H, 'rattan')
    I.plant_pot(B, -W / 2 + 0.4, D - 1.1, 1.5, 'ficus', seed, r=0.18)
    balcony(room, 'left', win[0], win[2])
    B.finish()
    light(room, 'left', 26, 30, 7, seed, 'trees', fill=0.35)
    see((-1.3, 0.12, 1.45), (0.75, D), 20)
    return look()


@layout('kitchen', 'steel')
def steel(seed=0, style='island'):
    """Dark units on the left, a marble island across, tall steel windows at the end."""
    B = Builder()
    W, D, H = 5.4, 5.6, 3.3
    front, top, brass = M.plain('#34413f', 0.4), M.marble('#e9e5dd', '#a39c94', 1.1), M.metal('#b08d50', 0.28)
    black = M.plain('#24272a', 0.4)
    wins = [(-1.9, 0.75, 1.9, 2.2), (0.4, 0.75, 1.9, 2.2)]
    room = Room(B, W, D, H, M.plaster('#e6e0d5'), floor_of('herringbone', W, D, B), holes={'far': [(*w, 'steel', black) for w in wins]}, colors={'left': M.brick('#a89a86', spread=0.5)}, skirting=0.1)
    with room.on('left'):
        a, b = 1.3, 4.3
        I.worktop_line(B, a, b, front, top, handle='bar', hmat=brass, frame=True, drawers_at=(1, 3), hob=2.8)
        I.shelf(B, a + 0.1, b - 0.1, 1.6, 0.24, M.wood(I.WALNUT), seed)
        I.shelf(B, a + 0.1, b - 0.1, 2.0, 0.24, M.wood(I.WALNUT), seed + 1)
        I.cabinet(B, b, b + 1.2, 0.62, 0.1, 2.5, front, 2, 'bar', hmat=brass, frame=True)
    with B.at(0.45, 3.0):
        island_block(B, 2.3, 0.9, front, top, 4, brass, True)
        for e in (-1.19, 1.14):
            B.rbox(top, e, -0.49, 0, e + 0.05, 0.67, 0.875, 0.004, 1)
        I.tap(B, -0.4, 0.05, 0.92, brass)
        I.fruit_bowl(B, 0.15, 0, 0.92, seed, '#e4ddd0')
        I.vase(B, 0.8, 0.1, 0.92, 0.3, 'jar', '#b98368', flowers='#e8dcc8', seed=seed + 2)
    for x in (-0.2, 0.55, 1.3):
        with B.at(x, 4.0, 0, 180):
            I.stool(B, M.wood(I.WALNUT), 0.66)
    for x in (-0.25, 1.15):
        I.pendant(B, x, 3.05, 1.85, H, 'rattan')
    I.plant_pot(B, W / 2 - 0.5, D - 0.5, 1.8, 'ficus', seed, r=0.2)
    with room.on('right'):
        with B.at(D - 3.2):
            I.picture(B, 1.2, 1.5, 1.75, seed, 'abstract', M.wood(I.DARK))
    B.finish()
    light(room, 'far', -24, 32, 7, seed, 'trees', level=-3, fill=0.35)
    see((1.55, 0.15, 1.5), (-0.35, D), 20, 0.0)
    return look()
