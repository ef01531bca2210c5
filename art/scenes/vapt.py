"""Penetration testing: a fan of teal probes dies on a dark wall; one finds the single opening, and warm light answers."""
from stage import *

reset(7)
M = brand()
W, H, GAP = .92, .46, (3, 3)
stone = [pbr(f'stone{k}', b, .40, .25, coat=.3, bump=(9, .25, .03, 5)) for k, b in enumerate(((.022, .038, .062), (.015, .028, .050), (.030, .046, .068)))]
gold = pbr('gold', (.86, .56, .24), .27, 1., emit=(1., .52, .18), es=.12)
M['gold'] = pbr('ring', (.86, .50, .20), .30, 1., emit=(1., .45, .12), es=.06)
blocks = [slab('block', W - .012, .5, H - .012, .03, .022, m, (-900, 0, 0)) for m in stone]


def centre(i, j):
    """Centre of a block in the wall plane y = 0."""
    return np.array([W * (i + .5 * (j % 2)), 0, H * (j + .5)])


hit, o = [], centre(*GAP) + [0, 0, H / 2]          # the window takes the height of two courses
half = slab('half', W / 2 - .012, .5, H - .012, .03, .022, stone[0], (-900, 0, 0))
for i in range(-7, 14):
    for j in range(9):
        c = centre(i, j)
        if (i, j) == GAP:
            continue
        if j == GAP[1] + 1 and abs(c[0] - o[0]) < W * .75:
            inst(half, (c[0] + math.copysign(W / 4, c[0] - o[0]), .25, c[2] - H / 2 + .006))
            continue
        out = random.choice((0, 0, .015, .03, .05))
        inst(random.choice(blocks), (c[0], .25 - out, c[2] - H / 2 + .006))
        if c[0] > 1.3 and random.random() < .50 and np.hypot(*(c - o)[[0, 2]]) > .7:
            hit.append(c + [random.uniform(-.25, .25), -out - .002, random.uniform(-.1, .1)])
# the opening: a plate with an eight-fold star cut through it
R, u, v = .335, (1, 0, 0), (0, 0, 1)
star = khatam(o, R, u, v)
e = W / 2 + .07
ang = np.arange(16) * PI / 8
sq = np.array([o + [math.cos(a) * e / max(abs(math.cos(a)), abs(math.sin(a))), .06, math.sin(a) * e / max(abs(math.cos(a)), abs(math.sin(a)))] for a in ang])
V = np.concatenate([sq, star + [0, .03, 0], star + [0, .40, 0]])
mesh('plate', V, [(k * 16 + i, k * 16 + (i + 1) % 16, k * 16 + 16 + (i + 1) % 16, k * 16 + 16 + i) for k in (0,) for i in range(16)], stone[1])
mesh('tunnel', V[16:], [(i, (i + 1) % 16, 16 + (i + 1) % 16, 16 + i) for i in range(16)], pbr('tunnel', (.6, .36, .16), .5, emit=(1., .48, .14), es=.55))
tube('rim', [star + [0, .020, 0], khatam(o + [0, .035, 0], R * 1.14, u, v)], .010, gold, cyclic=True, res=3)
pane = mesh('glow', [(o[0] + x, .41, o[2] + z) for x, z in ((-.38, -.38), (.38, -.38), (.38, .38), (-.38, .38))], [(0, 1, 2, 3)], emis('glow', (1., .50, .16), 1.7))
pane.visible_shadow = False
beam = lamp('beam', 'SPOT', 11000, (1., .58, .24), spot_size=.30, spot_blend=.7, shadow_soft_size=.02)
aim(beam, o + np.array([.45, 2.4, 2.2]), o)
point('spill', tuple(o + np.array([0, -.22, 0])), 20, (1., .56, .22), .10)

# the probe: a brass lens ring that sends the fan
E = np.array([.98, -2.35, 1.02])
d = (o - E) / np.linalg.norm(o - E)
q = Vector(d).to_track_quat('Z', 'Y').to_matrix()
to = lambda P: np.asarray(P, float) @ np.array(q).T + E
ring = [np.array([(math.cos(a) * r, math.sin(a) * r, z) for a in np.linspace(0, 2 * PI, 96, endpoint=False)]) for r, z in ((.24, 0), (.17, -.06))]
tube('ring', [to(ring[0])], .026, M['gold'], cyclic=True, res=5)
tube('ring_in', [to(ring[1])], .012, M['steel'], cyclic=True, res=4)
tube('spokes', [to([(math.cos(a) * .055, math.sin(a) * .055, -.05), (math.cos(a) * .24, math.sin(a) * .24, 0)]) for a in np.arange(8) * PI / 4], .006, M['gold'], res=3)
sphere('eye', .062, tuple(to([0, 0, -.05])), emis_ball('eye', (.55, 1.9, 2.3), (.03, .45, .75), .5), 4)
point('ring_warm', tuple(E + [.75, -.9, .8]), 26, (1., .60, .30), .15).visible_glossy = False
point('eye_light', tuple(to([0, 0, .12])), 9, (.12, .65, 1.), .06)

lines, cols, radii = [], [], []
s = np.linspace(0, 1, 160)
for h in hit:
    a, b = to([0, 0, -.03]), h
    k = random.uniform(.08, .26)
    lines.append(a * (1 - s[:, None]) + b * s[:, None])
    cols.append(np.concatenate([np.tile((.05, .50, .80), (160, 1)), (k * (.25 + .75 * np.exp(-s * 2.2)) * smooth(0, .06, s) * smooth(.6, 2.2, h[0]))[:, None]], 1))
    radii.append(np.full(160, .0026))
s2 = np.linspace(0, 1, 400)
far = o + d * .62
lines.append(to([0, 0, -.03]) * (1 - s2[:, None]) + far * s2[:, None])
cols.append(np.concatenate([np.tile((.10, .72, 1.), (400, 1)), np.full((400, 1), 2.8)], 1))
radii.append(np.full(400, .010))
fan = tube('fan', lines, 0, emis_attr('fan', 2.2), radii=radii, cols=cols, res=2)
fan.visible_shadow = False
points('hits', hit, .011, emis_attr('hits', 2.2), cols=[[.06, .55, .85, float(.8 * smooth(.6, 2.2, h[0]))] for h in hit], sub=2)
P = []
for _ in range(130):  # dust that the answer lights
    k = random.uniform(.05, 1.3)
    P.append(o + np.array([-.2 * k, -k, -.75 * k]) + np.random.randn(3) * .12)
points('dust', P, np.random.uniform(.004, .008, len(P)), emis_attr('dust', 5.), cols=[[1., .62, .28, random.uniform(.1, .9)] for _ in P]).visible_shadow = False

floor(0, .30, .5, base=(.034, .027, .020))
world([(z, tuple(.6 * q for q in c)) for z, c in NIGHT])
area('graze', (9.5, -2.0, 4.6), (3.5, 0, 1.4), 2, 1000, (.24, .62, .95), sy=4)
area('front', (-1, -9, 3.), (3, 0, 1.4), 5, 120, (.34, .64, .95))
area('warm', (6.5, -4, 5.2), (4, 0, 1.0), 1.5, 260, (1., .6, .3))
camera((.15, -6.4, 1.75), (2.05, 0, 1.42), lens=40, f=1.6, focus=tuple(o))
render('vapt', post=dict(haze='.003,.008,.016,.12,900,6.5', bloom=.16, thr=.85, mist=.07, vig=.5, ev=.45, sat=1.3, pow=1.32), bounces=5)
