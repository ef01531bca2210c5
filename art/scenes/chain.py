"""Blockchain: octagonal bevelled links, each round the same small light, recede out of focus."""
from kit import *

reset(4)
gold, steel = pbr('gold', (.86, .56, .24), .27, 1.), pbr('steel', (.055, .095, .14), .28, .85, coat=.4)
inlay = pbr('inlay', (.86, .56, .24), .30, 1., emit=(1., .52, .18), es=.14)
cool = emis('cool', (.08, .58, .85), 1.8)
R, T, B = .66, .125, .036  # apothem of the bar centre, half thickness, bevel
corner = np.arange(8) * PI / 4 + PI / 8


def octagon(apothem, z):
    """Octagon ring of 8 points."""
    return np.stack([apothem / math.cos(PI / 8) * np.cos(corner), apothem / math.cos(PI / 8) * np.sin(corner), np.full(8, z)], -1)


def ring(mat, line):
    """Octagonal link with bevelled square section and an inlaid light line on both faces."""
    prof = [(T, -T + B), (T, T - B), (T - B, T), (-T + B, T), (-T, T - B), (-T, -T + B), (-T + B, -T), (T - B, -T)]
    V = np.concatenate([octagon(R + a, z) for a, z in prof])
    F = [(k * 8 + i, k * 8 + (i + 1) % 8, ((k + 1) % 8) * 8 + (i + 1) % 8, ((k + 1) % 8) * 8 + i) for k in range(8) for i in range(8)]
    body = mesh('link', V, F, mat)
    lines = tube('line', [octagon(R, T + .001), octagon(R, -T - .001)], .014, line, cyclic=True, res=2)
    stars = [khatam((math.cos(a) * R / math.cos(PI / 8), math.sin(a) * R / math.cos(PI / 8), s * (T + .002)), .085) for a in corner for s in (-1, 1)]
    return [body, lines, tube('stars', stars, .008, inlay, cyclic=True, res=2)]


kinds = [ring(steel, inlay), ring(gold, cool), ring(steel, cool)]
ball = sphere('light', .17, (-900, 0, 0), emis_ball('light', (2.3, 1.15, .40), (.95, .24, .03)), 4)
for parts in kinds:
    for p in parts:
        p.location = (-900, 0, 0)
start, step = Vector((2.62, -2.45, .50)), Vector((-.19, .96, .13)).normalized() * .96
for k in range(11):
    loc = start + step * k + Vector((.16 * math.sin(k * .5), 0, .10 * math.sin(k * .7)))
    axis = step.to_track_quat('X', 'Z').to_matrix()
    m = (axis @ Matrix.Rotation(math.radians(45 + 90 * (k % 2) + 6 * math.sin(k)), 3, 'X')).to_euler()
    for p in kinds[(0, 2, 1)[k % 3]]:
        inst(p, loc, m)
    inst(ball, loc)
    if k < 14:
        point('spill', tuple(loc), 11 + 1.2 * k, (1., .56, .22), .115)

n = 160
D = np.stack([np.random.uniform(-4, 6, n), np.random.uniform(-2.5, 14, n), np.random.uniform(-.6, 3.6, n)], -1)
points('dust', D, np.random.uniform(.004, .009, n), emis_attr('dust', 4.), cols=[[1., .6, .28, random.uniform(.1, .7)] for _ in range(n)])
world([(z, tuple(.5 * q for q in c)) for z, c in NIGHT], [((.1, 1, .06), (.05, .2, .32), 10, .10)])
area('rim_cool', (7, 3, 4.2), (2, 1, .8), 3, 900, (.22, .66, 1.), sy=6)
area('rim_warm', (-3.5, 5, 4.2), (2, 1, .8), 3, 800, (1., .62, .32), sy=5)
area('top', (2, -3, 6), (2, 0, .6), 3, 260, (.45, .70, 1.))
camera((-.35, -6.4, 2.05), (.58, 0, 1.04), lens=44, f=1.0, focus=tuple(start + step * 1.6))
render('chain', post=dict(haze='.0035,.009,.018,.14,900,6', bloom=.12, thr=1., mist=.07, vig=.5, ev=.4, sat=1.3, pow=1.32))
