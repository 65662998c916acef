"""Bedrooms beside the one in interiors.py."""
import inside as I
import materials as M
from bathrooms import globe_lamp
from interiors import CREAM, OCHRE, Room, curtains, floor_of, look
from kit import Builder
from layouts import layout, light, see


def made_bed(B, x, y, rot, seed, linen='#efe9dd', blanket='#b29a7c', head='panel', wood=I.OAK, w=1.7, stands=('drawer', 'drawer'), single=False):
    """A bed with its head at (x, y), and a bedside table on each side that `stands` names."""
    with B.at(x, y, 0, rot):
        I.bed(B, w, 2.05, linen, blanket, head, M.wood(wood), seed, single=single)
        for s, style in zip((-1, 1), stands):
            if style:
                with B.at(s * (w / 2 + 0.35), 0.04):
                    I.nightstand(B, M.wood(wood), style, True, seed + s)


@layout('bedroom', 'bay')
def bay(seed=0, style='linen'):
    """Seen along the windows: the bed stands against the left wall, a chest opposite."""
    B = Builder()
    W, D, H = 4.8, 4.5, 2.75
    holes = {'far': [(-1.5, 0.55, 1.15, 1.75, 'double'), (0.25, 0.55, 1.15, 1.75, 'double')]}
    room = Room(B, W, D, H, M.plaster('#e9e2d5'), floor_of('pale', W, D, B), holes=holes, skirting=0.1)
    made_bed(B, -W / 2 + 0.08, 2.35, 90, seed, '#f0ece4', '#c9b79c', M.fabric('#cabda8'), I.ASH)
    with B.at(-0.6, 2.35, 0, 90):
        I.rug(B, 3.0, 2.6, M.rug(style='plain', a='#d8ccb6'), seed=seed)
    with room.on('left'):
        with B.at(2.35):
            I.picture(B, 1.5, 0.8, 1.75, seed, 'landscape', M.wood(I.ASH))
    with room.on('far'):
        with B.at(-0.13):
            I.sideboard(B, 0.62, M.wood(I.ASH), 0.6, 0.4)
            I.vase(B, 0, -0.2, 0.6, 0.32, 'jar', '#c9bda8', flowers='#e8dcc8', seed=seed)
    with room.on('right'):
        with B.at(D - 2.9):
            I.sideboard(B, 1.5, M.wood(I.ASH), 0.85)
            I.mirror_round(B, 1.55, 0.4, M.wood(I.ASH))
            I.book_stack(B, -0.4, -0.22, 0.85, 3, seed)
    I.plant_pot(B, W / 2 - 0.45, D - 0.45, 1.5, 'ficus', seed + 2, r=0.18)
    for q in holes['far']:
        curtains(room, 'far', q[0], q[2], 2.5, '#e0d6c4')
    B.finish()
    light(room, 'far', -32, 30, 6, seed)
    see((1.95, 0.15, 1.35), (-0.75, D - 0.6), 22)
    return look()


@layout('bedroom', 'beams')
def beams(seed=0, style='sage'):
    """A low cottage room: dark beams, a small window beside the bed, boards."""
    B = Builder()
    W, D, H = 3.7, 4.3, 2.4
    hole = (0.75, 0.95, 0.85, 1.05)
    room = Room(B, W, D, H, M.plaster('#efe8da'), floor_of('dark', W, D, B), holes={'far': [(*hole, 'grid')], 'right': [(2.6, 0.95, 0.85, 1.05, 'grid')]}, colors={'far': M.plaster('#a3ad92')}, skirting=0.1)
    made_bed(B, -0.75, D - 0.08, 0, seed, '#f0ece4', '#97503a', 'panel', I.WALNUT, 1.5, (None, 'stool'))
    for k in range(4):
        B.rbox(M.wood('#5d4430'), -W / 2, 0.45 + k * 1.15, H - 0.17, W / 2, 0.6 + k * 1.15, H, 0.01)
    with B.at(0.4, D - 1.9):
        I.rug(B, 2.2, 1.5, M.rug(), seed=seed)
    with room.on('left'):
        with B.at(1.9):
            I.wardrobe(B, 1.3, 1.95, 0.5, M.wood('#8a6a48', vertical=True), 2, 'knob', True)
    with room.on('far'):
        with B.at(-0.75):
            I.picture(B, 0.7, 0.5, 1.5, seed, 'landscape', M.wood(I.DARK))
    with B.at(1.25, D - 0.85, 0, -35):
        I.chair(B, 'slat', M.wood(I.WALNUT), M.fabric('#d8ccb6'))
    curtains(room, 'far', hole[0], hole[2], 2.1, '#d9c9b0', sheer=False, open_=0.26, drop=0.85)
    B.finish()
    light(room, 'right', 38, 30, 7, seed, fill=0.4)
    see((1.2, 0.12, 1.3), (-0.35, D), 23)
    return look()


