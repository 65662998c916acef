"""Bathrooms beside the one in interiors.py."""
import math

import inside as I
import materials as M
import outside as O
from interiors import Room, curtains, floor_of, look
from kit import Builder
from layouts import layout, light, see

BRASS, BLACK, CHROME = ('#b08d50', 0.25), ('#26282a', 0.4), ('#c4c6c6', 0.18)
GLASS = ('#eef3f0', 0.3, 0.2)   # weak mirror images: strong ones speckle at few samples
WHITE = '#f3f0ea'


def globe_lamp(B, x, z, metal):
    B.lathe(M.emit('#ffe2b8', 3.0), [(0.055 * math.sin(t), 0.055 - 0.055 * math.cos(t)) for t in [math.pi * q / 12 for q in range(13)]], 20, x, -0.09, z)
    B.tube(metal, [(x, 0, z - 0.02), (x, -0.09, z)], 0.01, 8)


def pane(B, x0, y0, x1, y1, h, edge):
    """A glass screen between two points of the floor, with a metal edge at its free end (x0, y0)."""
    B.quad(M.glass(*GLASS), (x0, y0, 0.02), (x1, y1, 0.02), (x1, y1, h), (x0, y0, h))
    B.cyl(edge, x0, y0, 0, h, 0.012)
    B.tube(edge, [(x0, y0, h), (x1, y1, h)], 0.012, 6)


def standing_tap(B, metal, x=-0.55, y=0.5):
    """A tap on a pipe from the floor, for a bath along x."""
    B.cyl(metal, x, y, 0, 0.95, 0.014)
    B.tube(metal, [(x, y, 0.95), (x, y - 0.2, 0.98), (x, y - 0.28, 0.92)], 0.014, 10)


def towels(B, colors):
    for k, c in enumerate(colors):
        B.rbox(M.boucle(c, 260.0), -0.15, -0.11, k * 0.06, 0.15, 0.11, 0.055 + k * 0.06, 0.025, 3, puff=0.006)


def tub(B, l=1.7, w=0.75, h=0.58):
    """A built-in bath: rim and front panel round an oval basin; the corner is at the origin, the long side along x."""
    white = M.plain(WHITE, 0.12, coat=0.3)
    B.rbox(white, 0, 0, 0, l, 0.03, h - 0.02, 0.006)

    def ring(s, z, k=3.2):
        pts = []
        for n in range(64):
            t = 2 * math.pi * n / 64
            c, q = math.cos(t), math.sin(t)
            pts.append((l / 2 + s * l / 2 * math.copysign(abs(c) ** (2 / k), c), w / 2 + s * w / 2 * math.copysign(abs(q) ** (2 / k), q), z))
        return pts
    edge = [(l / 2 + l / 2 * max(-1, min(1, 1.5 * math.cos(2 * math.pi * n / 64))), w / 2 + w / 2 * max(-1, min(1, 1.5 * math.sin(2 * math.pi * n / 64))), h) for n in range(64)]
    rings = [edge, ring(0.9, h), ring(0.87, h - 0.03), ring(0.78, 0.2), ring(0.7, 0.14), ring(0.02, 0.13)]
    B.add(white, [p for r in rings for p in r], [(i * 64 + j, i * 64 + (j + 1) % 64, (i + 1) * 64 + (j + 1) % 64, (i + 1) * 64 + j) for i in range(len(rings) - 1) for j in range(64)])


