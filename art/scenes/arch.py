"""Partners: an arch of many stones, light and dark, held together by one lit keystone. VIEW=near from below."""
from stage import *

reset(55)
C, R, T = np.array([2.15, 1.0]), 1.32, .50
dark = pbr('dark', (.030, .040, .056), .50, .05, coat=.1, bump=(9, .40, .03, 7))
pale = pbr('pale', (.36, .28, .19), .60, bump=(9, .40, .03, 7))
brass = pbr('brass', (.86, .56, .24), .28, 1.)


def ground(X, Y):
    """Wind over level sand, raked rings in front of the arch, dunes behind."""
    z, ring = raked(X, Y, (C[0], C[1]), .21, 2.6, .026, .3)
    r = np.hypot(X - C[0], Y - C[1])
    z = z + wind(X, Y) * (1 - ring) * np.clip(1 - (r - 3) / 16, 0, 1) + far_dunes(X, Y, 5.5)
    for sx in (-1, 1):
        z += .10 * np.exp(-(((X - C[0] - sx * 1.45) / .62) ** 2 + ((Y - C[1] + .2) / .55) ** 2))
    return z


sand(ground)
TURN = math.radians(-14)
rot = np.array(Matrix.Rotation(TURN, 3, 'Z'))
at = lambda x, y, z: rot @ np.array([x, y, z]) + [*C, 0]
N, D, SPRING = 13, .62, .62


def wedge(a0, a1, mat, r0=R - T / 2, r1=R + T / 2, d=D):
    """Voussoir between two angles, with bevelled edges."""
    g = .010
    V = []
    for y, k in ((-d / 2, .018), (-d / 2 + .03, 0), (d / 2 - .03, 0), (d / 2, .018)):
        for r, a in ((r0 + k, a0 + (g + k) / R), (r1 - k, a0 + (g + k) / R), (r1 - k, a1 - (g + k) / R), (r0 + k, a1 - (g + k) / R)):
            V.append(at(r * math.cos(a), y, SPRING + r * math.sin(a)))
    F = [(k * 4 + i, k * 4 + (i + 1) % 4, k * 4 + 4 + (i + 1) % 4, k * 4 + 4 + i) for k in range(3) for i in range(4)] + [(3, 2, 1, 0), (12, 13, 14, 15)]
    return mesh('wedge', V, F, mat)


for k in range(N):
    a0, a1 = PI * k / N, PI * (k + 1) / N
    if k == N // 2:
        continue
    wedge(a0, a1, dark if k % 2 else pale)
    am = (a0 + a1) / 2
    if k % 2:
        tube('inlay', [khatam(at(R * math.cos(am), -D / 2 - .003, SPRING + R * math.sin(am)), .105, rot @ np.array([1., 0, 0]), (0, 0, 1))], .008, pbr('inl', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14), cyclic=True, res=2)
for sx in (-1, 1):
    for j in range(3):
        h = SPRING / 2.6
        o = slab('pier', T, D, h - .014, .02, .018, (dark, pale)[j % 2], tuple(at(sx * R, 0, SPRING - h * (j + 1) + .004)))
        o.rotation_euler = (0, 0, TURN)
# the keystone: a star of light set in brass
a = PI / 2
wedge(PI * (N // 2) / N, PI * (N // 2 + 1) / N, brass, R - T / 2 - .07, R + T / 2 + .10, D + .08)
K = at(0, -D / 2 - .045, SPRING + R + .01)
u = rot @ np.array([1., 0, 0])
star_fill('key', K, .135, emis('key', (1., .56, .22), 1.7), u, (0, 0, 1))
tube('key_rim', [khatam(K, r, u, (0, 0, 1)) for r in (.145, .185)], .010, brass, cyclic=True, res=3)
point('key', tuple(K + rot @ np.array([0, -.30, 0])), 13, (1., .56, .22), .12)
point('under', tuple(at(0, 0, SPRING + .72)), 90, (1., .56, .22), .2)
P = [tuple(at(random.gauss(0, .55), random.gauss(-.1, .3), SPRING + .75 - abs(random.gauss(0, .6)))) for _ in range(170)]
points('motes', P, np.random.uniform(.003, .008, len(P)), emis_attr('motes', 6.), cols=[[1., .62, .26, random.uniform(.1, .8)] for _ in P])
world([(z, tuple(.42 * q for q in c)) for z, c in SKY_SAND], [((.34, 1, .03), (1., .5, .22), 26, .34)])
area('rim', (-5, 8, 4.6), (2, .8, 1), 5, 520, (.16, .48, .95))
area('rim_warm', (8, 7, 3.2), (2, .8, 1), 3.5, 900, (1., .55, .26))
area('side', (5.5, -1.5, 3.4), (2.1, .8, 1.2), 1.6, 130, (1., .60, .32))
area('cool', (-1, -6, 5), (1.8, 0, .6), 5, 90, (.35, .62, 1.))
if VIEW == 'near':
    camera((4.7, -2.9, .62), (2.0, .9, 1.32), lens=25, f=4, focus=tuple(K))
else:
    camera((-.75, -5.9, 1.50), (.42, .8, 1.16), lens=33.5, f=2.2, focus=(C[0] - .2, C[1] - .5, 1.2))
render('arch', bounces=4, post=dict(haze='.016,.021,.034,.008,900', bloom=.14, thr=1.1, mist=.07, vig=.55, ev=.32, sat=1.3, pow=1.32))
