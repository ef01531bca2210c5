"""SIEM: hundreds of threads from the dark are gathered by one brass lens into a single warm point."""
from stage import *

reset(19)
M = brand()
gold = pbr('gold', (.86, .56, .24), .26, 1., emit=(1., .52, .18), es=.08)
O = np.array([2.30, .25, 1.35])           # centre of the lens
AX = np.array([-.80, -.58, -.06]); AX /= np.linalg.norm(AX)   # the light leaves the lens along this axis
q = np.array(Vector(AX).to_track_quat('Z', 'Y').to_matrix())
to = lambda P: np.asarray(P, float) @ q.T + O
R, F = .86, 1.62                            # radius of the glass, focal length
FOCUS = O + AX * F

# lens: brass rings, engraved ring with stars, thin glass
ringof = lambda r, z, n=160: to([(math.cos(a) * r, math.sin(a) * r, z) for a in np.linspace(0, 2 * PI, n, endpoint=False)])
tube('rim', [ringof(R * 1.10, 0)], .062, M['gold'], cyclic=True, res=6)
tube('rims', [ringof(R * 1.02, .07), ringof(R * 1.02, -.07), ringof(R * 1.26, 0), ringof(R * 1.34, 0)], .016, M['gold'], cyclic=True, res=4)
st = []
for a in np.arange(24) * PI / 12:
    c = to([math.cos(a) * R * 1.18, math.sin(a) * R * 1.18, 0])
    st.append(khatam(c, .058, q @ [math.cos(a), math.sin(a), 0], q @ [-math.sin(a), math.cos(a), 0]))
tube('stars', st, .0075, gold, cyclic=True, res=2)
spoke = [to([(math.cos(a) * R * 1.26, math.sin(a) * R * 1.26, 0), (math.cos(a) * R * 1.34, math.sin(a) * R * 1.34, 0)]) for a in np.arange(72) * PI / 36]
tube('scale', spoke, .006, M['gold'], res=2)
rr = np.linspace(0, R, 60)[:, None]
th = np.linspace(0, 2 * PI, 128, endpoint=False)[None]
glass = thin_glass('glass', (.86, .95, .99), .02, 1.45, .015, edge=(.12, .6, .85), edge_s=.22, body=(.05, .2, .25))
P = to(np.stack([rr * np.cos(th), rr * np.sin(th), .16 * (1 - (rr / R) ** 2) + 0 * th], -1).reshape(-1, 3))
pane = grid('glass', *[P[:, k].reshape(60, 128) for k in range(3)], glass, closed=True)
pane.visible_shadow = False
# stand: fork and foot
foot = np.array([O[0], O[1], 0])
side = q @ np.array([1., 0, 0])
side = np.array([side[0], side[1], 0]) / np.hypot(side[0], side[1])
arms = [spline([foot + [0, 0, .10], foot + s * side * .55 + [0, 0, .22], foot + s * side * (R * 1.42) + [0, 0, .75], O + s * side * R * 1.40], 30) for s in (-1, 1)]
tube('fork', arms, .036, M['gold'], res=5)
points('pins', [O + s * side * R * 1.38 for s in (-1, 1)], .066, M['gold'], sub=3)
lathe('foot', [(0, .16), (.10, .15), (.13, .11), (.34, .07), (.40, .04), (.40, 0)], M['gold'], tuple(foot))