@layout('bathroom', 'alcove')
def alcove(seed=0, style='shower'):
    """A narrow room that ends in a green shower as wide as itself."""
    B = Builder()
    W, D, H = 2.4, 4.5, 2.6
    metal, at = M.metal(*BRASS), D - 1.15
    green = M.tiles('#5c7263', 0.065, 0.2, 0.002, '#97a095', 0.1, 0.0, 1.3)
    hole = (-0.45, 1.62, 0.9, 0.62)
    room = Room(B, W, D, H, M.plaster('#efe9de'), M.tiles('#e6dfd0', 0.1, 0.1, 0.003, '#a9a294', 0.3, 0.0, 0.8), holes={'far': [(*hole, 'single')], 'left': [(0.3, 1.0, 1.0, 1.3, 'double')]}, skirting=0)
    with room.on('far'):
        B.wall(green, -W / 2, W / 2, 0, H, [hole], 0.02, y=-0.015)
    with room.on('left'):
        B.box(green, at, -0.015, 0, D, 0, H)
        with B.at(D - 0.6):
            I.shower(B, 0, 2.1, metal)
        with B.at(2.55):
            I.toilet(B)
            I.picture(B, 0.42, 0.54, 1.65, seed, 'landscape', M.wood(I.OAK))
    with room.on('right'):
        B.box(green, 0, -0.015, 0, 1.15, 0, H)
        with B.at(D - 2.25):
            B.box(green, -1.2, -0.012, 0, 1.1, 0, 1.1)
            I.basin_unit(B, 1.1, M.wood(I.WALNUT, vertical=True), M.marble(), 1, metal)
            I.mirror_rect(B, 0.72, 1.0, 1.72, metal)
            for x in (-0.5, 0.5):
                globe_lamp(B, x, 1.65, metal)
        with B.at(D - 1.05):
            I.towel_rail(B, -0.25, 0.25, -0.08, 1.3, metal)
            I.towel(B, 0, -0.08, 1.3, 0.4, 0.7, '#d8a98c', seed)
    B.box(M.stone('#d6d0c4'), -W / 2, at - 0.05, 0, W / 2, at + 0.05, 0.05)
    pane(B, -0.1, at, W / 2, at, 2.1, metal)
    with B.at(0, 1.9):
        I.rug(B, 0.7, 1.5, M.rug('#a35a44', '#2f3d4c', '#d9cbb2', 'stripe'), seed=seed)
    I.pendant(B, 0, 2.6, 2.1, H, 'globe')
    B.finish()
    light(room, 'left', -28, 30, 6, seed, fill=0.6)
    see((-0.25, 0.12, 1.4), (0.1, D), 21)
    return look()


@layout('bathroom', 'corner')
def corner(seed=0, style='shower'):
    """White tiles; a shower in the corner behind panes in black steel."""
    B = Builder()
    W, D, H, s = 3.4, 3.3, 2.7, 1.15
    black = M.plain(*BLACK)
    white = M.tiles('#efece4', 0.2, 0.1, 0.002, '#b8b4aa', 0.12, 0.5, 0.5)
    hole = (-1.35, 0.95, 1.05, 1.45)
    room = Room(B, W, D, H, M.plaster('#c9d0cc'), M.tiles('#eeeae0', 0.2, 0.2, 0.002, '#8a857c', 0.25, color2='#3a4043'), holes={'far': [(*hole, 'cross')]}, skirting=0)
    with room.on('far'):
        B.wall(white, -W / 2, W / 2 - s, 0, 1.2, [(hole[0], hole[1], hole[2], 1.2 - hole[1] + 0.01)], 0.02, y=-0.012)
        B.box(white, W / 2 - s, -0.012, 0, W / 2, 0, H)
        with B.at(W / 2 - s / 2):
            I.shower(B, 0, 2.15, black)
        with B.at(0.15):
            I.toilet(B)
    with room.on('right'):
        B.box(white, 0, -0.012, 0, s, 0, H)
        B.box(white, s, -0.012, 0, D, 0, 1.2)
    x, y = W / 2 - s, D - s
    B.box(M.stone('#e4e0d6'), x, y, 0, W / 2, D, 0.05)
    with B.at(x, D, 0, -90):
        O.bars(B, black, 0, 0.05, s, 2.05, 0.03, -0.015, 0.015, 2, 4, 0.018)
    B.quad(M.glass(*GLASS), (x, y, 0.05), (x, D, 0.05), (x, D, 2.1), (x, y, 2.1))
    with B.at(x + 0.62, y):
        O.bars(B, black, 0, 0.05, s - 0.62, 2.05, 0.03, -0.015, 0.015, 1, 4, 0.018)
    B.quad(M.glass(*GLASS), (x + 0.62, y, 0.05), (W / 2, y, 0.05), (W / 2, y, 2.1), (x + 0.62, y, 2.1))
    B.tube(black, [(x, y, 2.1), (W / 2, y, 2.1)], 0.015, 6)
    with room.on('left'):
        B.box(white, 0, -0.012, 0, D, 0, 1.2)
        with B.at(2.2):
            I.basin_unit(B, 1.1, M.plain('#4c5a55', 0.4), M.marble(), 1, black)
            I.mirror_round(B, 1.62, 0.38, black)
            I.vase(B, 0.4, -0.2, 0.84, 0.18, 'jar', '#d8cfbf', flowers='#e8dcc8', seed=seed)
    with B.at(-0.15, 1.75, 0, 20):
        I.rug(B, 1.0, 0.65, M.rug(style='plain', a='#c9b79c'), seed=seed)
    with B.at(-0.85, D - 0.5):
        I.stool(B, M.wood(I.OAK), 0.45)
        with B.at(0, 0, 0.45):
            towels(B, ('#e6ddcc', '#8c9681'))
    I.pendant(B, -0.3, 1.8, 2.15, H, 'globe')
    B.finish()
    light(room, 'far', -35, 34, 6, seed, fill=0.5)
    see((1.35, 0.15, 1.4), (-0.3, D - 0.2), 21)
    return look()


