"""Crowdfunding: thin brass discs fall in a stream and pile up into a dune round the phone that counts them."""
from stage import *

reset(31)
C = np.array([1.92, .55])
P, YAW = np.array([2.42, .70, 1.14]), math.radians(-14)  # the phone's middle, and where it looks
gold = pbr('gold', (.86, .56, .24), .26, 1.)
rose = pbr('rose', (.80, .46, .22), .30, 1.)
pale = pbr('pale', (.78, .62, .36), .30, 1.)
R = .105


def heap(x, y):
    """Height of the dune of discs: long windward side, short slip face."""
    dx, dy = x - C[0], y - C[1]
    wide = np.where(dx < 0, 1.62, 1.05)
    r = np.sqrt((dx / wide) ** 2 + (dy / 1.15) ** 2)
    return .66 * np.maximum(1 - r, 0) ** 1.12


def behind(x, y):
    """Where the phone stands or hides what lies there."""
    d = np.array([x, y]) - P[:2]
    along, before = d @ [math.cos(YAW), math.sin(YAW)], d @ [math.sin(YAW), -math.cos(YAW)]
    return abs(along) < .52 and -.5 < before < .12


def ground(X, Y):
    """Night sand with wind ripples and dunes behind."""
    r = np.hypot(X - C[0], Y - C[1])
    return wind(X, Y) * np.clip(1 - (r - 3) / 16, 0, 1) + far_dunes(X, Y, 5.5)


sand(ground)
discs = []
for m in (gold, rose, pale):  # disc with a raised rim and a raised star
    o = lathe('disc', [(0, .014), (R * .82, .014), (R * .86, .022), (R * .97, .022), (R, .017), (R, .005), (R * .97, 0), (0, 0)], m, (-900, 0, 0), 40)
    s = star_fill('star', (0, 0, .013), R * .56, m, thick=.007)
    s.location = (-900, 0, 0)
    discs.append((o, s))


def put(p, n, spin, sc=1.):
    """One disc at p with normal n."""
    e = (Vector(n).to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(spin, 3, 'Z')).to_euler()
    for o in random.choice(discs):
        inst(o, p, e, sc)


count = 0
while count < 2800:
    x, y = C[0] + random.uniform(-1.75, 1.15), C[1] + random.uniform(-1.3, 1.0)
    h = float(heap(x, y))
    if h <= .004 or behind(x, y):
        continue
    e = .03
    n = np.array([-(heap(x + e, y) - heap(x - e, y)) / (2 * e), -(heap(x, y + e) - heap(x, y - e)) / (2 * e), 1.])
    n = n / np.linalg.norm(n) + np.random.randn(3) * .26
    put((x, y, h + random.uniform(-.05, .03)), n, random.uniform(0, 6))
    count += 1
for _ in range(150):  # strays at the foot
    a, r = random.uniform(0, 6.28), 1 + abs(random.gauss(0, .28))
    x, y = C[0] + r * 1.25 * math.cos(a), C[1] + r * 1.15 * math.sin(a)
    if x < .1:
        continue
    put((x, y, float(ground(np.array(x), np.array(y))) + .012), np.array([0, 0, 1.]) + np.random.randn(3) * .10, random.uniform(0, 6))
core = np.array([1.55, C[1], .56])
for _ in range(120):  # the stream
    t = random.random() ** .85
    p = core + np.array([-.30 * t ** 1.5, .5 * t, 2.9 * t]) + np.random.randn(3) * (.06 + .17 * t)
    put(tuple(p), np.random.randn(3), random.uniform(0, 6), random.uniform(.8, 1.))
S = [core + np.array([-.30 * t ** 1.5, .5 * t, 2.9 * t]) + np.random.randn(3) * .16 for t in np.random.rand(220)]
points('sparks', S, np.random.uniform(.003, .009, len(S)), emis_attr('sparks', 7.), cols=[[1., .62, .26, random.uniform(.2, 1.)] for _ in S])
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(app_screen('fintech-crowdfunding', 'campaign'), titan, strength=.95), tuple(P), (86, 0, math.degrees(YAW)), 1.36)
point('inner', tuple(core + [.0, -.05, .42]), 62, (1., .56, .22), .16)
world([(z, tuple(.6 * q for q in c)) for z, c in SKY_SAND], [((.45, 1, .03), (1., .5, .22), 26, .30)])
area('rim', (-5, 8, 4.6), (2, .6, .5), 5, 620, (.16, .48, .95))
area('rim_warm', (8, 7, 3.4), (2, .6, .5), 3.5, 1100, (1., .56, .28))
area('key', (-1.5, -4.5, 5.2), (2.1, .6, .4), 2, 150, (1., .66, .38))
area('cool', (4, -6, 5), (1.6, 0, .4), 5, 70, (.35, .62, 1.))
camera((-.55, -5.5, 1.62), (.65, 1.0, .92), lens=36, f=1.8, focus=(1.9, -.15, .5))
render('fintech-crowdfunding', bounces=4, post=dict(haze='.028,.031,.040,.010,900', bloom=.13, thr=1.1, mist=.06, vig=.55, ev=.3, sat=1.3, pow=1.32))