# threads: wander in from the right and the back, straighten, pass the lens, meet in the focus
lines, cols, radii, beads, bc = [], [], [], [], []
t = np.linspace(0, 1, 300)
for i in range(360):
    a, r = random.uniform(0, 6.28), R * .97 * math.sqrt(random.random())
    hit = to([math.cos(a) * r, math.sin(a) * r, .10 * (1 - (r / R) ** 2)])
    spread = np.array([random.uniform(2.2, 8.5), random.uniform(1.2, 6.), random.uniform(-1.1, 3.2)])
    start = hit + spread
    start[2] = max(start[2], .05)
    mid = hit - AX * random.uniform(1.0, 1.6)
    mid[2] = max(mid[2], .04)
    B = ((1 - t) ** 2)[:, None] * start + (2 * t * (1 - t))[:, None] * mid + (t ** 2)[:, None] * hit
    w = (np.sin(PI * t) * (1 - t))[:, None] * np.array([0, .35 * math.sin(i * 2.1), .30 * math.cos(i * 1.3)]) * np.sin(t * 9 + i)[:, None]
    p = np.concatenate([B + w, hit + (FOCUS - hit) * np.linspace(0.01, 1, 90)[:, None]])
    p[:, 2] = np.maximum(p[:, 2], .025)
    main = i % 12 == 0
    warm = i % 9 == 4
    c0 = np.array((1., .50, .16)) if warm else np.array((.05, .50, .80)) * random.uniform(.7, 1.1)
    k = np.concatenate([np.zeros(300), np.linspace(.15, 1, 90)])[:, None]
    col = c0 * (1 - k) + np.array((1., .56, .20)) * k
    amp = (1.0 if main else random.uniform(.10, .42))
    fade = np.concatenate([(.16 + .84 * smooth(0, .5, t) ** 1.5) * (.45 + .55 * np.sin(t * 14 + i) ** 2), .5 + .5 * np.linspace(0, 1, 90) ** 2])
    lines.append(p)
    cols.append(np.concatenate([col, (amp * fade)[:, None]], 1))
    radii.append(np.concatenate([np.full(300, .0065 if main else .0032), np.linspace(.0050 if main else .0030, .0016, 90)]))
    for _ in range(2):
        j = random.randrange(90, 290)
        beads.append(p[j])
        bc.append([*(c0 * .7 + .3 * np.array((1., .6, .3))), random.uniform(.3, 1.)])
tube('threads', lines, 0, emis_attr('threads', 2.0), radii=radii, cols=cols, res=2).visible_shadow = False
points('beads', beads, np.random.uniform(.006, .015, len(beads)), emis_attr('beads', 4.5), cols=bc, sub=2)
# the point: a pearl on a slim stand, set in a star
sphere('alarm', .085, tuple(FOCUS), emis_ball('alarm', (2.6, 1.35, .5), (1.1, .28, .03)), 5)
point('alarm', tuple(FOCUS), 62, (1., .55, .20), .09)
g = np.array([FOCUS[0], FOCUS[1], 0])
lathe('stand', [(0, FOCUS[2] - .09), (.035, FOCUS[2] - .10), (.020, FOCUS[2] - .14), (.013, .5), (.018, .14), (.05, .10), (.22, .05), (.25, .03), (.25, 0)], M['gold'], tuple(g), 64)
halo = [khatam(FOCUS, r, q @ [1., 0, 0], q @ [0, 1., 0]) for r in (.20,)]
tube('halo', halo, .008, gold, cyclic=True, res=3)
floor(0, .5, 0, base=(.016, .015, .016))
world([(z, tuple(.55 * c for c in cc)) for z, cc in NIGHT], [((.55, 1, .08), (.04, .20, .32), 8, .16)])
area('rim_cool', (6.5, 3, 3.6), O, 3, 330, (.22, .66, 1.), sy=5)
area('rim_warm', (-1.2, 3.5, 3.6), O, 2.4, 330, (1., .60, .30), sy=4)
area('front', (-2.5, -6.5, 3.4), O, 3, 130, (.40, .68, 1.))
camera((-.55, -6.9, 1.75), (1.0, 0, 1.18), lens=40, f=1.6, focus=tuple(O + AX * .8))
render('siem', post=dict(haze='.003,.009,.018,.06,900,7', bloom=.18, thr=.8, mist=.07, vig=.5, ev=.42, sat=1.3, pow=1.34), bounces=5)
