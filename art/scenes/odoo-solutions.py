"""Odoo solutions: eight different modules on one star-shaped board of sandstone, each joined to the screen in its middle."""
from stage import *

reset(49)
M = brand()
navy, ink, steel, clay = (M[k] for k in ('navy', 'ink', 'steel', 'clay'))
gold = pbr('gold', (.86, .56, .24), .27, 1.)
inlay = pbr('inlay', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14)
warm, cool = emis('warm', (1., .55, .20), 2.4), emis('cool', (.08, .58, .86), 1.8)
glass = thin_glass('glass', (.62, .86, .93), .06, 1.5, .10, edge=(.10, .60, .82), edge_s=.3, body=(.05, .25, .30))
sand, stone = pbr('sand', (.50, .36, .22), .62, 0.), pbr('stone', (.64, .49, .32), .55, 0.)
amber = thin_glass('amber', (1., .84, .60), .06, 1.5, .10, edge=(.80, .38, .10), edge_s=.3, body=(.30, .13, .03))
C = np.array([1.9, .3, 0])
# board: an eight-fold star, layered
star_poly = lambda R: [(p[0], p[1]) for p in khatam((0, 0, 0), R)]
for R, z, h, m in ((3.05, -.16, .12, sand), (2.92, -.04, .06, stone)):
    slab('board', 1, 1, h, bev=.02, mat=m, loc=(C[0], C[1], z), poly=star_poly(R))
tube('board_seam', [np.array([(C[0] + x, C[1] + y, -.032) for x, y in star_poly(2.985)])], .011, cool, cyclic=True, res=2)
tube('board_inlay', [np.array([(C[0] + x * k, C[1] + y * k, .022) for x, y in star_poly(2.92)]) for k in (.93, .40, .36)], .008, inlay, cyclic=True, res=2)

# core: a tablet on a stepped drum, with a warm light behind it
for r, z, h, m in ((.74, .02, .16, ink), (.62, .18, .12, navy), (.52, .30, .06, gold)):
    slab('core_step', 1, 1, h, bev=.02, mat=m, loc=(C[0], C[1], z), poly=ngon(8, r, PI / 8, .08))
O = C + [0, 0, .42]
file, asp = app_screen('odoo-solutions', 'dashboard'), 4 / 3
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(file, titan, 1.35 * asp - .02, 1.35, .07, .05, .86, .030, buttons=False), (C[0], C[1], 1.0), (68, 0, -18))
point('heart', (C[0] + .25, C[1] + .55, .95), 90, (1., .56, .22), .26).visible_glossy = False


def chart(c):
    for k, h in enumerate((.30, .52, .40, .74)):
        slab('col', .13, .30, h, .03, .012, gold if k == 3 else steel, (c[0] - .26 + k * .17, c[1], c[2]))


def stack(c):
    for k in range(3):
        slab('crate', .52 - .02 * k, .52 - .02 * k, .20, .05, .018, clay if k % 2 else navy, (c[0], c[1], c[2] + k * .235)).rotation_euler = (0, 0, .12 * k)
        slab('gap', .42, .42, .035, .04, .003, warm, (c[0], c[1], c[2] + k * .235 + .20))


def drums(c):
    for x, y, h in ((-.16, -.10, .60), (.18, -.02, .42), (-.02, .20, .30)):
        slab('drum', 1, 1, h, bev=.02, mat=clay, loc=(c[0] + x, c[1] + y, c[2]), poly=circle(.165, 48))
        tube('ring', [np.array([(c[0] + x + a, c[1] + y + b, c[2] + h * .6) for a, b in circle(.168, 64)])], .012, warm, cyclic=True, res=2)


def tower(c):
    slab('glass', .42, .42, .86, .06, .018, glass, tuple(c))
    slab('light', .12, .12, .70, .03, .01, cool, tuple(c + [0, 0, .02]))
    slab('roof', .46, .46, .05, .06, .012, gold, tuple(c + [0, 0, .86]))


def book(c):
    for k in range(5):
        slab('leaf', .62, .46, .055, .03, .012, (navy, gold, navy, steel, navy)[k], (c[0], c[1], c[2] + k * .066)).rotation_euler = (0, 0, (.0, .1, -.06, .08, 0)[k])


