"""Living rooms beside the one in interiors.py."""
import inside as I
import materials as M
from interiors import CLAY, CREAM, LINEN, OCHRE, RUST, SAGE, Room, balcony, curtains, floor_of, look
from kit import Builder
from layouts import layout, light, see

BLACK = ('#26292b', 0.4)


def table_with(B, style, mat, seed, flowers='#e8dcc8', vase='#b9a58a', rot=0):
    """A coffee table with books and flowers."""
    z = {'rect': 0.397, 'round': 0.362, 'block': 0.302, 'drum': 0.362}[style]
    with B.at(0, 0, 0, rot):
        I.coffee_table(B, style, mat)
        I.book_stack(B, -0.16, 0.08, z, 3, seed)
        I.vase(B, 0.14, 0.03, z, 0.2, 'jar', vase, flowers=flowers, seed=seed)


def chimney(B, wall, H, w=1.9, depth=0.3, marble=None, seed=0):
    """A chimney breast with mantel and mirror on a wall at y = 0."""
    B.box(wall, -w / 2, -depth, 0, w / 2, 0, H - 0.01)
    with B.at(0, -depth):
        I.fireplace(B, marble)
        I.mirror_rect(B, 1.1, 1.4, 1.95, M.metal('#b8975a', 0.4))
        I.vase(B, 0.4, -0.13, 1.12, 0.24, 'jar', '#e4ddd0', flowers='#e9dcd0', seed=seed)
        for x in (-0.5, -0.35):
            I.candle(B, x, -0.13, 1.12, 0.16)


def fabrics(*colors):
    return [M.fabric(c) for c in colors]


@layout('living', 'windows')
def windows(seed=0, style='flemish'):
    """The fireplace on the right between bookcases, two tall windows at the end, the sofa from behind."""
    B = Builder()
    W, D, H = 5.6, 5.6, 3.4
    wallc = '#b3b9a6'
    wall = M.plaster(wallc)
    holes = {'far': [(-2.0, 0.5, 1.3, 2.35, 'cross'), (0.5, 0.5, 1.3, 2.35, 'cross')]}
    room = Room(B, W, D, H, wall, floor_of('herringbone', W, D, B), holes=holes, cornice=0.17, skirting=0.2)
    with room.on('right'):
        with B.at(D - 3.0):
            chimney(B, wall, H, marble=M.marble('#4b4845', '#a09a92'), seed=seed)
            for x, w in ((-1.75, 1.5), (1.75, 1.5)):
                with B.at(x):
                    I.bookcase(B, w, 2.5, 0.3, M.plain('#e9e5da', 0.5), 2, 6, seed + int(x))
    with B.at(0.55, 3.0, 0, 90):
        I.rug(B, 2.6, 2.4, M.rug('#d9cbb2', '#33465a', '#8c6a4a'), seed=seed)
    with B.at(-0.95, 3.0, 0, 90):
        I.sofa(B, M.fabric('#b98368'), 2.2, 0.95, 2, 'classic', cushions=fabrics(CREAM, OCHRE), seed=seed)
    with B.at(0.55, 3.0):
        table_with(B, 'round', M.wood(I.WALNUT), seed)
    with B.at(0.75, 4.6, 0, -12):
        I.armchair(B, M.boucle('#e0d6c4'), 'tub', seed)
    with B.at(-1.0, D - 0.45):
        I.floor_lamp(B, 'shade')
    I.plant_pot(B, -W / 2 + 0.45, D - 0.5, 1.7, 'ficus', seed + 1, r=0.2)
    for h in holes['far']:
        curtains(room, 'far', h[0], h[2], 3.1, '#d8ccb8')
    with room.on('left'):
        with B.at(3.3):
            for k in (-0.5, 0.5):
                with B.at(k):
                    I.picture(B, 0.7, 0.9, 1.7, seed + int(4 * k), 'landscape', M.wood(I.DARK))
    I.pendant(B, 0.3, 3.0, 2.4, H, 'globe')
    B.finish()
    light(room, 'far', 30, 30, 7, seed, 'street', level=-0.8)
    see((-2.3, 0.2, 1.45), (0.75, D - 0.6), 20)
    return look(key=0.29)


