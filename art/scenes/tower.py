"""One tower by night, seen from its foot: glass between brass fins, floors still at work, and a belt of stars."""
from kit import *

reset(11)
FLOOR, BAY, FLOORS = 3.9, 1.5, 62
BELT = (10, 11)  # the storeys of machines, behind a screen of stars

glass = pbr('glass', (.030, .052, .088), .07, .55, coat=.6)
frame = pbr('frame', (.035, .045, .062), .42, .6)
brass = pbr('brass', (.80, .54, .26), .30, 1.)
screen = pbr('screen', (.86, .56, .24), .30, 1., emit=(1., .52, .18), es=.05)
ceiling, wall = emis_attr('ceiling', 1.), emis_attr('wall', 1.)
WARM = np.array([1., .60, .27])

CORNER, TURN = np.array([9.6, 20.5]), math.radians(24)
U = np.array([math.cos(TURN), math.sin(TURN)])
# a corner, the way along the wall, the way out of it, and how many bays
SIDES = ((CORNER, U, np.array([U[1], -U[0]]), 22), (CORNER, np.array([-U[1], U[0]]), np.array([-U[0], -U[1]]), 15))


def lit(bays, floors):
    """Which rooms are lit, and how much: some floors whole, some in runs, most of them dark."""
    light = np.zeros((floors, bays))
    for k in range(floors):
        if k in BELT:
            continue
        at = 0
        while at < bays:
            run = random.choice((2, 3, 4, 4, 6, 8))
            chance = .24 + .18 * math.sin(k * .9 + at * .35)
            if random.random() < chance:
                light[k, at:at + run] = random.uniform(.35, 1.)
            at += run
    return light


def quads(name, rows, mat, cols=None):
    """One mesh of many quads."""
    V = np.array(rows, float).reshape(-1, 3)
    F = np.arange(len(V)).reshape(-1, 4)
    C = None if cols is None else np.repeat(np.array(cols, np.float32), 4, 0)
    o = fast_mesh(name, V, F, mat, C)
    o.data.polygons.foreach_set('use_smooth', np.zeros(len(F), bool))
    return o


def box(name, o, u, n, w, d, h, mat):
    """Box at o: w along u, d outwards along n, h up."""
    P = [np.array([*(o[:2] + u * a + n * b), o[2] + c]) for c in (0, h) for a, b in ((0, 0), (w, 0), (w, d), (0, d))]
    return mesh(name, P, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat)