def people(c):
    for x, y, s in ((-.20, .05, .85), (.20, .05, .85), (0, -.14, 1.)):
        lathe('body', [(.17 * s, 0), (.17 * s, .04), (.13 * s, .26 * s), (.06 * s, .34 * s), (0, .35 * s)], steel if s < 1 else gold, (c[0] + x, c[1] + y, c[2]), 48)
        sphere('head', .095 * s, (c[0] + x, c[1] + y, c[2] + .46 * s), steel if s < 1 else gold, 4)


def gear(c):
    for R, z in ((.28, 0), (.20, .20)):
        slab('disc', 1, 1, .16, bev=.02, mat=navy if R > .25 else gold, loc=(c[0], c[1], c[2] + z), poly=circle(R, 64))
        for a in np.arange(10) * PI / 5:
            slab('tooth', .10, .085, .16, .02, .012, navy if R > .25 else gold, (c[0] + R * math.cos(a), c[1] + R * math.sin(a), c[2] + z)).rotation_euler = (0, 0, a)
    slab('seam', 1, 1, .04, bev=.003, mat=warm, loc=(c[0], c[1], c[2] + .16), poly=circle(.22, 64))


def cart(c):
    slab('box', .60, .40, .26, .06, .02, navy, tuple(c + [0, 0, .10]))
    slab('box_seam', .57, .37, .03, .06, .003, cool, tuple(c + [0, 0, .36]))
    slab('lid', .60, .40, .07, .06, .02, gold, tuple(c + [0, 0, .39]))
    for x in (-.2, .2):
        for y in (-.2, .2):
            o = lathe('wheel', [(0, 0), (.10, 0), (.10, .05), (0, .05)], steel, (c[0] + x, c[1] + y + (.02 if y < 0 else .0), c[2] + .10), 32)
            o.rotation_euler = (PI / 2, 0, 0)


lines, cols, radii = [], [], []
for k, make in enumerate((tower, people, stack, chart, book, drums, gear, cart)):
    a = k * PI / 4 + PI / 8
    p = C + 1.92 * np.array([math.cos(a), math.sin(a), 0])
    lit = warm if k % 2 else cool
    rgb = (1., .54, .19) if k % 2 else (.08, .60, .92)
    slab('pad', 1, 1, .13, bev=.02, mat=ink, loc=(p[0], p[1], .02), poly=ngon(8, .60, PI / 8, .08))
    slab('pad_seam', 1, 1, .018, bev=.003, mat=lit, loc=(p[0], p[1], .095), poly=ngon(8, .603, PI / 8, .08))
    slab('pad_top', 1, 1, .05, bev=.014, mat=navy, loc=(p[0], p[1], .15), poly=ngon(8, .56, PI / 8, .08))
    make(p + [0, 0, .20])
    t = np.linspace(0, 1, 90)[:, None]
    q0, q1 = O + (p - C) / 1.92 * .60 + [0, 0, -.20], p + [0, 0, .16] - (p - C) / 1.92 * .52
    side = np.array([-(p - C)[1], (p - C)[0], 0]) / 1.92
    for i in range(5):
        w = (i - 2) / 2
        arc = q0 * (1 - t) + q1 * t + side * w * .10 * np.sin(PI * t) + np.array([0, 0, .34]) * np.sin(PI * t) * (1 - .5 * t)
        lines.append(arc)
        cols.append(np.concatenate([np.tile(rgb, (90, 1)), np.full((90, 1), 1.0 if i == 2 else .35)], 1))
        radii.append(np.full(90, .014 if i == 2 else .0055))
tube('links', lines, 0, emis_attr('links', 3.2), radii=radii, cols=cols, res=2)
points('beads', [l[j] for l in lines[2::5] for j in (22, 46, 70)], .020, emis('beads', (1., .62, .28), 2.6), sub=2)
floor(-.16, .5, 0)
world([(z, tuple(.6 * q for q in c)) for z, c in NIGHT])
area('key', (-4, 6, 6), (1.9, .6, .3), 3, 980, (1., .70, .42))
area('rim', (8.5, 6, 4), (1.9, .6, .4), 4, 660, (.22, .65, 1.), sy=6)
area('soft', (1, -8, 7), (1.9, 0, .3), 6, 430, (.46, .68, 1.))
camera((-1.7, -8.2, 5.1), (.60, .12, .52), lens=52, f=1.6, focus=(1.7, -.5, .6))
render('odoo-solutions', post=dict(haze='.004,.010,.020,.04,900,10', bloom=.13, thr=1., mist=.07, vig=.55, ev=.42, sat=1.3, pow=1.32), bounces=5, trans=14)
