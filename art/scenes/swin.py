"""Swin: a phone with the day's estimate before two ribbons of teal and gold light."""
from stage import *

reset(41)
O = np.array([1.95, .1, 1.05])
lines, cols, radii, sparks, sc = [], [], [], [], []


def ribbon(y0, z0, amp, f, ph, n, c0, c1, w, seed, k=520):
    """n filaments sweeping behind the phone; they fade before the text area."""
    rs = np.random.RandomState(seed)
    x = np.linspace(-3, 9, k)
    d = x - O[0]
    cz = z0 + amp * np.sin(d * f + ph) + .05 * d
    cy = y0 + .5 * np.cos(d * f * .8 + ph)
    ang = .9 * np.sin(d * .55 + ph) + seed
    for i in range(n):
        u = i / (n - 1) * 2 - 1
        p = np.stack([x, cy + u * w * np.sin(ang), cz + u * w * np.cos(ang) + .04 * np.sin(d * 1.4 + u * 5)], -1)
        main = i % 8 == 0
        a = (1. if main else .30 * rs.uniform(.5, 1.2)) * np.exp(-(d / 4.6) ** 2) * (.5 + .5 * np.sin(x * .9 + i * .15) ** 2) * (.05 + .95 * smooth(-2.6, .2, d)) * smooth(-2.6, -1.6, d)
        seen = d > -2.6
        c = np.array(c0) * (.5 - .5 * u) + np.array(c1) * (.5 + .5 * u)
        lines.append(p[seen])
        cols.append(np.concatenate([np.tile(c, (k, 1)), a[:, None]], 1)[seen])
        radii.append(((.0085 if main else .0042) * smooth(-2.6, -.6, d) ** .7)[seen])
        for q in rs.choice(np.arange(120, k - 30), 4, replace=False):
            sparks.append(p[q])
            sc.append([*c, rs.uniform(.3, 1) * smooth(-2.4, 0, d[q])])


ribbon(1.60, 1.35, .62, .95, .3, 74, (.02, .34, .62), (.10, .78, .92), .62, 1)
ribbon(1.35, .95, .70, .85, 2.6, 74, (.78, .30, .06), (1., .62, .26), .48, 2)
ribbon(2.2, 1.6, .5, .7, 1.2, 40, (.02, .18, .34), (.06, .40, .52), .9, 3)
tube('filaments', lines, 0, emis_attr('filaments', 2.1), radii=radii, cols=cols, res=2)
points('sparks', sparks, np.random.uniform(.006, .014, len(sparks)), emis_attr('sparks', 6.), cols=sc)
titan = pbr('titan', (.34, .30, .25), .24, 1.)
dark = pbr('dark', (.06, .09, .13), .24, 1.)
group(device(app_screen('swin', 'prediction'), titan, strength=1.3), (1.72, -.55, 1.06), (86, 0, -13), 1.26)
group(device(app_screen('swin', 'plan'), dark, strength=.62), (2.92, .15, 1.06), (86, 0, -22), 1.18)
for r, z, h, m in ((2.1, -.05, .07, emis('seam', (.1, .62, .95), 3.2)), (1.4, .02, .06, emis('seam_w', (1., .58, .22), 3.6))):
    slab('plinth', 1, 1, h, bev=.012, mat=pbr('stone', (.012, .022, .042), .40, coat=.2), loc=(2.05, -.1, z), poly=circle(r, 160))
    tube('seam', [np.array([(2.05 + x, -.1 + q, z + .006) for x, q in circle(r + .010, 220)])], .007, m, cyclic=True, res=2)
floor(-.05, .20, .6)
point('warm', (3.0, .9, .9), 30, (1., .55, .21), .3)
point('cool', (1.2, 1.1, 1.6), 22, (.12, .62, .95), .3)
world([(z, tuple(.55 * c for c in cc)) for z, cc in NIGHT], [((.42, 1, .06), (.05, .20, .32), 10, .16)])
area('key_cool', (-1.6, .7, 2.4), (1.9, 0, .9), 1., 190, (.40, .78, 1.), sy=3.2)
area('key_warm', (5.6, .7, 2.4), (2, 0, .9), 1., 300, (1., .62, .30), sy=3.)
area('top', (2, -.6, 4.6), (2, 0, .9), 2.4, 60, (.8, .9, 1.))
camera((-.25, -6.1, 1.35), (.92, 0, 1.06), lens=44, f=2., focus=(1.7, -.7, 1.1))
render('swin', post=dict(bloom=.16, thr=.85, mist=.06, vig=.5, ev=.5, sat=1.3, pow=1.38), bounces=5)
