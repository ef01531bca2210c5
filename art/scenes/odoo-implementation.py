"""Odoo implementation: a tray of finished modules, and the last one being lowered into its lit socket."""
from stage import *

reset(23)
M = brand()
navy, ink, steel, sandm = (M[k] for k in ('navy', 'ink', 'steel', 'sand'))
gold = pbr('gold', (.86, .56, .24), .27, 1.)
inlay = pbr('inlay', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14)
warm, cool = emis('warm', (1., .55, .20), 2.6), emis('cool', (.08, .58, .86), 1.7)
amber = thin_glass('amber', (.95, .82, .62), .06, 1.5, .08, edge=(1., .6, .25), edge_s=.30, body=(.4, .25, .1))
P, S = 1.06, .98    # pitch, size
NX, NY, OPEN = 5, 5, (2, 1)
at = lambda i, j: np.array([(i - 1.5) * P + 1.35, (j - 1.) * P - .3, 0])
lines = []


def sign(kind, c):
    """Raised brass sign of a module: what it does, without words."""
    x, y, z = c
    bar = lambda dx, dy, w, d, h=.03, m=gold: slab('sign', w, d, h, .015, .008, m, (x + dx, y + dy, z))
    if kind == 'chart':
        for k, h in enumerate((.14, .24, .20, .34)):
            bar(-.21 + k * .14, -.17 + h / 2, .09, h)
    elif kind == 'ledger':
        for k in range(4):
            bar(-.05 if k % 2 else 0, .19 - k * .125, .36 if k % 2 else .46, .045)
    elif kind == 'boxes':
        for dx, dy in ((-.13, -.13), (.13, -.13), (0, .13)):
            bar(dx, dy, .22, .22, .05)
    elif kind == 'people':
        for dx, r in ((-.13, .085), (.13, .085)):
            slab('sign', 1, 1, .04, bev=.01, mat=gold, loc=(x + dx, y + .09, z), poly=circle(r, 40))
            slab('sign', .21, .13, .03, .06, .008, gold, (x + dx, y - .10, z))
    elif kind == 'cart':
        bar(0, .03, .42, .20, .05)
        for dx in (-.12, .12):
            slab('sign', 1, 1, .03, bev=.006, mat=gold, loc=(x + dx, y - .16, z), poly=circle(.055, 32))
    elif kind == 'star':
        star_fill('sign', (x, y, z), .26, gold, thick=.03)
        star_fill('sign', (x, y, z + .028), .13, ink, thick=.008)
    elif kind == 'gear':
        tube('sign', [np.array([(x + a, y + b, z + .02) for a, b in circle(.17, 64)])], .030, gold, cyclic=True, res=4)
        for a in np.arange(8) * PI / 4:
            o = bar(.225 * math.cos(a), .225 * math.sin(a), .07, .07)
            o.rotation_euler = (0, 0, a)
    elif kind == 'drum':
        for k in range(3):
            slab('sign', 1, 1, .045, bev=.008, mat=gold, loc=(x, y, z + k * .06), poly=circle(.21, 64))


def module(c, kind, body, h=.50, lit=cool):
    """Bevelled block, a lit seam, a lid with its sign."""
    x, y, z = c
    parts = len(bpy.context.scene.collection.objects)
    slab('body', S, S, h * .68, .10, .028, body, (x, y, z), seg=10)
    slab('seam', S - .05, S - .05, .030, .09, .004, lit, (x, y, z + h * .68), seg=10)
    slab('lid', S, S, h * .26, .10, .026, body, (x, y, z + h * .68 + .030), seg=10)
    top = z + h * .94 + .030
    lines.append(np.array([(x + a, y + b, top + .001) for a, b in rrect(S * .84, S * .84, .07)]))
    sign(kind, (x, y, top - .003))


kinds = ('chart', 'ledger', 'boxes', 'people', 'cart', 'gear', 'drum', 'star')
for i in range(NX):
    for j in range(NY):
        c = at(i, j)
        if (i, j) == OPEN:
            continue
        k = kinds[(i * 3 + j * 5) % 8]
        if i == 0 or (i, j) == (4, 0):
            continue
        body = (navy, ink, navy, steel, navy, sandm)[(i * 2 + j * 3) % 6]
        module(c, k, body, .50 if (i + j) % 3 else .62, cool if (i + j) % 2 else warm)
# tray under them
slab('tray', (NX - 1) * P + .2, NY * P + .2, .16, .22, .03, ink, tuple(at(2.5, 2) + [0, 0, -.17]))
# the socket: a lit well, corner guides
o = at(*OPEN)
for k, (w, z, m) in enumerate(((1.00, .002, emis('well', (1., .50, .16), .75)),)):
    slab('well', w, w, .012, .10, .003, m, tuple(o + [0, 0, z]))
star_fill('well_star', tuple(o + [0, 0, .016]), .33, ink, thick=.01)
tube('well_ring', [np.array([(o[0] + a, o[1] + b, .03) for a, b in rrect(.97, .97, .10)])], .014, warm, cyclic=True, res=3)
point('well', tuple(o + [0, 0, .25]), 30, (1., .55, .21), .2)
LIFT = 1.02
module(o + [0, 0, LIFT], 'star', sandm, .56, warm)
slab('plug', S * .62, S * .62, .07, .08, .015, gold, tuple(o + [0, 0, LIFT - .07]))
slab('plug_seam', S * .66, S * .66, .018, .08, .003, warm, tuple(o + [0, 0, LIFT - .012]))
guides, gc = [], []
for sx in (-1, 1):
    for sy in (-1, 1):
        z = np.linspace(.02, LIFT + .10, 120)
        guides.append(np.stack([np.full(120, o[0] + sx * .455), np.full(120, o[1] + sy * .455), z], -1))
        gc.append(np.concatenate([np.tile((1., .55, .20), (120, 1)), np.full((120, 1), .9)], 1))
tube('guides', guides, .0055, emis_attr('guides', 3.), cols=gc, res=2)
tube('inlays', lines, .0058, inlay, cyclic=True, res=2)
point('under', tuple(o + [0, -.1, LIFT - .35]), 10, (1., .55, .21), .2)
dust(((0, 4), (-2, 3), (.4, 2.6)), 90, fade=lambda D: np.clip((D[:, 0] - .3) / 1.5, 0, 1))
floor(-.17, .5, 0)
world([(z, tuple(.6 * q for q in c)) for z, c in NIGHT])
area('key', (-4.5, 5, 6), (1.6, .4, .3), 2.8, 820, (1., .70, .42))
area('rim', (7.5, 5, 3.4), (1.6, .4, .4), 4, 420, (.22, .64, 1.), sy=7)
area('soft', (0, -7.5, 6), (1.6, 0, 0), 5, 190, (.42, .66, 1.))
camera((-3.3, -7.6, 5.0), (.50, -.10, .52), lens=60, f=1.5, focus=tuple(o + [-.3, -.4, .9]))
render('odoo-implementation', post=dict(haze='.003,.008,.016,.05,900,10', bloom=.13, thr=1., mist=.07, vig=.55, ev=.42, sat=1.3, pow=1.3), bounces=5, trans=14)
