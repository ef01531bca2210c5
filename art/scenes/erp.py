"""ERP: a city of interlocking lit modules round one hub, joined by lines of light. VIEW=solutions looks closer, from the other side."""
from kit import *

reset(11)
M = brand()
navy, ink, gold, steel, sand = (M[k] for k in ('navy', 'ink', 'gold', 'steel', 'sand'))
glow, cglow = emis('glow', (1., .58, .24), 1.7), emis('cglow', (.10, .55, .85), 1.1)
glass = thin_glass('glass', (.62, .86, .93), .07, 1.5, .10, edge=(.10, .60, .82), edge_s=.35, body=(.05, .25, .30))
amber = thin_glass('amber', (.95, .82, .62), .06, 1.5, .08, edge=(1., .6, .25), edge_s=.35, body=(.4, .25, .1))
ring = emis('ring', (1., .56, .2), 5.)
cache = {}


def put(key, make, x, y, z):
    """Instance of a shape, built once per key."""
    if key not in cache:
        cache[key] = make()
        cache[key].location = (-900, 0, 0)
    return inst(cache[key], (x, y, z))


def block(w, h, mat, r=.12, b=.030):
    """Maker of a bevelled square block."""
    return lambda: slab('block', w, w, h, r, b, mat)


def stack(x, y, z, k, mat, lit):
    """k boxes with light between them and a gold cap."""
    for _ in range(k):
        put(('box', mat.name), block(.78, .16, mat), x, y, z)
        put(('gap', lit.name), block(.72, .035, lit, .10, .004), x, y, z + .16)
        z += .195
    put(('cap', mat.name), block(.78, .10, mat), x, y, z)
    put('chip', block(.40, .02, gold, .08, .006), x, y, z + .10)


def pavilion(x, y, z, h, skin, lit):
    """Glass block with a light column and a steel roof."""
    put(('glass', skin.name, h), block(.78, h, skin), x, y, z + .01)
    put(('column', lit.name, h), block(.20, h * .62, lit, .06, .01), x, y, z + .03)
    put('roof', block(.80, .05, steel), x, y, z + h + .01)


def drum(x, y, z, h):
    """Cylinder with three light rings."""
    put(('drum', h), lambda: slab('drum', 1, 1, h, .36, .03, sand, poly=circle(.36, 64)), x, y, z)
    for k in range(3):
        put('drum_ring', lambda: slab('ring', 1, 1, .02, .36, .004, ring, poly=circle(.365, 64)), x, y, z + h * (.3 + .22 * k))


def lattice(x, y, z):
    """Block with a star inlay."""
    put('lattice', block(.78, .30, navy), x, y, z)
    stars = []
    for i in (-.23, 0, .23):
        for j in (-.23, 0, .23):
            a = np.arange(8) * PI / 4 + PI / 8
            V = np.stack([x + i + .125 * np.cos(a), y + j + .125 * np.sin(a), np.full(8, z + .315)], -1)
            stars += hankin([range(8)], V, .45)
    tube('inlay', stars, .008, gold, cyclic=True, res=2)


def steps(x, y, z):
    """Stepped block with a gold top."""
    for k, (w, m) in enumerate(((.78, navy), (.60, steel), (.42, navy), (.24, gold))):
        put(('step', k), block(w, .15, m), x, y, z + k * .15)


def hub(x, y, z):
    """The lit core module."""
    put('hub_base', block(.82, .24, ink), x, y, z)
    put('hub_seam', block(.74, .05, glow), x, y, z + .24)
    put('hub_glass', block(.82, .7, amber), x, y, z + .29)
    sphere('core', .21, (x, y, z + .66), emis_ball('core', (3.4, 2.0, .8), (1.3, .4, .07)), 5)
    put('hub_roof', block(.84, .08, gold), x, y, z + .99)
    point('hub_light', (x, y, z + .66), 22, (1., .6, .25), .2)


PLAN = {(0, 0): 'hub', (1, 0): 'g.75', (-1, 0): 's3', (0, 1): 's4', (0, -1): 'l', (1, 1): 'f', (-1, -1): 'f', (1, -1): 'c.62', (-1, 1): 'a.95',
        (2, 0): 's2', (2, 1): 'g.5', (2, -1): 'p', (-2, 0): 'g.55', (-2, 1): 'c.8', (-2, -1): 's2', (0, 2): 'a.6', (1, 2): 's3', (-1, 2): 'p',
        (0, -2): 'a.45', (1, -2): 's1', (-1, -2): 'g.42', (2, 2): 'f', (2, -2): 'f', (-2, 2): 'l', (-2, -2): 'f', (3, 0): 'c.45', (3, 1): 'f',
        (3, -1): 'l', (-3, 0): 'f', (0, 3): 's2', (0, -3): 'f', (3, -2): 'F', (-3, 1): 's2', (1, 3): 'l', (-1, 3): 'F', (1, -3): 'l', (-1, -3): 'F'}