@layout('bedroom', 'tall')
def tall(seed=0, style='blue'):
    """A tall room with a marble fireplace and French windows; the bed stands on the right."""
    B = Builder()
    W, D, H = 4.6, 5.0, 3.4
    wallc = '#a9b6bc'
    holes = {'far': [(-1.75, 0.03, 1.2, 2.8, 'cross'), (0.35, 0.03, 1.2, 2.8, 'cross')]}
    room = Room(B, W, D, H, M.plaster(wallc), floor_of('herringbone', W, D, B), holes=holes, cornice=0.17, skirting=0.2)
    made_bed(B, W / 2 - 0.08, 2.9, -90, seed, '#f0ece4', '#33465a', M.fabric('#7b6a58'), I.WALNUT)
    with B.at(0.9, 2.9, 0, 90):
        I.rug(B, 3.0, 3.0, M.rug('#d9cbb2', '#33465a', '#8c6a4a'), seed=seed)
    with room.on('left'):
        with B.at(3.0):
            B.box(M.plaster(wallc), -0.8, -0.3, 0, 0.8, 0, H - 0.01)
            with B.at(0, -0.3):
                I.fireplace(B, M.marble('#4a4744', '#9a948c'))
                I.mirror_rect(B, 1.0, 1.45, 1.98, M.metal('#b8975a', 0.4), arch=True)
                I.vase(B, 0.4, -0.13, 1.12, 0.26, 'jar', '#e4ddd0', flowers='#e9dcd0', seed=seed + 3)
                I.candle(B, -0.45, -0.13, 1.12)
    with room.on('right'):
        with B.at(D - 2.9):
            for k in (-0.4, 0.4):
                with B.at(k):
                    I.picture(B, 0.6, 0.78, 1.85, seed + int(9 * k), 'soft', M.wood(I.DARK))
    with B.at(-1.35, D - 0.75, 0, 30):
        I.armchair(B, M.boucle('#d8c9b4'), 'lounge', seed)
    for q in holes['far']:
        curtains(room, 'far', q[0], q[2], 3.05, '#d5cbb8')
    I.pendant(B, 0, 2.9, 2.5, H, 'globe')
    B.lathe(room.trim, [(0.45, 0), (0.4, -0.03), (0.3, -0.02), (0.22, -0.05), (0.05, -0.06), (0, -0.06)], 40, 0, 2.9, H)
    B.finish()
    light(room, 'far', 30, 30, 7, seed, level=-3)
    see((-1.35, 0.15, 1.4), (0.45, D), 20, 0.0)
    return look(key=0.28)


