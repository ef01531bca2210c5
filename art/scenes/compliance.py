"""Compliance: a stone tablet with a brass star seal in raking light, its clauses cut as ruled lines; more wait behind it."""
from stage import *

reset(9)
M = brand()
stone = pbr('stone', (.030, .042, .060), .46, .1, coat=.15, bump=(14, .30, .03, 6))
ink = pbr('slot', (.008, .014, .024), .5)
brass = pbr('brass', (.86, .56, .24), .30, 1., emit=(1., .52, .18), es=.05)
line_m = pbr('line', (.80, .54, .25), .34, 1., emit=(1., .52, .18), es=.04)


def cut(w, h, c=.17, k=0.):
    """Outline of an upright tablet with cut corners, counter-clockwise, inset by k."""
    x, y, q = w / 2 - k, h / 2 - k, c - k * .4
    return [(x, -y + q), (x, y - q), (x - q, y), (-x + q, y), (-x, y - q), (-x, -y + q), (-x + q, -y), (x - q, -y)]


T = .20


def tablet(w, h, words=True):
    """Tablet lying face up round the origin, with clauses and a seal where words is set."""
    parts = [slab('tablet', 1, 1, T, bev=.028, mat=stone, poly=cut(w, h))]
    parts.append(tube('rim', [np.array([(x, y, T + .001) for x, y in cut(w, h, .17, k)]) for k in (.075, .105)], .0065, brass, cyclic=True, res=3))
    parts.append(tube('edge', [np.array([(x, y, T * .5) for x, y in cut(w, h, .17, -.002)])], .010, emis('edge', (1., .55, .20), 1.5), cyclic=True, res=2))
    if not words:
        return parts
    y = h / 2 - .30
    parts.append(slab('title', w * .46, .075, .026, .03, .010, brass, (-w * .39 + w * .23, y, T - .002)))
    y -= .22
    for k in range(9):
        wide = w * (.62 if k % 3 < 2 else .40) if k < 5 else w * .22
        parts.append(star_fill('mark', (-w * .365, y, T - .002), .036, line_m, thick=.020))
        parts.append(slab('clause', wide, .036, .018, .017, .007, line_m, (-w * .365 + .09 + wide / 2, y, T - .002)))
        y -= .185
    c, R = np.array([w * .205, -h * .245, T]), .46
    for r, hh, m in ((R * 1.14, .040, brass), (R * 1.03, .056, stone)):
        parts.append(slab('seal', 1, 1, hh, bev=.012, mat=m, loc=tuple(c), poly=circle(r)))
    parts.append(star_fill('star', c + [0, 0, .054], R * .92, brass, thick=.034))
    parts.append(star_fill('star_in', c + [0, 0, .086], R * .54, stone, thick=.016))
    parts.append(slab('boss', 1, 1, .036, bev=.012, mat=brass, loc=tuple(c + [0, 0, .096]), poly=circle(R * .24)))
    parts.append(tube('khatam', [khatam(c + [0, 0, .103], R * .42)], .0065, brass, cyclic=True, res=3))
    parts.append(points('ticks', [c + np.array([math.cos(a), math.sin(a), 0]) * R * 1.085 + [0, 0, .046] for a in np.arange(56) * PI / 28], .010, brass, sub=2))
    return parts


W_, H_ = 1.80, 2.42
for k, (dx, dy, turn) in enumerate(((0, 0, -16), (.34, .52, -19), (.70, 1.06, -22))):
    group(tablet(W_, H_, k == 0), (2.02 + dx, -.25 + dy, 1.40 + .05 * k), (84, 0, turn))
o = slab('foot', 2.1, 1.9, .12, .05, .02, M['ink'], (2.36, .20, 0))
o.rotation_euler = (0, 0, math.radians(-18))
o = slab('foot_seam', 2.11, 1.91, .012, .05, .003, emis('seam', (1., .56, .2), 1.6), (2.36, .20, .055))
o.rotation_euler = (0, 0, math.radians(-18))
dust(((-.5, 6), (-2, 3), (0, 3.2)), 150, fade=lambda D: np.clip((D[:, 0] - .2) / 2, 0, 1))
floor(0, .42, .14, base=(.016, .015, .016))
world([(z, tuple(.55 * q for q in c)) for z, c in NIGHT], [((.42, 1, .10), (.04, .18, .28), 9, .16)])
area('rake', (5.3, -2.15, 3.3), (1.9, -.4, 1.3), 1.0, 950, (1., .62, .30), sy=2.2)
area('rim_cool', (-1.8, 2.2, 3.2), (2, 0, 1.3), 2, 330, (.22, .66, 1.), sy=4, mirror=False)
area('rim_warm', (5.2, 3.6, 3.4), (2.4, .4, 1.3), 2, 420, (1., .60, .30), sy=3)
area('front', (-3.2, -6.5, 2.6), (2, 0, 1.2), 3, 120, (.40, .66, 1.))
camera((-.10, -6.9, 1.62), (.98, 0, 1.30), lens=42, f=1.5, focus=(2.0, -.45, 1.3))
render('compliance', post=dict(haze='.003,.008,.016,.10,900,7', bloom=.13, thr=1., mist=.07, vig=.5, ev=.62, sat=1.3, pow=1.32), bounces=5)
