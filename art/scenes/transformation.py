"""Transformation: the ridge of a dune turns into regular steps that climb towards the light."""
from stage import *

reset(27)
N_STEP, RISE = 15, .20
A, B = np.array([-2.6, -1.4]), np.array([4.1, 13.5])       # the ridge runs from A to B
D = (B - A) / np.linalg.norm(B - A)
L = np.linalg.norm(B - A)


def frame(X, Y):
    """Distance along the ridge (0..1) and across it; the ridge bends like a dune's."""
    s = ((X - A[0]) * D[0] + (Y - A[1]) * D[1]) / L
    c = -(X - A[0]) * D[1] + (Y - A[1]) * D[0]
    return s, c + .85 * np.sin(s * 4.4 + .5) * (1 - smooth(.25, .62, s))


def ground(X, Y):
    """A dune with a sharp crest; beyond a third of its length the crest is cut into treads."""
    s, c = frame(X, Y)
    up = np.clip(s, 0, 1.25)
    crest = .25 + 2.9 * up ** 1.15
    k = .62
    wide = 2.6 + 2.6 * up
    # slip face falls steeply to the right, the windward side is long
    side = np.where(c > 0, np.exp(-np.abs(c / wide) ** 1.25), np.exp(-np.abs(c / (wide * .62)) ** 1.05))
    dune = crest * side + wind(X, Y, .30, .014) * (1 - .6 * smooth(.4, .6, s))
    q = smooth(.30, .52, s)
    n = up * N_STEP
    st = np.floor(n) + smooth(.90, 1., n - np.floor(n))
    tread = .25 + 2.9 * (st / N_STEP) ** 1.15
    half = .62 + .10 * up
    inside = 1 - smooth(half, half + .05, np.abs(c))
    cheek = 1 - smooth(half + .16, half + .20, np.abs(c))
    stair = dune * (1 - q * inside) + tread * q * inside
    stair = stair + q * np.clip(tread + .10 - stair, -1, 2) * (cheek - inside) * smooth(.42, .56, s)
    base = wind(X, Y) + far_dunes(X, Y, 9, .8)
    return np.maximum(stair, base * .9)


sand(ground, front=-6.5, mid=13., back=70., rows=(2100, 260), cols=1500, x0=1.2, half=5.2)
# thin light at the edge of each tread
edges, cols = [], []
for n in range(6, N_STEP + 1):
    s0 = n / N_STEP
    z = .25 + 2.9 * (n / N_STEP) ** 1.15 + .008
    w = np.linspace(-.58, .58, 40) * (1 + .15 * s0)
    off = .85 * math.sin(s0 * 4.4 + .5) * (1 - smooth(.25, .62, s0))
    c = w - off
    p = np.stack([A[0] + D[0] * s0 * L - c * D[1] * 1., A[1] + D[1] * s0 * L + c * D[0], np.full(40, z)], -1)
    edges.append(p)
    a = smooth(.36, .62, s0)
    cols.append(np.concatenate([np.tile((1., .55, .20), (40, 1)), np.full((40, 1), .95 * a)], 1))
tube('edges', edges, .010, emis_attr('edges', 2.8), cols=cols, res=2)
for n in range(8, N_STEP, 2):
    s0 = n / N_STEP
    point('spill', (A[0] + D[0] * s0 * L, A[1] + D[1] * s0 * L - .3, .25 + 2.9 * s0 ** 1.15 + .22), 5, (1., .55, .21), .2)
# at the top: a star gate of light
G = np.array([A[0] + D[0] * L * 1.035, A[1] + D[1] * L * 1.035, .25 + 2.9 * 1.035 ** 1.15 + .78])
u = np.array([D[1], -D[0], 0])
tube('gate', [khatam(G, r, u, (0, 0, 1)) for r in (.86, .72)], .030, pbr('gold', (.86, .56, .24), .27, 1., emit=(1., .52, .18), es=.25), cyclic=True, res=4)
sphere('light', .26, tuple(G), emis_ball('light', (2.6, 1.5, .6), (1.2, .36, .05), .45), 5)
point('light', tuple(G), 420, (1., .55, .21), .3)
sun = tuple(G - np.array([-1.4, -6.6, 1.5]))
world([(z, tuple(.55 * q for q in c)) for z, c in SKY_SAND], [(sun, (1., .5, .2), 70, .42), (sun, (1., .5, .22), 12, .13)])
area('sun', tuple(G + [3.5, 9, 2.5]), (2, 4, 1), 6, 4200, (1., .55, .26))
area('cool', (-9, 3, 6), (1, 3, 1), 6, 620, (.18, .48, .95))
area('front', (3, -7, 6), (1, 2, .6), 6, 60, (.35, .62, 1.))
P = []
for _ in range(240):
    P.append(G + np.random.randn(3) * np.array([1.6, 2.2, .9]) + [0, 0, .4])
points('sparks', P, np.random.uniform(.005, .016, len(P)), emis_attr('sparks', 6.), cols=[[1., .62, .26, random.uniform(.1, .8)] for _ in P])
camera((-1.2, -5.4, 1.85), (-.15, 3.0, 1.95), lens=36, f=2.8, focus=(1.2, 5, 1.8))
render('transformation', bounces=4, post=dict(haze='.034,.034,.042,.012,900', bloom=.15, thr=1.1, mist=.07, vig=.55, ev=.35, sat=1.32, pow=1.3))