plinth = slab('plinth', .92, .92, .12, .13, .025, ink, (-900, 0, 0))
for (x, y), q in PLAN.items():
    inst(plinth, (x, y, 0))
    z, kind, arg = .125, q[0], q[1:]
    if q == 'hub':
        hub(x, y, z)
    elif kind in 'ga':
        pavilion(x, y, z, float(arg), *((glass, cglow) if kind == 'g' else (amber, glow)))
    elif kind == 's':
        stack(x, y, z, int(arg), navy if (x + y) % 2 else steel, glow if x % 2 == 0 else cglow)
    elif kind == 'l':
        lattice(x, y, z)
    elif kind == 'c':
        drum(x, y, z, float(arg))
    elif kind == 'p':
        steps(x, y, z)
    else:
        put(('flat', kind), block(.78, .14, navy if kind == 'f' else sand), x, y, z)


def path(P, r=.16, z=.05, step=.12):
    """Right-angled path with rounded corners, resampled finely."""
    P = [np.array(p, float) for p in P]
    out = [P[0]]
    for a, b, c in zip(P[:-2], P[1:-1], P[2:]):
        p0, p1 = b + (a - b) / np.linalg.norm(a - b) * r, b + (c - b) / np.linalg.norm(c - b) * r
        out += [(1 - s) ** 2 * p0 + 2 * s * (1 - s) * b + s * s * p1 for s in np.linspace(0, 1, 8)]
    out.append(P[-1])
    fine = [a + (b - a) * q / n for a, b in zip(out[:-1], out[1:]) for n in [max(1, int(np.linalg.norm(b - a) / step))] for q in range(n)]
    fine = np.array(fine + [out[-1]])
    return np.concatenate([fine, np.full((len(fine), 1), z)], 1)


def fading(paths, rgb):
    """Colours that fade out away from the city, before the text area."""
    return [np.concatenate([np.tile(rgb, (len(l), 1)), (.95 * np.exp(-(np.hypot(l[:, 0] - .3, l[:, 1] - .2) / 3.6) ** 2.2))[:, None]], 1) for l in paths]


warm = [path(p) for p in ([(-.5, -9), (-.5, -.5), (3.5, -.5), (3.5, 9)], [(.5, 9), (.5, .5), (-9, .5)], [(-9, -1.5), (-2.5, -1.5), (-2.5, 1.5), (-.5, 1.5), (-.5, 9)], [(1.5, -9), (1.5, -1.5), (9, -1.5)])]
cool = [path(p) for p in ([(9, .5), (1.5, .5), (1.5, 1.5), (.5, 1.5), (.5, 2.5), (9, 2.5)], [(-1.5, -9), (-1.5, -.5), (-9, -.5)], [(.5, -9), (.5, -1.5), (-1.5, -1.5), (-1.5, 2.5), (-9, 2.5)])]
lines = emis_attr('lines', 4.5)
tube('warm', warm, .0085, lines, cols=fading(warm, (1., .54, .19)))
tube('cool', cool, .0085, lines, cols=fading(cool, (.08, .6, .95)))

floor(0, .20, .6)
world([(-1, (.002, .004, .010)), (0, (.009, .022, .046)), (.4, (.007, .018, .039)), (1, (.004, .010, .024))])
area('key', (-5, 4.5, 7.5), (0, 0, .3), 3.2, 620, (1., .74, .48))
area('rim', (7, 6, 3.5), (0, 0, .3), 4, 440, (.25, .64, 1.), sy=7, mirror=VIEW != 'solutions')  # from there it would lie on the floor as a patch
area('soft', (2, -8, 8), (0, 0, 0), 6, 200, (.45, .65, 1.))
if VIEW == 'solutions':  # closer and lower, from the other side
    area('warm', (-7, 8, 4.5), (0, 0, .5), 3, 420, (1., .66, .36), mirror=False)
    camera((-9.4, -9.6, 6.1), (-1.78, 1.24, .42), lens=66, f=1.0, focus=(-.3, -.7, .6))
else:
    camera((11.5, -11.5, 9.6), (-1.30, -1.15, .25), lens=85, f=.9, focus=(.4, -.5, .5))
render('erp', post=dict(bloom=.13, thr=1., mist=.07, vig=.55, ev=.35, sat=1.28, pow=1.25), trans=16)