@layout('bathroom', 'half')
def half(seed=0, style='shower'):
    """A blue wall of small square tiles; the shower stands behind a half wall."""
    B = Builder()
    W, D, H = 3.0, 3.1, 2.5
    metal = M.metal(*CHROME)
    blue = M.tiles('#7d97a3', 0.1, 0.1, 0.002, '#b9c3c6', 0.1, 0.0, 1.6)
    room = Room(B, W, D, H, M.plaster('#f1ece3'), M.tiles('#6f7070', 0.45, 0.45, 0.003, '#5c5c5b', 0.4, spread=0.4), holes={'right': [(1.3, 1.0, 1.0, 1.2, 'single')]}, skirting=0)
    with room.on('far'):
        B.box(blue, -W / 2, -0.012, 0, W / 2, 0, H)
        with B.at(-0.85):
            I.shower(B, 0, 2.1, metal)
        with B.at(0.78):
            I.basin_unit(B, 1.0, M.plain('#f1eee6', 0.3), M.wood(I.OAK), 1, metal)
            I.mirror_rect(B, 0.8, 0.8, 1.6, M.wood(I.OAK))
            B.box(M.emit('#ffe6c4', 2.2), -0.36, -0.05, 2.06, 0.36, -0.02, 2.09)
    with room.on('left'):
        B.box(blue, D - 1.15, -0.012, 0, D, 0, H)
        with B.at(1.45):
            I.towel_rail(B, -0.25, 0.25, -0.08, 1.25, metal)
            I.towel(B, 0, -0.08, 1.25, 0.42, 0.6, '#d9a441', seed)
    with B.at(0, D - 1.15):
        B.rbox(blue, -0.06, 0, 0, 0.06, 1.15, 1.15, 0.004)
        B.rbox(M.stone('#e8e4da'), -0.08, -0.02, 1.15, 0.08, 1.15, 1.18, 0.004)
        B.quad(M.glass(*GLASS), (0, 0.02, 1.18), (0, 1.15, 1.18), (0, 1.15, 2.1), (0, 0.02, 2.1))
        B.tube(metal, [(0, 0.02, 1.18), (0, 0.02, 2.1), (0, 1.15, 2.1)], 0.01, 6)
    I.plant_pot(B, W / 2 - 0.3, D - 0.75, 0.9, 'palm', seed, '#7f8a80', r=0.14)
    with B.at(0.75, D - 1.15):
        I.rug(B, 0.9, 0.6, M.rug(style='plain', a='#e6ddcc'), seed=seed)
    with B.at(-0.42, D - 1.3):
        I.stool(B, M.wood(I.ASH), 0.45)
        with B.at(0, 0, 0.45):
            towels(B, ('#e6ddcc', '#f0ece4'))
    B.finish()
    light(room, 'right', 38, 30, 6, seed, fill=0.7)
    see((0.35, 0.12, 1.4), (-0.05, D), 20)
    return look()


