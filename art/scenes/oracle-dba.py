"""Oracle DBA: a row of data drums with light turning inside; the nearest one is open."""
from stage import *

reset(17)
M = brand()
shell = pbr('shell', (.022, .044, .080), .28, .45, coat=.5)
steel = pbr('steel', (.20, .26, .33), .28, 1.)
gold = pbr('gold', (.86, .56, .24), .26, 1., emit=(1., .52, .18), es=.06)
glass = thin_glass('glass', (.75, .9, .96), .04, 1.35, .04, edge=(.10, .55, .75), edge_s=.18, body=(.03, .12, .16))
warm, cool = emis('warm', (1., .55, .20), 2.4), emis('cool', (.08, .58, .86), 2.0)
R, HL = .62, .40


def turned(r, h, b=.035):
    """Profile of a bevelled drum layer."""
    return [(0, 0), (r - b, 0), (r - b * .3, b * .3), (r, b), (r, h - b), (r - b * .3, h - b * .3), (r - b, h), (0, h)]


def layer(loc, mat=shell, lit=None):
    """One drum layer with two brass bands and a row of stars."""
    x, y, z = loc
    lathe('layer', turned(R, HL), mat, loc)
    for q in (.075, HL - .075):
        tube('band', [np.array([(x + a * (R + .002), y + b * (R + .002), z + q) for a, b in circle(1, 120)])], .009, gold, cyclic=True, res=3)
    st = []
    for a in np.arange(14) * 2 * PI / 14:
        n = np.array([math.cos(a), math.sin(a), 0])
        st.append(khatam(np.array(loc) + n * (R + .002) + [0, 0, HL / 2], .072, (-n[1], n[0], 0), (0, 0, 1)))
    tube('stars', st, .0048, gold, cyclic=True, res=2)


def swirl(c, h, r0):
    """Rings of light round an axis, each with a bright head and a long tail."""
    L, K, Q = [], [], []
    th = np.linspace(0, 2 * PI, 160, endpoint=False)
    for i in range(15):
        u = i / 14
        r = r0 * (.52 + .48 * math.sin(PI * (u * .86 + .07)) ** .7) * (1 if i % 2 else .86)
        tail = ((th + i * 2.3) % (2 * PI)) / (2 * PI)
        rgb = (.10, .66, .95) if i % 5 == 2 else (1., .55, .20)
        L.append(np.stack([c[0] + r * np.cos(th), c[1] + r * np.sin(th), c[2] + h * (.05 + .9 * u) + .012 * np.sin(th + i)], -1))
        K.append(np.concatenate([np.tile(rgb, (160, 1)), (.22 + 1.9 * tail ** 3)[:, None]], 1))
        Q.append(.0045 + .011 * tail ** 2)
    tube('swirl', L, 0, emis_attr('swirl', 2.2), radii=Q, cols=K, cyclic=True, res=3)


def drum(x, y, k, is_open=False):
    """Three layers with light turning in the gaps; an open drum lifts its top layer from a glass chamber."""
    slab('foot', 1, 1, .10, bev=.02, mat=M['ink'], loc=(x, y, 0), poly=ngon(8, R * 1.26, PI / 8, .06))
    tube('foot_seam', [np.array([(x + a, y + b, .085) for a, b in ngon(8, R * 1.20, PI / 8, .06)])], .006, warm if is_open else cool, cyclic=True, res=2)
    z, rgb = .12, ((1., .55, .20) if k % 2 == 0 else (.08, .60, .90))
    for q in range(3):
        lift = .74 if is_open and q == 2 else 0
        layer((x, y, z + lift))
        if q < 2:
            g = z + HL
            lathe('core', [(R * .80, 0), (R * .80, .11 + (.74 if is_open and q == 1 else 0))], emis('core', rgb, .55 if not is_open else .22) if not (is_open and q == 1) else glass, (x, y, g))
            for s in (.03, .08):
                tube('turning', [np.array([(x + a * R * .83, y + b * R * .83, g + s) for a, b in circle(1, 120)])], .006, warm if k % 2 == 0 else cool, cyclic=True, res=2)
            if q == 1 and not is_open:
                point('gap', (x, y - R - .12, g + .05), 3., rgb, .05)
        z += HL + .11
    if is_open:
        g = z - HL - .11
        swirl((x, y, g + .06), .76, R * .74)
        sphere('heart', .17, (x, y, g + .40), emis_ball('heart', (2.4, 1.2, .42), (1., .25, .03)), 5)
        point('heart', (x, y, g + .40), 85, (1., .56, .22), .14)
        lathe('cap', turned(R * .55, .07, .02), gold, (x, y, z + .74 - .11))
    else:
        lathe('cap', turned(R * .55, .05, .02), steel, (x, y, z - .11))


for k in range(7):
    p = np.array([1.30, -1.05]) + np.array([1.27, 1.22]) * k
    drum(p[0], p[1], k, k == 0)
dust(((0, 6), (-2, 6), (0, 3)), 160, fade=lambda P: np.clip((P[:, 0] - .2) / 1.5, 0, 1))
floor(0, .5, 0)
world([(z, tuple(.55 * q for q in c)) for z, c in NIGHT], [((.40, 1, .05), (.05, .2, .32), 12, .20)])
area('rim_cool', (8, 3, 4), (2.6, 0, 1), 3, 900, (.22, .66, 1.), sy=6)
area('rim_warm', (-2.5, 4.5, 4.), (2.2, 0, 1), 2.6, 600, (1., .60, .30), sy=4)
area('front', (-3, -7, 3.6), (2, 0, .8), 4, 140, (.40, .68, 1.))
camera((-.75, -7.1, 2.05), (.85, 0, 1.10), lens=42, f=1.6, focus=(1.3, -1.5, 1.2))
render('oracle-dba', post=dict(haze='.005,.013,.026,.06,900,7', bloom=.14, thr=.95, mist=.07, vig=.5, ev=.45, sat=1.3, pow=1.32), bounces=5, trans=14)
