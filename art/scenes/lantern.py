"""A brass lantern alone in the night dunes; its stars of light lie all round it on the sand."""
from stage import *

reset(53)
C = np.array([2.05, .35])
gold = pbr('gold', (.86, .56, .24), .28, 1.)


def ground(X, Y):
    """Wind ripples, a shallow hollow round the lantern, dunes behind."""
    r = np.hypot(X - C[0], Y - C[1])
    return wind(X, Y, .26, .012) * np.clip(1 - (r - 3) / 16, 0, 1) * np.clip(r - .2, 0, 1) + far_dunes(X, Y, 3.6, 1.05) + .10 * wobble(X, Y, .55) * np.clip(r / 3, 0, 1) * .35


sand(ground, base=(.46, .29, .16))
# shell: a faceted drum whose faces are cut by eight-fold stars; real holes, so the stars on the sand are its shadow
N, R, Z0, Z1 = 8, .42, .20, .98
V, F, trims = [], [], []


def star_face(c, u, v, hw, hh, k):
    """Rectangle (half sizes hw, hh) with a star hole of radius k."""
    star = khatam(c, k, u, v)
    a = np.arange(16) * PI / 8
    m = np.maximum(np.abs(np.cos(a)) / hw, np.abs(np.sin(a)) / hh)
    rim = c + (np.cos(a) / m)[:, None] * u + (np.sin(a) / m)[:, None] * v
    b = len(V)
    V.extend([tuple(p) for p in rim] + [tuple(p) for p in star])
    F.extend([(b + i, b + (i + 1) % 16, b + 16 + (i + 1) % 16, b + 16 + i) for i in range(16)])
    trims.append(star)


half = R * math.tan(PI / N)
for k in range(N):
    a = k * 2 * PI / N + PI / 8
    n, u, v = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0]), np.array([0, 0, 1.])
    for row in range(3):
        h = (Z1 - Z0) / 6
        star_face(np.array([*C, 0]) + n * R + v * (Z0 + h * (2 * row + 1)), u, v, half, h, h * .80)
    # sloping roof with a small star each
    up = np.array([*(-n[:2] * .62), .78])
    up /= np.linalg.norm(up)
    base = np.array([*C, Z1]) + n * R
    q0 = [base - u * half, base + u * half, base + up * .42 + u * half * .38, base + up * .42 - u * half * .38]
    b = len(V)
    mid, kk = base + up * .18, .052
    st = khatam(mid, kk, u, up)
    V.extend([tuple(p) for p in q0] + [tuple(p) for p in st])
    idx = [b + 4 + i for i in range(16)]
    corner = [0, 1, 2, 3]
    ang = [math.atan2(np.dot(p - mid, up), np.dot(p - mid, u)) % (2 * PI) for p in q0]
    own = [min(range(4), key=lambda j: abs((ang[j] - i * PI / 8 + PI) % (2 * PI) - PI)) for i in range(16)]
    for i in range(16):
        j = (i + 1) % 16
        F.append((idx[i], idx[j], b + own[i]) if own[i] == own[j] else (idx[i], idx[j], b + own[j], b + own[i]))
    trims.append(st)
shell = mesh('shell', V, F, gold)
sol = shell.modifiers.new('thick', 'SOLIDIFY')
sol.thickness = .012
tube('trims', trims, .0065, gold, cyclic=True, res=3)
post = [[(C[0] + R / math.cos(PI / N) * math.cos(k * PI / 4 + PI / 4), C[1] + R / math.cos(PI / N) * math.sin(k * PI / 4 + PI / 4), z) for z in (Z0 - .04, Z1 + .02)] for k in range(N)]
tube('posts', [np.array(p) for p in post], .019, gold, res=4)
for z, r, h in ((.02, .52, .07), (.09, .44, .06), (.15, .48, .05), (Z1 - .01, .475, .035)):
    slab('band', 1, 1, h, bev=.012, mat=gold, loc=(*C, z), poly=ngon(8, r, 0, .06))
top = np.array([*C, Z1 + .33])
lathe('crown', spline([(.19, 0), (.20, .03), (.12, .07), (.06, .12), (.085, .18), (.05, .24), (.015, .27), (.012, .33), (0, .34)], 10), gold, tuple(top - [0, 0, .03]))
tube('ring', [top + [0, 0, .42] + .11 * np.stack([np.cos(q := np.linspace(0, 2 * PI, 60, endpoint=False)), 0 * q, np.sin(q)], -1)], .014, gold, cyclic=True, res=4)
heart = np.array([*C, .92])  # high, so that two rows of holes throw their stars on the sand
sphere('heart', .085, tuple(heart), emis_ball('heart', (2.3, 1.25, .46), (1.2, .36, .05)), 5).visible_shadow = False
lathe('collar', [(.20, .838), (.20, 1.)], gold, (*C, 0)).visible_camera = False  # the top row's stars would fall far out, on the text
point('heart', tuple(heart), 520, (1., .58, .24), .010)
P = []
for _ in range(190):
    q, a = .5 + 2.2 * random.random(), random.random() * 6.28
    P.append((C[0] + q * math.cos(a), C[1] + q * math.sin(a), .05 + 1.9 * random.random() ** 1.6))
points('motes', P, np.random.uniform(.003, .008, len(P)), emis_attr('motes', 5.), cols=[[1., .62, .26, random.uniform(.1, .8)] for _ in P]).visible_shadow = False
world([(z, tuple(.40 * q for q in c)) for z, c in SKY_SAND], [((-.2, 1, .05), (.06, .22, .36), 8, .10)])
area('rim', (-5, 9, 4.6), (2, .6, .5), 5, 170, (.16, .48, .95))
area('rim_cool', (7, 6, 3.6), (2, .6, .6), 3, 200, (.22, .60, .95))
area('rim_warm', (6, 4.5, 4.2), (2, .4, .8), 2, 220, (1., .62, .32))
area('cool', (0, -6, 6), (1.6, 0, .4), 6, 22, (.35, .62, 1.))
camera((-.35, -5.2, 2.35), (1.02, .3, .58), lens=42, f=2., focus=(C[0], C[1] - .4, .5))
render('lantern', bounces=4, post=dict(haze='.007,.012,.022,.010,900', bloom=.15, thr=1.1, mist=.07, vig=.55, ev=.35, sat=1.3, pow=1.32))