@layout('bathroom', 'twin')
def twin(seed=0, style='stone'):
    """Two basins before a wall of dark stone."""
    B = Builder()
    W, D, H = 4.2, 3.4, 2.6
    metal = M.metal(*BRASS)
    dark = M.tiles('#7b7871', 1.2, 0.6, 0.002, '#65625c', 0.35, 0.5, 0.8)
    room = Room(B, W, D, H, M.plaster('#e4ded2'), M.tiles('#9b978e', 0.8, 0.8, 0.002, '#7f7b73', 0.35, spread=0.5), holes={'left': [(0.9, 0.55, 1.3, 1.75, 'single', M.plain(*BLACK))]}, skirting=0)
    with room.on('far'):
        B.box(dark, -W / 2, -0.012, 0, W / 2, 0, H)
        with B.at(-0.35):
            I.basin_unit(B, 2.0, M.wood(I.OAK, vertical=True), M.stone('#d9d3c7'), 2, metal)
            for x in (-0.5, 0.5):
                with B.at(x):
                    I.mirror_rect(B, 0.7, 1.05, 1.75, metal)
            for x in (-1.0, 0.0, 1.0):
                globe_lamp(B, x, 1.62, metal)
            I.vase(B, 0.0, -0.22, 0.84, 0.22, 'jar', '#3f4244', flowers='#e8dcc8', seed=seed)
        with B.at(1.45):
            I.wardrobe(B, 1.2, 2.3, 0.45, M.wood(I.OAK, vertical=True), 2, 'bar', False)
    with room.on('left'):
        with B.at(2.75):
            I.towel_rail(B, -0.25, 0.25, -0.08, 1.35, metal)
            I.towel(B, 0, -0.08, 1.35, 0.42, 0.75, '#b98f78', seed)
    with B.at(-0.35, D - 1.25):
        I.rug(B, 1.7, 0.7, M.rug(style='plain', a='#d8ccb6'), seed=seed)
    with B.at(-1.65, D - 0.75):
        I.stool(B, M.wood(I.WALNUT), 0.45)
        with B.at(0, 0, 0.45):
            towels(B, ('#e6ddcc', '#c9b79c', '#e6ddcc'))
    I.pendant(B, -1.65, D - 0.8, 1.75, H, 'globe')
    B.finish()
    light(room, 'left', -35, 34, 7, seed, fill=0.55)
    see((0.25, 0.12, 1.35), (-0.25, D), 21)
    return look()


@layout('bathroom', 'beams')
def beams(seed=0, style='stone'):
    """Travertine under beams: basins along one wall, a wide low window at the end, a shower behind glass."""
    B = Builder()
    W, D, H = 3.6, 4.6, 2.75
    metal = M.plain(*BLACK)
    stone = M.tiles('#cdbb9d', 0.9, 0.45, 0.002, '#b09f82', 0.4, 0.5, 0.7)
    hole = (-1.35, 1.05, 1.9, 1.1)
    room = Room(B, W, D, H, M.plaster('#efe6d6'), M.tiles('#c5b498', 0.6, 0.6, 0.003, '#a6967b', 0.45, 0.5, 0.7), holes={'far': [(*hole, 'single', metal)], 'left': [(0.2, 0.9, 0.9, 1.4, 'single', metal)]}, skirting=0)
    with room.on('far'):
        B.wall(stone, -W / 2, W / 2, 0, H, [hole], 0.02, y=-0.012)
    with room.on('left'):
        with B.at(2.65):
            I.basin_unit(B, 2.2, M.wood('#8a6a48', vertical=True), M.stone('#d8cbb3'), 2, metal)
            I.mirror_rect(B, 2.0, 0.85, 1.62, M.wood('#8a6a48'))
            I.vase(B, -0.95, -0.25, 0.84, 0.24, 'bottle', '#8d7b66')
    with room.on('right'):
        B.box(stone, 0, -0.012, 0, 2.1, 0, H)
        with B.at(0.75):
            I.shower(B, 0, 2.15, metal)
    x = W / 2 - 1.15
    B.rbox(stone, W / 2 - 0.42, D - 2.1, 0, W / 2, D - 1.4, 0.46, 0.006)
    pane(B, x, D - 2.1, x, D - 0.75, 2.15, metal)
    B.box(stone, x - 0.02, D - 2.1, 0, x + 0.04, D, 0.03)
    for k in range(4):
        B.rbox(M.wood('#8a6a48'), -W / 2, 0.7 + k * 1.2, H - 0.2, W / 2, 0.88 + k * 1.2, H, 0.01)
    with B.at(-0.75, 2.7, 0, 90):
        I.rug(B, 1.8, 0.7, M.rug(CREAM, '#b98d4a', '#6b5a44', 'berber'), seed=seed)
    I.plant_pot(B, -0.05, D - 0.35, 1.0, 'ficus', seed, '#b98368', r=0.17)
    B.finish()
    light(room, 'far', -24, 34, 6, seed, fill=0.55)
    see((0.55, 0.12, 1.4), (-0.15, D), 20)
    return look()


CREAM = '#ece5d8'


