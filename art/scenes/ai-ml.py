"""AI and machine learning: tangled threads enter a lattice core and leave it as an ordered weave."""
from stage import *

reset(51)
O = np.array([1.95, 0, 1.25])
gold = pbr('gold', (.88, .57, .24), .27, 1., emit=(1., .50, .16), es=.12)
R = .78
lines, cols, radii, beads, bc = [], [], [], [], []
t = np.linspace(0, 1, 260)
for i in range(230):  # disorder: threads from the upper right
    a, b = random.uniform(-1.1, 1.1), random.uniform(-.9, .9)
    n = np.array([math.cos(a) * math.cos(b), .55 * math.sin(a) + .35, math.sin(b)])
    hit = O + n / np.linalg.norm(n) * R * .62
    start = hit + np.array([random.uniform(2.0, 6.5), random.uniform(-.6, 5), random.uniform(-1.6, 3.0)])
    c1 = hit + n * random.uniform(.6, 1.6) + np.random.randn(3) * .35
    c2 = start + np.random.randn(3) * np.array([1.1, 1.1, .9])
    p = ((1 - t) ** 3)[:, None] * start + (3 * t * (1 - t) ** 2)[:, None] * c2 + (3 * t ** 2 * (1 - t))[:, None] * c1 + (t ** 3)[:, None] * hit
    for k in (1, 2, 3):
        p += (np.sin(t * PI * 2 * k + i * k) * np.sin(PI * t) / (k + 1))[:, None] * np.random.randn(3) * .38
    rgb = np.array((1., .52, .17)) if random.random() < .30 else np.array((.05, .52, .84))
    main = i % 10 == 0
    lines.append(p)
    cols.append(np.concatenate([np.tile(rgb, (260, 1)), ((.95 if main else random.uniform(.10, .40)) * smooth(0, .4, t) * (.45 + .55 * np.sin(t * 12 + i) ** 2))[:, None]], 1))
    radii.append(np.full(260, .0072 if main else .0034))
    for j in np.random.randint(60, 250, 3):
        beads.append(p[j])
        bc.append([*rgb, random.uniform(.2, 1.)])
NX, NZ = 27, 5
s = np.linspace(0, 1, 260)
for iz in range(NZ):  # order: layers of parallel threads that fan out into one even sheet and run off to the side
    for ix in range(NX):
        u, w = ix / (NX - 1) * 2 - 1, iz / (NZ - 1) * 2 - 1
        e0 = smooth(0, .55, s)
        path = O[None] + np.stack([-.42 - 2.5 * s, -.30 - 1.1 * s, -.34 * smooth(.05, .75, s) + .06 * np.sin(s * 6 + ix * .1)], -1)
        lat = np.array([.30, -.62, .72])
        p = path + lat * (u * (.36 + .44 * e0))[:, None] + np.array([0, 0, 1.]) * (w * (.20 + .02 * e0))[:, None]
        rgb = np.array((1., .55, .20)) * (.5 + .5 * u) + np.array((.08, .60, .92)) * (.5 - .5 * u)
        main = ix % 3 == 1
        amp = (.85 if main else .22) * (1 - smooth(.35, .86, s)) ** 1.5
        lit = s < .70  # unlit threads are black lines
        lines.append(p[lit])
        cols.append(np.concatenate([np.tile(rgb, (260, 1)), amp[:, None]], 1)[lit])
        radii.append(((.0068 if main else .0034) * (1 - smooth(.30, .72, s)))[lit])
        if main:
            for j in range(26, 190, 23):
                if s[j] > .62:
                    continue
                beads.append(p[j])
                bc.append([1., .60, .26, .9 * (1 - smooth(.3, .8, s[j]))])
tube('threads', lines, 0, emis_attr('threads', 2.1), radii=radii, cols=cols, res=2)
points('beads', beads, np.random.uniform(.009, .015, len(beads)), emis_attr('beads', 4.2), cols=bc, sub=2)
tube('lattice', star_lamp(R, O, (-.37, -1, .10)), .0175, gold, cyclic=True, res=4)
glass = thin_glass('glass', (.92, .97, 1.), .02, 1.30, .01, edge=(.12, .6, .85), edge_s=.16, body=(.05, .2, .25))
g = sphere('glass', R * .94, tuple(O), glass, 6)
g.visible_shadow = False
sphere('core', .36, tuple(O), emis_ball('core', (2.6, 1.32, .46), (1.05, .26, .03)), 5)
point('core_light', tuple(O), 260, (1., .57, .23), .36)
dust(((-1, 7), (-2, 6), (-.4, 3.4)), 200, fade=lambda D: np.clip((D[:, 0] - .2) / 1.5, 0, 1))
world([(-1, (.0015, .004, .009)), (-.25, (.0025, .0065, .0145)), (.05, (.0045, .0125, .0265)), (.35, (.0032, .0085, .0185)), (1, (.002, .005, .012))],
      [((.45, 1, .05), (.08, .38, .6), 10, .06), ((.35, 1, .05), (1., .5, .2), 26, .04)])
area('cool', (5, 4, 4.5), O, 3, 190, (.35, .75, 1.))
area('warm', (-2.5, 3.0, 3.6), O, 2., 170, (1., .68, .40))
area('front', (-1.5, -5.0, 2.8), O, 2., 60, (.4, .72, 1.))
camera((-.55, -6.7, 1.95), (.92, 0, 1.08), lens=38, f=1.1, focus=tuple(O + [-.3, -.75, 0]))
render('ai-ml', post=dict(bloom=.20, thr=.7, mist=.08, vig=.55, ev=.32, sat=1.3, pow=1.36, teal=.05), trans=10)