@layout('living', 'library')
def library(seed=0, style='flemish'):
    """Deep blue: the end wall all books, the fireplace on the left, windows on the right."""
    B = Builder()
    W, D, H = 4.8, 5.4, 3.1
    blue = '#5d7280'
    wall = M.plaster(blue)
    holes = {'right': [(1.4, 0.5, 1.2, 2.1, 'cross'), (3.6, 0.5, 1.2, 2.1, 'cross')]}
    room = Room(B, W, D, H, wall, floor_of('herringbone', W, D, B), holes=holes, cornice=0.14, skirting=0.18)
    with room.on('far'):
        for x in (-W / 3, 0, W / 3):
            with B.at(x):
                I.bookcase(B, W / 3 - 0.02, 2.85, 0.32, M.plain(blue, 0.5), 2, 7, seed + int(3 * x))
    with room.on('left'):
        with B.at(3.0):
            chimney(B, wall, H, 1.8, 0.3, seed=seed)
    with B.at(0.2, 3.0, 0, 90):
        I.rug(B, 3.2, 2.6, M.rug(), seed=seed)
    with B.at(1.2, 3.0, 0, -90):
        I.sofa(B, M.fabric('#d3c6ae'), 2.1, 0.95, 2, 'mid', cushions=fabrics(RUST, '#33465a', OCHRE), seed=seed)
    with B.at(0.05, 3.0):
        table_with(B, 'rect', M.wood(I.DARK), seed, '#d8a58f', rot=90)
    with B.at(-0.75, 4.45, 0, 20):
        I.armchair(B, M.leather('#7c4a2e'), 'lounge', seed)
    with B.at(0.3, D - 0.75):
        I.floor_lamp(B, 'tripod')
    for h in holes['right']:
        curtains(room, 'right', h[0], h[2], 2.85, '#d8ccb6', sheer=False)
    I.pendant(B, 0.1, 2.9, 2.25, H, 'paper')
    B.finish()
    light(room, 'right', 22, 28, 8, seed, 'street', level=-0.8)
    see((0.95, 0.15, 1.4), (-0.35, D), 20)
    return look(key=0.23)


@layout('living', 'garden')
def garden(seed=0, style='mid'):
    """A window as wide as the end wall onto the garden; a brick wall, a low sofa and a wooden ceiling."""
    B = Builder()
    W, D, H = 5.0, 5.8, 2.6
    oak = M.wood(I.OAK)
    win = (-2.2, 0.3, 4.4, 2.05)
    room = Room(B, W, D, H, M.plaster('#ece6d9'), floor_of('oak', W, D, B), ceiling=M.wood('#c9a777', 0.12, 3.0, 0.5), holes={'far': [(*win, 'slide', oak)]}, colors={'left': M.brick('#b08a70', mortar='#c9bda8', spread=0.4)}, skirting=0.07)
    with B.at(0.1, 3.3):
        I.rug(B, 3.0, 2.2, M.rug(style='plain', a='#c9a45c'), seed=seed)
    with B.at(-W / 2 + 0.62, 3.4, 0, 90):
        I.sofa(B, M.fabric('#6f7f68'), 2.4, 0.9, 3, 'mid', cushions=fabrics(OCHRE, CREAM, RUST), seed=seed)
    with B.at(0.0, 3.4):
        table_with(B, 'round', M.wood(I.WALNUT), seed)
    with B.at(0.45, 4.75, 0, -15):
        I.armchair(B, M.leather('#3b302a'), 'lounge', seed)
    with room.on('right'):
        with B.at(D - 3.5):
            I.sideboard(B, 2.2, M.wood(I.WALNUT), 0.72)
            I.picture(B, 1.4, 0.95, 1.5, seed, 'abstract', M.wood(I.OAK))
            I.table_lamp(B, -0.8, -0.22, 0.72, '#b9503a')
            I.vase(B, 0.75, -0.2, 0.72, 0.32, 'bottle', '#54615a')
    I.plant_pot(B, W / 2 - 0.45, D - 0.5, 1.5, 'strelitzia', seed, '#b98368', r=0.2)
    with B.at(-W / 2 + 0.4, D - 0.6):
        I.floor_lamp(B, 'tripod')
    I.pendant(B, 0.0, 3.4, 1.85, H, 'dome', '#c9923a')
    B.finish()
    light(room, 'far', -26, 32, 6, seed, 'garden', level=-0.2, fill=0.4)
    see((0.7, 0.15, 1.4), (-0.15, D), 20)
    return look()


