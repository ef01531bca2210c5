"""Governance, risk, compliance: three balanced stones over raked sand, a thin light between each two."""
from stage import *

reset(21)
C = np.array([1.95, .45])
basalt = [pbr(f'basalt{k}', b, .55, 0, coat=.06, bump=(9, .45, .03, 7)) for k, b in enumerate(((.028, .036, .050), (.040, .046, .056), (.024, .032, .046)))]
brass = pbr('brass', (.86, .56, .24), .27, 1., emit=(1., .52, .18), es=.10)


def ground(X, Y):
    """Rings round the stones, wind further out, dunes behind."""
    z, ring = raked(X, Y, C, .20, 3.0, .034, .75)
    r = np.hypot(X - C[0], Y - C[1])
    return z + wind(X, Y) * (1 - ring) * np.clip(1 - (r - 3) / 16, 0, 1) + far_dunes(X, Y) - .06 * np.exp(-(r / .8) ** 2)


sand(ground)


def stone(c, rx, ry, rz, k, turn, tilt):
    """Water-worn stone: a super-ellipsoid with soft irregularities."""
    u, v = np.linspace(-PI / 2, PI / 2, 120)[:, None], np.linspace(0, 2 * PI, 200, endpoint=False)[None]
    e = .86
    f = lambda a: np.sign(a) * np.abs(a) ** e
    x, y, z = f(np.cos(u)) * np.cos(v), f(np.cos(u)) * np.sin(v), f(np.sin(u)) * np.ones_like(v)
    b = 1 + .028 * wobble(x * 2 + k, y * 2 + z, 1.2) + .03 * np.sin(2 * v + k) * np.cos(u)
    o = grid('stone', x * rx * b, y * ry * b, z * rz * (1 + .02 * wobble(x, y + k, 2)), basalt[k], closed=True)
    o.location, o.rotation_euler = c, (math.radians(tilt), math.radians(tilt * .6), turn)
    a = np.linspace(0, 2 * PI, 240, endpoint=False)
    return o


zs = []
z = -.05
for k, (rx, ry, rz, dx, tilt) in enumerate(((.98, .86, .40, 0, 0), (.68, .60, .30, .05, 3), (.44, .40, .235, -.03, -4))):
    c = (C[0] + dx, C[1], z + rz)
    stone(c, rx, ry, rz, k, k * 1.1, tilt)
    z += 2 * rz - .012
    zs.append(z)
for k, r in ((0, .24), (1, .17)):  # brass discs that carry the light between the stones
    c = (C[0] + (.03, .0)[k], C[1], zs[k] - .018)
    slab('disc', 1, 1, .040, bev=.008, mat=brass, loc=c, poly=circle(r + .06))
    slab('seam', 1, 1, .022, bev=.003, mat=emis('seam', (1., .55, .2), 3.2), loc=(c[0], c[1], c[2] + .009), poly=circle(r + .064))
    for a in np.arange(6) * PI / 3:
        point('spill', (c[0] + (r + .20) * math.cos(a), c[1] + (r + .20) * math.sin(a), c[2] + .03), 2.6, (1., .55, .21), .04).visible_glossy = False
top = np.array([C[0] - .03, C[1], z + .14])
sphere('pearl', .075, tuple(top - [0, 0, .06]), emis_ball('pearl', (2.4, 1.3, .5), (1.1, .3, .04), .45), 4)
point('pearl', tuple(top), 14, (1., .55, .21), .08)
P = []
for _ in range(130):
    h, a = random.random() ** 1.5 * 1.2, random.random() * 6.28
    P.append(top + np.array([.16 * h * math.cos(a) + .10 * h, .16 * h * math.sin(a), h]))
points('sparks', P, np.random.uniform(.003, .009, len(P)), emis_attr('sparks', 9.), cols=[[1., .62, .26, random.uniform(.2, 1) * math.exp(-(p[2] - top[2]) * 1.6)] for p in P])
world([(z, tuple(.62 * q for q in c)) for z, c in SKY_SAND], [((.40, 1, .02), (1., .5, .22), 30, .30)])
area('rim', (-4, 7, 4.2), (2, .5, .8), 5, 420, (.15, .45, .95))
area('rim_warm', (8, 7, 3.2), (2, .5, .7), 3.5, 900, (1., .55, .26))
area('cool', (1, -6, 5), (2, 0, .6), 5, 75, (.35, .62, 1.))
camera((-.35, -5.9, 1.50), (.72, 1.0, .98), lens=36, f=1.8, focus=(C[0], C[1] - .6, .8))
render('grc', bounces=4, post=dict(haze='.028,.031,.040,.010,900', bloom=.14, thr=1.1, mist=.07, vig=.55, ev=.3, sat=1.3, pow=1.3))