@layout('bedroom', 'niche')
def niche(seed=0, style='clay'):
    """The bed stands in a niche between built-in wardrobes."""
    B = Builder()
    W, D, H = 4.3, 4.0, 2.6
    clay = '#c79a80'
    room = Room(B, W, D, H, M.plaster('#efe6d9'), floor_of('oak', W, D, B), holes={'left': [(0.7, 0.02, 1.9, 2.25, 'slide', M.plain('#2b2e30', 0.4))]}, skirting=0.07)
    front = M.plain('#e3d3c2', 0.5)
    with room.on('far'):
        B.box(M.plaster(clay), -1.2, -0.01, 0, 1.2, 0, H)
        for s in (-1, 1):
            with B.at(s * 1.66):
                I.wardrobe(B, 0.94, H - 0.07, 0.6, front, 2, 'none', False)
        I.cabinet(B, -1.19, 1.19, 0.58, 2.08, H - 0.01, front, 4, 'none')
        B.box(front, -1.19, -0.6, 2.06, 1.19, 0, 2.085)
        B.rbox(M.wood(I.OAK), -1.19, -0.22, 1.12, 1.19, 0, 1.16, 0.004, 1)
        I.picture(B, 0.9, 0.6, 1.5, seed, 'abstract', M.wood(I.OAK))
        for x in (-0.85, 0.85):
            globe_lamp(B, x, 1.45, M.metal('#b08d50', 0.28))
        I.book_stack(B, -0.9, -0.1, 1.16, 2, seed)
    made_bed(B, 0, D - 0.06, 0, seed, '#efe9dd', '#a3573d', M.fabric('#b98368'), I.OAK, 1.65, (None, None))
    with B.at(0, D - 1.75):
        I.rug(B, 2.9, 2.0, M.rug(CREAM, OCHRE, '#6b4a3a', 'berber'), seed=seed)
    curtains(room, 'left', 0.7, 1.9, 2.45, '#dcc8b4')
    with room.on('right'):
        with B.at(1.7):
            I.sideboard(B, 1.1, M.wood(I.WALNUT), 0.75, 0.4)
            I.table_lamp(B, 0.25, -0.2, 0.75, '#7c8a80')
            I.picture(B, 0.7, 0.9, 1.55, seed + 3, 'soft', M.wood(I.OAK))
    B.finish()
    light(room, 'left', -28, 30, 7, seed)
    see((0.3, 0.1, 1.5), (0.0, D), 20, -0.05)
    return look()


@layout('bedroom', 'panelled')
def panelled(seed=0, style='dark'):
    """Dark green panelling up to the ceiling, seen from the reading chair."""
    B = Builder()
    W, D, H = 4.4, 5.2, 2.9
    green = '#4d5a52'
    room = Room(B, W, D, H, M.plaster('#dcd6c8'), floor_of('herringbone', W, D, B), holes={'right': [(1.3, 0.5, 1.2, 1.9, 'cross'), (3.0, 0.5, 1.2, 1.9, 'cross')]}, colors={'far': M.plaster(green)}, cornice=0.1, skirting=0.16)
    mat = M.plain(green, 0.5)
    brass = M.metal('#b08d50', 0.28)
    with room.on('far'):
        I.panelling(B, -W / 2, W / 2, 1.5, mat, 7)
        for x in (-0.25, 1.75):
            globe_lamp(B, x, 1.85, brass)
    made_bed(B, 0.75, D - 0.08, 0, seed, '#e9e2d5', '#b98d4a', M.fabric('#c9a27c'), I.DARK, 1.8, ('drawer', 'drawer'))
    with B.at(0.55, D - 1.6):
        I.rug(B, 3.2, 2.6, M.rug(style='plain', a='#b9ab95'), seed=seed)
    with room.on('left'):
        with B.at(3.5):
            I.wardrobe(B, 2.6, 2.45, 0.55, mat, 4, 'knob', True)
    with B.at(-1.2, 2.15, 0, 150):
        I.armchair(B, M.leather('#8a5433'), 'lounge', seed)
    for y in (1.3, 3.0):
        curtains(room, 'right', y, 1.2, 2.65, '#cbbf9f')
    I.pendant(B, 0.6, D - 2.2, 2.0, H, 'rattan')
    B.finish()
    light(room, 'right', 24, 28, 8, seed)
    see((-1.2, 0.15, 1.35), (0.55, D), 23)
    return look(key=0.25)