for o, u, n, BAYS in SIDES:
    at = lambda a, d, z: [*(o + u * a + n * d), z]
    light = lit(BAYS, FLOORS)
    light[:, :4] = 0  # or one would look through a room of both sides into the sky
    panes, ceilings, colours, walls, shades = [], [], [], [], []
    for k in range(FLOORS):
        if k in BELT:
            continue
        z0, z1 = k * FLOOR + .55, (k + 1) * FLOOR - .12
        for b in range(BAYS):
            a0, a1 = b * BAY, (b + 1) * BAY
            if not light[k, b]:
                tilt = np.random.normal(0, .006, 4)  # no two panes hang quite alike
                panes.append([at(a0, tilt[0], z0), at(a1, tilt[1], z0), at(a1, tilt[2], z1), at(a0, tilt[3], z1)])
                continue
            tone = light[k, b] * random.uniform(.85, 1.1)
            depth = 5.5
            ceilings.append([at(a0, 0, z1), at(a1, 0, z1), at(a1, -depth, z1), at(a0, -depth, z1)])
            colours.append([*WARM, .42 * tone])
            for d in (1.3, 3.3):  # lines of lamps
                ceilings.append([at(a0 + .12, -d, z1 - .02), at(a1 - .12, -d, z1 - .02), at(a1 - .12, -d - .22, z1 - .02), at(a0 + .12, -d - .22, z1 - .02)])
                colours.append([1., .74, .44, 2.6 * tone])
            walls.append([at(a0, -depth, z0 - .5), at(a1, -depth, z0 - .5), at(a1, -depth, z1), at(a0, -depth, z1)])
            shades.append([*WARM, .16 * tone])
    quads('panes', panes, glass)
    quads('ceilings', ceilings, ceiling, colours)
    quads('walls', walls, wall, shades)
    for k in range(FLOORS + 1):
        if k - 1 in BELT and k in BELT:
            continue
        box('ledge', np.array(at(0, -.3, k * FLOOR - .12)), u, n, BAYS * BAY, .62, .67, frame)
        box('lip', np.array(at(0, .32, k * FLOOR - .12)), u, n, BAYS * BAY, .04, .16, brass)
    for b in range(BAYS + 1):
        for z0, z1 in ((0, BELT[0] * FLOOR), ((BELT[-1] + 1) * FLOOR, FLOORS * FLOOR)):
            box('fin', np.array(at(b * BAY - .035, .0, z0)), u, n, .07, .62, z1 - z0, brass)
    # the belt: stars cut out of dark panels, with light behind them
    low, high = BELT[0] * FLOOR + .6, (BELT[-1] + 1) * FLOOR - .15
    rows = 1
    step = (high - low) / rows
    count = int(BAYS * BAY / step)
    margin = (BAYS * BAY - count * step) / 2
    quads('panel', [[at(0, -.02, low), at(BAYS * BAY, -.02, low), at(BAYS * BAY, -.02, high), at(0, -.02, high)]], frame)
    centres = [(margin + (i + .5) * step, low + (r + .5) * step) for i in range(count) for r in range(rows)]
    for a, z in centres:
        star = khatam(at(a, .06, z), step * .44, [*u, 0], (0, 0, 1.))
        mid = np.array(at(a, .06, z))
        mesh('star', [mid, *star], [(0, 1 + q, 1 + (q + 1) % 16) for q in range(16)], emis('star', (1., .50, .17), random.uniform(.34, .46)))
    tube('rims', [khatam(at(a, .12, z), step * .455, [*u, 0], (0, 0, 1.)) for a, z in centres], .09, screen, cyclic=True, res=3)
    ring = [khatam(at(a, .1, z), step * .22, [*u, 0], (0, 0, 1.)) for a, z in centres]
    tube('rings', ring, .07, frame, cyclic=True, res=3)
    spokes = [np.array([star[q], star[q] + (star[q] - np.mean(star, 0)) * 1.02]) for star in ring for q in range(0, 16, 2)]
    tube('spokes', spokes, .06, frame, res=3)
    small = [(margin + i * step, z) for i in range(count + 1) for z in (low + step * .12, high - step * .12)]
    tube('small', [khatam(at(a, .1, z), step * .11, [*u, 0], (0, 0, 1.)) for a, z in small], .05, screen, cyclic=True, res=3)
box('corner', np.array([*(CORNER - np.array([.35, .35])), 0]), np.array([1., 0]), np.array([0, 1.]), .7, .7, FLOORS * FLOOR, frame)

world([(-1, (.004, .006, .012)), (0, (.075, .056, .058)), (.16, (.036, .036, .060)), (.42, (.011, .020, .044)), (.75, (.005, .011, .028)), (1, (.003, .008, .021))],
      [((.30, 1, .10), (1., .50, .22), 5, .10), ((-.35, -1, .85), (.16, .36, .62), 3.5, .46), ((1, -.55, .55), (1., .55, .26), 6, .55)])
area('street', (-4, 1, -5), (12, 26, 36), 14, 21000, (1., .58, .28), mirror=False)
area('cool', (-70, -10, 90), (10, 26, 70), 60, 90000, (.30, .58, 1.), mirror=False)
area('far', (70, -30, 60), (16, 24, 60), 40, 90000, (1., .60, .32), mirror=False)
camera((0, 0, 1.7), (-3.4, 20, 25.5), lens=20)
render('tower', bounces=5, post=dict(bloom=.12, thr=1.0, mist=0, vig=.5, ev=.5, sat=1.2, pow=1.3, teal=.12))