@layout('living', 'sofa')
def sofa(seed=0, style='pale'):
    """The sofa faces the camera under a wide painting; sliding windows on the left."""
    B = Builder()
    W, D, H = 5.4, 5.0, 2.7
    win = (0.7, 0.02, 3.4, 2.35)
    room = Room(B, W, D, H, M.plaster('#efe6d8'), floor_of('terrazzo', W, D, B), holes={'left': [(*win, 'slide', M.wood(I.ASH))]}, colors={'far': M.plaster('#d9c3a8')}, skirting=0.07)
    with B.at(0.1, D - 1.75):
        I.rug(B, 3.4, 2.3, M.rug(CREAM, OCHRE, '#6b5a44', 'berber'), seed=seed)
    with B.at(0.1, D - 0.65):
        I.sofa(B, M.boucle('#e9e2d4'), 2.9, 1.0, 3, 'modern', cushions=fabrics(CLAY, SAGE, LINEN), seed=seed)
    with B.at(0.1, D - 2.0):
        table_with(B, 'drum', M.wood(I.ASH), seed)
    with room.on('far'):
        with B.at(0.1):
            I.picture(B, 2.2, 0.95, 1.6, seed, 'landscape', M.wood(I.ASH))
    with B.at(2.05, D - 1.75, 0, -75):
        I.armchair(B, M.fabric('#8c9681'), 'tub', seed)
    with B.at(-1.95, D - 0.5):
        I.floor_lamp(B, 'tripod')
    I.plant_pot(B, W / 2 - 0.45, D - 0.5, 1.7, 'ficus', seed + 1, r=0.2)
    with room.on('right'):
        with B.at(D - 2.0):
            I.sideboard(B, 1.6, M.wood(I.ASH), 0.6)
            I.vase(B, -0.4, -0.2, 0.6, 0.34, 'bottle', '#b98368')
    curtains(room, 'left', win[0], win[2], 2.5, '#efe6d6')
    I.pendant(B, 0.1, D - 2.0, 1.9, H, 'rattan')
    B.finish()
    light(room, 'left', -26, 30, 7, seed, 'garden', level=-0.2)
    see((0.9, 0.15, 1.4), (-0.1, D), 20)
    return look()


@layout('living', 'balcony')
def upper(seed=0, style='pale'):
    """The living room of an upper flat: treetops over a balcony at the end, sofa on the right, shelves on the left."""
    B = Builder()
    W, D, H = 4.2, 5.4, 2.6
    win = (-1.5, 0.02, 3.0, 2.25)
    room = Room(B, W, D, H, M.plaster('#eee9df'), floor_of('pale', W, D, B), holes={'far': [(*win, 'slide', M.plain(*BLACK))]}, colors={'left': M.plaster('#c5cdc6')}, skirting=0.07)
    with B.at(0.1, 3.1, 0, 90):
        I.rug(B, 2.6, 2.2, M.rug(style='plain', a='#d8ccb6'), seed=seed)
    with B.at(W / 2 - 0.58, 3.1, 0, -90):
        I.sofa(B, M.fabric('#c9bda6'), 2.2, 0.95, 2, 'modern', cushions=fabrics('#6f7f86', RUST), seed=seed)
    with B.at(0.15, 3.1):
        table_with(B, 'round', M.wood(I.ASH), seed, rot=40)
    with room.on('left'):
        with B.at(3.2):
            I.sideboard(B, 2.2, M.wood(I.ASH), 0.5)
            B.rbox(M.plain('#141516', 0.1), -0.6, -0.06, 0.75, 0.6, -0.02, 1.42, 0.004)
            I.shelf(B, -1.0, 1.0, 1.75, 0.22, M.wood(I.ASH), seed, 'books')
            I.vase(B, 0.85, -0.22, 0.5, 0.26, 'jar', '#b98368', flowers='#e8dcc8', seed=seed)
    with B.at(-1.2, 4.5, 0, 45):
        I.armchair(B, M.fabric('#97503a'), 'tub', seed)
    with room.on('right'):
        with B.at(D - 3.1):
            I.picture(B, 1.3, 0.85, 1.55, seed, 'soft', M.wood(I.ASH))
    I.plant_pot(B, W / 2 - 0.4, D - 0.45, 1.6, 'ficus', seed, r=0.18)
    curtains(room, 'far', win[0], win[2], 2.42, '#e6ddcc')
    balcony(room, 'far', win[0], win[2])
    I.pendant(B, 0.15, 3.1, 1.9, H, 'paper')
    B.finish()
    light(room, 'far', 28, 34, 6, seed, 'trees', level=-3, fill=0.45)
    see((-0.75, 0.12, 1.4), (0.15, D), 20)
    return look()