@layout('bedroom', 'twin')
def twin(seed=0, style='twin'):
    """A guest room: two single beds and a small table between them under the window."""
    B = Builder()
    W, D, H = 3.9, 4.0, 2.6
    hole = (-0.5, 0.95, 1.0, 1.25)
    room = Room(B, W, D, H, M.plaster('#eee3c8'), floor_of('pale', W, D, B), holes={'far': [(*hole, 'cross')]}, skirting=0.12)
    with room.on('far'):
        I.panelling(B, -W / 2, W / 2, 0.9, M.plain('#e6e4da', 0.5))
        for s in (-1, 1):
            with B.at(s * 1.25):
                I.picture(B, 0.5, 0.62, 1.65, seed + s, 'landscape', M.wood(I.ASH))
    for s in (-1, 1):
        made_bed(B, s * 1.25, D - 0.12, 0, seed + s, '#f0ece4', '#6f8c98', 'panel', I.ASH, 0.95, (None, None), single=True)
    with B.at(0, D - 0.3):
        I.nightstand(B, M.wood(I.ASH), 'drawer', True, seed)
    with B.at(0, D - 1.75):
        I.rug(B, 1.0, 2.2, M.rug('#e6ddcc', '#6f8c98', '#d3ab62', 'stripe'), seed=seed)
    with room.on('left'):
        with B.at(1.2):
            I.wardrobe(B, 1.1, 2.0, 0.5, M.wood(I.ASH, vertical=True), 2, 'knob', True)
    with room.on('right'):
        with B.at(D - 1.05):
            I.picture(B, 0.8, 0.6, 1.6, seed + 4, 'soft', M.wood(I.ASH))
    curtains(room, 'far', hole[0], hole[2], 2.35, '#e9dcc4', sheer=False, open_=0.3, drop=0.6)
    I.pendant(B, 0, 2.2, 1.95, H, 'rattan')
    B.finish()
    light(room, 'far', 26, 36, 6, seed, fill=0.6)
    see((0.35, 0.1, 1.4), (-0.05, D), 21)
    return look()


@layout('bedroom', 'desk')
def desk(seed=0, style='sage'):
    """A student's room: the bed lengthways by the wall, a desk under a wide window, shelves."""
    B = Builder()
    W, D, H = 3.3, 4.4, 2.65
    hole = (-0.75, 0.95, 2.0, 1.3)
    sage = '#b3bca5'
    room = Room(B, W, D, H, M.plaster('#efe9de'), floor_of('oak', W, D, B), holes={'far': [(*hole, 'double')]}, colors={'left': M.plaster(sage)}, skirting=0.09)
    with B.at(-W / 2 + 0.66, D - 0.9, 0, 0):
        I.bed(B, 1.2, 2.0, '#f0ece4', '#d3ab62', False, M.wood(I.OAK), seed, single=True)
    oak = M.wood(I.OAK)
    B.rbox(oak, -0.3, D - 0.66, 0.72, W / 2 - 0.03, D - 0.03, 0.755, 0.006)
    for x in (-0.25, W / 2 - 0.1):
        for y in (D - 0.6, D - 0.1):
            B.tube(M.plain('#26282a', 0.4), [(x, y, 0.72), (x, y, 0)], 0.016, 8)
    with B.at(0, D - 0.34):
        I.table_lamp(B, 1.35, 0.05, 0.755, '#97503a')
        I.book_stack(B, 0.0, 0.05, 0.755, 4, seed)
        I.vase(B, 0.35, 0.12, 0.755, 0.2, 'cyl', '#7f8a80', flowers='#e8dcc8', seed=seed)
        B.rbox(M.plain('#c9c9c6', 0.3), 0.55, -0.18, 0.756, 0.87, 0.04, 0.77, 0.004)
        B.rbox(M.plain('#1f2122', 0.1), 0.55, 0.05, 0.77, 0.87, 0.06, 0.98, 0.004)
    with B.at(0.72, D - 1.05, 0, 172):
        I.chair(B, 'wood', M.wood(I.OAK), M.fabric('#97503a'))
    with room.on('right'):
        with B.at(1.75):
            I.bookcase(B, 1.3, 2.1, 0.3, M.plain('#e9e3d6', 0.5), 2, 6, seed)
            for x in (-0.672, 0.652):
                B.box(M.plain('#e9e3d6', 0.5), x, -0.304, 0, x + 0.02, 0, 2.11)
    with room.on('left'):
        with B.at(D - 1.9):
            I.shelf(B, -0.7, 0.7, 1.45, 0.2, oak, seed)
            I.picture(B, 0.7, 0.5, 1.98, seed, 'abstract', oak)
    with B.at(0.55, 2.0):
        I.rug(B, 1.5, 2.0, M.rug(CREAM, OCHRE, '#4a4640', 'berber'), seed=seed)
    curtains(room, 'far', hole[0], hole[2], 2.4, '#e9dfcc', sheer=False, drop=0.85)
    I.pendant(B, 0.2, 2.0, 1.95, H, 'paper')
    B.finish()
    light(room, 'far', -28, 34, 6, seed, fill=0.5)
    see((0.75, 0.12, 1.4), (-0.2, D), 20)
    return look()
