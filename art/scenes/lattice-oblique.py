"""A mashrabiya seen along its face: evening light comes through the stars and lies on the edges of the stone."""
from stage import *

reset(6)
S, DEPTH = .40, .17
stone = pbr('stone', (.060, .066, .078), .52, .1, coat=.12, bump=(26, .16, .015, 5))


def outlines(c):
    """Octagon (16 points) of a cell in the wall plane y = 0 and the star that is cut out of it, point by point."""
    at = lambda r, a: c + r * np.array([math.cos(a), 0, math.sin(a)])
    frame = [at(S / math.cos(PI / 8) if k % 2 else S, k * PI / 8) for k in range(16)]
    return np.array(frame), khatam(c, S * .84, (1, 0, 0), (0, 0, 1))


def square(c, r):
    """The diamond between four octagons, and the smaller one that is cut out of it."""
    at = lambda r, a: c + r * np.array([math.cos(a), 0, math.sin(a)])
    return np.array([at(r, k * PI / 2) for k in range(4)])


V, F, trims = [], [], []


def cut(outer, inner):
    """A plate with a hole right through it: bevelled rim, walls, bevelled back."""
    n, c = len(outer), inner.mean(0)
    ring = lambda P, y: P + np.array([0, y, 0])
    wide = c + (inner - c) * 1.05
    rings = [ring(outer, 0), ring(wide, 0), ring(inner, .022), ring(inner, DEPTH - .022), ring(wide, DEPTH), ring(outer, DEPTH)]
    b = len(V)
    for r in rings:
        V.extend(tuple(p) for p in r)
    F.extend((b + k * n + i, b + k * n + (i + 1) % n, b + (k + 1) * n + (i + 1) % n, b + (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n))


edge = S * (1 / math.cos(PI / 8)) * 2 * math.sin(PI / 8)
for i in range(-2, 48):
    for j in range(-15, 16):
        c = np.array([2 * S * i, 0, 2 * S * j])
        frame, star = outlines(c)
        cut(frame, star)
        trims.append(c + (star - c) * 1.07 - [0, .002, 0])
        d = c + np.array([S, 0, S])
        half = edge / math.sqrt(2)
        cut(square(d, half), square(d, half * .56))
mesh('wall', V, F, stone)
tube('trims', trims, .0042, pbr('gold', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14), cyclic=True, res=2)

# the light behind the wall: low, far along it, and a nearer one that draws the first stars
sun = (.93, .42, .10)
world([(-1, (.004, .006, .012)), (-.05, (.070, .045, .034)), (.02, (.20, .115, .060)), (.12, (.085, .070, .066)), (.4, (.016, .032, .055)), (1, (.004, .010, .022))],
      [(sun, (1., .56, .22), 26, 1.0), (sun, (1., .52, .22), 5, .16)])
low = lamp('sun', 'SUN', 3.4, (1., .58, .28), angle=.02)
aim(low, (9.3, 4.6, 2.0), (0, 0, 0))
area('near', (2.4, 2.6, 1.2), (1.6, 0, .1), 1.6, 190, (1., .58, .26))
area('cool', (-2.6, -4.2, 3.0), (3.0, 0, 0), 3, 190, (.24, .60, .95))
area('fill', (6, -7, 1), (5, 0, 0), 5, 120, (.30, .55, .95))
dust(((1.5, 7), (-1.3, -.15), (-1.2, 1.6)), 60, size=(.003, .006), fade=lambda D: np.clip((D[:, 0] - 1) / 3, 0, 1))
camera((-.25, -2.75, .20), (2.05, 0, .25), lens=31, f=2.0, focus=(1.3, 0, .2))
render('lattice-oblique', bounces=5, post=dict(haze='.115,.070,.038,.050,60,2.5', bloom=.15, thr=.95, mist=.07, vig=.5, ev=.38, sat=1.28, pow=1.32))