@layout('living', 'sea')
def sea(seed=0, style='pale'):
    """The sofa from behind, looking over a balcony at the sea; a dining table on the left."""
    B = Builder()
    W, D, H = 5.2, 5.4, 2.65
    win = (-2.1, 0.02, 4.2, 2.35)
    room = Room(B, W, D, H, M.plaster('#eceae3'), floor_of('limestone', W, D, B), holes={'far': [(*win, 'slide', M.plain('#e9e7e0', 0.4))]}, colors={'right': M.plaster('#a9b9bf')}, skirting=0.07)
    with B.at(0.75, 3.4):
        I.rug(B, 2.8, 2.0, M.rug('#e6ddcc', '#6f8c98', '#33465a', 'stripe'), seed=seed)
    with B.at(0.85, 2.75, 0, 180):
        I.sofa(B, M.fabric('#dcd3c2'), 2.3, 0.95, 2, 'modern', cushions=fabrics('#33465a', '#6f8c98'), seed=seed)
    with B.at(0.75, 3.95):
        table_with(B, 'block', M.wood(I.ASH), seed)
    with B.at(2.0, 4.5, 0, -50):
        I.armchair(B, M.boucle('#e0d6c4'), 'lounge', seed)
    with B.at(-1.5, 3.3):
        I.dining_table(B, 1.15, 1.15, M.wood(I.ASH), 'round')
        I.vase(B, 0, 0, 0.757, 0.26, 'jar', '#6f8c98', flowers='#ece4d6', seed=seed + 1)
    for x, y, rot in ((-1.5, 4.15, 0), (-2.2, 3.0, 120), (-1.15, 2.5, 205)):
        with B.at(x, y, 0, rot):
            I.chair(B, 'wood', M.wood(I.ASH), M.fabric('#6f8c98'))
    with room.on('right'):
        with B.at(D - 2.6):
            I.picture(B, 1.4, 0.95, 1.6, seed, 'landscape', M.wood(I.ASH))
    curtains(room, 'far', win[0], win[2], 2.5, '#f0ebe0', sheer=False)
    balcony(room, 'far', win[0], win[2])
    I.pendant(B, -1.5, 3.3, 1.6, H, 'rattan')
    B.finish()
    light(room, 'far', -22, 30, 6, seed, 'sea', level=-1, fill=0.5)
    see((-0.35, 0.15, 1.5), (0.15, D), 20)
    return look()


@layout('living', 'steel')
def steel(seed=0, style='loft'):
    """A loft: steel windows fill the end, brick on the left, the sofa in the middle of the floor."""
    B = Builder()
    W, D, H = 6.6, 6.6, 4.0
    black = M.plain(*BLACK)
    wins = [(-2.9, 0.7, 2.7, 3.0), (0.2, 0.7, 2.7, 3.0)]
    brick = M.brick('#96644c', spread=0.6)
    room = Room(B, W, D, H, M.plaster('#e4ddd0'), floor_of('concrete', W, D, B), holes={'far': [(*w, 'steel', black) for w in wins]}, colors={'left': brick, 'far': brick}, skirting=0)
    with B.at(0.3, 3.6):
        I.rug(B, 3.6, 2.6, M.rug('#c9b795', '#7d3b2c', '#37424a'), seed=seed)
    with B.at(1.65, 3.6, 0, -90):
        I.sofa(B, M.leather('#8a5433'), 2.5, 0.98, 3, 'modern', cushions=fabrics(CREAM, '#6f7f86', OCHRE), seed=seed)
    with B.at(0.3, 3.6):
        table_with(B, 'rect', M.wood('#7c5b3f'), seed, rot=90)
    for y, rot in ((2.9, 105), (4.2, 80)):
        with B.at(-1.1, y, 0, rot):
            I.armchair(B, M.fabric('#7d8a80'), 'lounge', seed)
    with room.on('left'):
        with B.at(4.3):
            I.bookcase(B, 2.4, 2.6, 0.32, black, 4, 6, seed)
    with B.at(2.15, 5.3, 0, 180):
        I.floor_lamp(B, 'arc')
    I.plant_pot(B, W / 2 - 0.6, D - 0.6, 2.1, 'ficus', seed, '#54615a', r=0.24)
    I.plant_pot(B, -W / 2 + 0.6, D - 0.6, 1.6, 'strelitzia', seed + 1, r=0.2)
    for k in range(3):
        B.box(M.metal('#6d7072', 0.5), -W / 2, 1.6 + k * 1.8, H - 0.3, W / 2, 1.72 + k * 1.8, H - 0.02)
    for x in (-0.4, 1.0):
        I.pendant(B, x, 3.6, 2.3, H, 'dome')
    B.finish()
    light(room, 'far', 28, 30, 7, seed, 'trees', level=-3)
    see((-1.5, 0.2, 1.5), (0.3, D), 20, 0.02)
    return look()