@layout('bathroom', 'salon')
def salon(seed=0, style='bath'):
    """A former bedroom: wooden floor, panelling, and the bath along a tall window."""
    B = Builder()
    W, D, H = 4.2, 3.9, 3.2
    metal = M.metal(*BRASS)
    wallc = '#6d8084'
    room = Room(B, W, D, H, M.plaster(wallc), floor_of('herringbone', W, D, B), holes={'left': [(1.45, 0.62, 1.3, 2.2, 'cross')]}, cornice=0.14, skirting=0.16)
    white = M.plain('#e9e5da', 0.45)
    with room.on('far'):
        I.panelling(B, -W / 2, W / 2, 1.15, white)
        with B.at(0.95):
            I.basin_unit(B, 1.2, M.wood(I.WALNUT), M.marble(), 1, metal)
            I.mirror_rect(B, 0.75, 1.15, 1.85, metal, arch=True)
            for x in (-0.55, 0.55):
                globe_lamp(B, x, 1.75, metal)
        with B.at(-1.05):
            I.picture(B, 0.75, 0.95, 1.95, seed, 'landscape', M.wood(I.DARK))
    with room.on('left'):
        I.panelling(B, 0, 1.4, 1.15, white)
        I.panelling(B, 2.8, D, 1.15, white)
    with B.at(-W / 2 + 0.72, 2.1, 0, 90):
        I.bath(B, 1.75, 0.8)
        standing_tap(B, metal, 0.0, -0.52)
        I.towel(B, -0.5, -0.4, 0.575, 0.36, 0.42, '#d9c3a5', seed)
    with B.at(-1.0, D - 0.55, 0, 25):
        I.armchair(B, M.boucle('#c98f78'), 'tub', seed)
    with B.at(0.3, 2.2):
        I.rug(B, 1.9, 1.4, M.rug(), seed=seed)
    I.plant_pot(B, W / 2 - 0.4, D - 0.5, 1.4, 'ficus', seed, r=0.18)
    curtains(room, 'left', 1.45, 1.3, 2.95, '#e0d6c4', sheer=False)
    I.pendant(B, 0.3, 2.6, 2.3, H, 'globe')
    B.finish()
    light(room, 'left', -20, 30, 7, seed, fill=0.35)
    see((1.55, 0.12, 1.35), (-0.45, D), 21)
    return look(key=0.27)


@layout('bathroom', 'tub')
def small(seed=0, style='tub'):
    """A small room of a flat: a built-in bath across the end, basin and toilet beside it."""
    B = Builder()
    W, D, H = 2.25, 3.2, 2.5
    metal = M.metal(*CHROME)
    white = M.tiles('#f0ede6', 0.15, 0.15, 0.002, '#c3bfb5', 0.12, 0.0, 0.4)
    hole = (0.15, 1.35, 0.75, 0.8)
    room = Room(B, W, D, H, M.plaster('#e3cfae'), M.tiles('#d7d2c6', 0.3, 0.3, 0.003, '#a8a297', 0.35, spread=0.5), holes={'far': [(*hole, 'single')]}, skirting=0)
    with room.on('far'):
        B.wall(white, -W / 2, W / 2, 0, 2.05, [(hole[0], hole[1], hole[2], 0.701)], 0.02, y=-0.012)
        I.shower(B, -0.75, 2.0, metal)
    for side in ('left', 'right'):
        with room.on(side):
            B.box(white, 0, -0.012, 0, D, 0, 1.2)
            a = D - 0.8 if side == 'left' else 0
            B.box(white, a, -0.0125, 1.2, a + 0.8, 0, 2.05)
    with B.at(-W / 2 + 0.012, D - 0.79):
        tub(B, W - 0.024, 0.778)
    pane(B, -0.3, D - 0.76, -W / 2 + 0.012, D - 0.76, 1.98, metal)
    B.rbox(M.wood(I.OAK), 0.35, D - 0.8, 0.585, 0.62, D - 0.05, 0.605, 0.008)
    I.candle(B, 0.48, D - 0.4, 0.605, 0.1)
    with room.on('left'):
        with B.at(1.55):
            I.basin_unit(B, 0.9, M.wood(I.ASH, vertical=True), M.plain('#f1eee6', 0.2), 1, metal)
            I.mirror_rect(B, 0.8, 0.75, 1.6, M.wood(I.ASH))
            globe_lamp(B, 0, 2.1, metal)
    with room.on('right'):
        with B.at(D - 1.85):
            I.toilet(B)
            I.picture(B, 0.4, 0.5, 1.62, seed, 'soft', M.wood(I.ASH))
        with B.at(D - 1.15):
            I.towel_rail(B, -0.2, 0.2, -0.08, 1.5, metal)
            I.towel(B, 0, -0.08, 1.5, 0.36, 0.6, '#7d97a3', seed)
    with B.at(0.05, D - 1.25):
        I.rug(B, 0.9, 0.6, M.rug(style='plain', a='#c98f78'), seed=seed)
    B.finish()
    light(room, 'far', 30, 36, 5, seed, fill=0.9)
    see((0.25, 0.12, 1.4), (-0.08, D), 20)
    return look()
