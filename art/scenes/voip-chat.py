"""Voice and chat: a phone in a call stands in still water between two spheres of light whose waves reach each other."""
from stage import *

reset(39)
gold = pbr('gold', (.88, .57, .24), .27, 1., emit=(1., .50, .16), es=.10)
steel = pbr('steel', (.40, .55, .66), .26, 1., emit=(.08, .5, .8), es=.06)
A, B = np.array([1.16, -.20, .80]), np.array([4.35, 1.30, 1.34])
P = np.array([2.12, -.62, 0])  # the phone's place

ys = np.concatenate([np.linspace(-6.5, 9, 1150), np.linspace(9.06, 80, 300), np.linspace(81, 700, 90)])
xs = np.linspace(-1, 1, 1500)
X = np.outer(np.ones(len(ys)), np.sign(xs) * np.abs(xs) ** 1.4) * (9 + np.maximum(ys[:, None], 0) * .9) + 2
Y = np.repeat(ys[:, None], 1500, 1)


def ripple(c, pitch, reach):
    """Circular waves round a point of the water."""
    r = np.hypot(X - c[0], Y - c[1])
    return np.cos(2 * PI * r / pitch) * np.exp(-(r / reach) ** 1.5) * np.clip(r / .25, 0, 1)


Z = .017 * (ripple(P, .34, 2.8) + .6 * ripple(A, .34, 1.6) + .6 * ripple(B, .34, 2.)) + .0016 * wobble(X, Y, 2.4) * np.clip(1 - Y / 20, 0, 1)
water = pbr('water', (.004, .010, .020), .055, spec=.75, coat=.3)
grid('water', X, Y, Z, water)

for c, R, mat, ball, col, k in ((A, .42, gold, ((2.5, 1.25, .44), (1.05, .26, .03)), (1., .55, .21), 105),
                                (B, .50, steel, ((.55, 1.75, 2.1), (.03, .42, .70)), (.14, .62, 1.), 95)):
    tube('shell', star_lamp(R, c, c * [-1, 0, -1] + [-.3, -5.6, 1.5]), .016, mat, cyclic=True, res=4)
    sphere('core', R * .56, tuple(c), emis_ball('core', *ball), 5)
    point('light', tuple(c), k, col, R * .5)

# waves in the air: rings that widen from each towards the other and thin out
D = (B - A) / np.linalg.norm(B - A)
L = np.linalg.norm(B - A)
u = np.cross(D, [0, 0, 1.])
u /= np.linalg.norm(u)
v = np.cross(u, D)
th = np.linspace(0, 2 * PI, 200, endpoint=False)
lines, cols, radii = [], [], []
for c, s, rgb, r0 in ((A, 1, np.array((1., .54, .18)), .42), (B, -1, np.array((.06, .58, .92)), .50)):
    for k in range(6):
        dist = r0 + .07 + .30 * k
        cap = math.radians(36 - 1.6 * k)                   # ring on a growing sphere, seen from the source
        p = c + s * D * dist * math.cos(cap) + dist * math.sin(cap) * (np.cos(th)[:, None] * u + np.sin(th)[:, None] * v)
        lines.append(p)
        a = 1.5 * math.exp(-k * .42)
        cols.append(np.concatenate([np.tile(rgb, (200, 1)), np.full((200, 1), a)], 1))
        radii.append(np.full(200, .014 * math.exp(-k * .20)))
tube('waves', lines, 0, emis_attr('waves', 2.4), radii=radii, cols=cols, cyclic=True, res=3)
t = np.linspace(0, 1, 200)[:, None]
talk, tc = [], []
for i in range(14):  # the talk itself: fine threads with the rhythm of speech
    w = (i / 13 - .5) * 2
    base = A + D * (.52 + t * (L - 1.10))
    amp = .12 * np.sin(PI * t) * (.4 + .6 * np.abs(np.sin(t * 11 + 1)))
    talk.append(base + v * amp * np.sin(t * 42 + w * 2.6) * (.3 + .7 * abs(w)) + u * w * .05 * np.sin(PI * t))
    mix = smooth(.25, .75, t)
    tc.append(np.concatenate([np.array((1., .54, .18)) * (1 - mix) + np.array((.06, .58, .92)) * mix, np.full((200, 1), .30 if i % 4 else .9)], 1))
tube('talk', talk, .0036, emis_attr('talk', 2.4), cols=tc, res=2)
# rings of light on the water
rings, rc = [], []
for c, rgb in ((P, (1., .54, .18)), (B, (.06, .58, .92))):
    for k in range(7):
        r = .34 * (k + 2)
        p = np.array([(c[0] + x * r, c[1] + y * r, .020) for x, y in circle(1, 220)])
        rings.append(p)
        a = .55 * math.exp(-k * .42) * smooth(-1.3, .6, p[:, 0])
        rc.append(np.concatenate([np.tile(rgb, (220, 1)), a[:, None]], 1))
tube('rings', rings, .006, emis_attr('rings', 2.2), cols=rc, cyclic=True, res=2)
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(app_screen('voip-chat', 'call'), titan, strength=1.25), (P[0], P[1], 1.06), (86, 0, -15), 1.16)
for r, z, h in ((.62, -.10, .20), (.50, .10, .07)):
    slab('step', 1, 1, h, bev=.014, mat=pbr('stone', (.012, .022, .042), .35, coat=.3), loc=(P[0], P[1], z), poly=ngon(8, r, PI / 8, .06))
tube('seam', [np.array([(P[0] + x, P[1] + y, .098) for x, y in ngon(8, .56, PI / 8, .06)])], .008, emis('seam', (1., .56, .2), 3.), cyclic=True, res=2)
dust(((0, 6), (-2, 4), (.1, 3)), 130, fade=lambda P: np.clip((P[:, 0] - .2) / 1.8, 0, 1))
world([(-1, (.002, .004, .010)), (-.02, (.008, .018, .034)), (.02, (.016, .034, .054)), (.10, (.009, .024, .046)), (.30, (.004, .013, .031)), (1, (.002, .006, .018))],
      [((.55, 1, .04), (.10, .30, .45), 10, .20)])
area('rim', (7, 7, 4), (2.4, .6, .8), 4, 260, (.22, .66, 1.), mirror=False)
area('rim_warm', (-3, 5, 4), (2.2, .4, .8), 3, 260, (1., .60, .30), mirror=False)
area('front', (-2, -6.5, 3.4), (2.2, 0, .8), 3, 70, (.40, .68, 1.), mirror=False)
camera((-.75, -6.5, 1.60), (.98, 0, .84), lens=38, f=1.6, focus=tuple(A + [.2, -.3, 0]))
render('voip-chat', post=dict(haze='.013,.029,.046,.030,2000', bloom=.17, thr=.85, mist=.07, vig=.52, ev=.38, sat=1.3, pow=1.32), bounces=5)
