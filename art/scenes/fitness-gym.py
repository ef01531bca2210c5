"""Gym: the club's phone on a stack of star-cast plates, brass rings and a kettlebell beside it, one warm lamp behind."""
from stage import *

reset(35)
M = brand()
gold = pbr('gold', (.86, .56, .24), .25, 1.)
dark = pbr('iron', (.020, .036, .060), .34, .5, coat=.4, bump=(60, .10, .006, 2))
strap = pbr('strap', (.030, .048, .072), .7)
inlay = pbr('inlay', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.10)


def plate(c, r, w, axis, mat=dark):
    """Weight plate: stepped disc with a rim, a star window pattern and a brass hub; axis is its direction."""
    o = lathe('plate', [(.05, 0), (r * .34, 0), (r * .36, w * .18), (r * .80, w * .18), (r * .83, 0), (r * .97, 0), (r, w * .12), (r, w * .88), (r * .97, w), (r * .83, w), (r * .80, w * .82), (r * .36, w * .82), (r * .34, w), (.05, w)], mat, n=128)
    parts = [o]
    for z in (w * .17, w * .83):
        parts.append(tube('star', [khatam((0, 0, z), r * .78), khatam((0, 0, z), r * .52)], r * .014, inlay, cyclic=True, res=3))
    for z in (-.002, w + .002):
        parts.append(tube('rim', [np.array([(a, b, z) for a, b in circle(r * .90, 128)])], r * .016, gold, cyclic=True, res=3))
        parts.append(tube('hub', [np.array([(a, b, z) for a, b in circle(r * .20, 96)])], r * .05, gold, cyclic=True, res=4))
    e = Vector(axis).to_track_quat('Z', 'Y').to_euler()
    return group(parts, c, [math.degrees(k) for k in e])


# barbell, seen along its length
B, T = np.array([3.14, -.05, .60]), np.array([.80, .60, 0])
bar = lambda t: B + T * t
tube('bar', [np.array([bar(-1.), bar(4.2)])], .036, M['steel'], res=6)
for t, r, w in ((.0, .60, .15), (.20, .60, .15), (.40, .46, .11)):
    plate(tuple(bar(t)), r, w, T, dark if r > .5 else gold)
tube('collar', [np.array([bar(-.04), bar(-.14)])], .085, gold, res=8)
tube('end', [np.array([bar(-.14), bar(-.62)])], .050, gold, res=8)
tube('sleeve', [np.array([bar(.55), bar(.75)])], .070, gold, res=8)
for t in (3.2, 3.4):
    plate(tuple(bar(t)), .60, .15, T)

# kettlebell
K = np.array([1.12, -.62, 0])
lathe('bell', spline([(0, 0), (.16, 0), (.20, .02), (.285, .16), (.30, .28), (.25, .42), (.16, .50), (0, .53)], 14), gold, tuple(K))
tube('handle', [spline([K + [-.15, 0, .40], K + [-.20, 0, .58], K + [-.12, 0, .73], K + [.12, 0, .73], K + [.20, 0, .58], K + [.15, 0, .40]], 26)], .044, gold, res=7)
tube('mark', [khatam(K + np.array([0, -.296, .26]), .12, (1, 0, 0), (0, .05, 1.))], .008, dark, cyclic=True, res=3)
# stacked plates, and the phone on them
z = 0
for r, w, m in ((.60, .14, dark), (.50, .11, gold), (.42, .10, dark)):
    plate((2.06, -.75, z), r, w, (0, 0, 1), m)
    z += w + .006
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(app_screen('fitness-gym', 'classes'), titan, strength=1.25), (2.02, -.75, z + .80), (86, 0, -15), 1.06)

# rings on straps
th = np.linspace(0, 2 * PI, 160, endpoint=False)
for x, y, z, a in ((1.42, .25, 2.02, .30), (3.26, .62, 2.10, .55)):
    c = np.array([x, y, z])
    u = np.array([math.cos(a), math.sin(a), 0])
    tube('ring', [c + .33 * (np.cos(th)[:, None] * u + np.sin(th)[:, None] * np.array([0, 0, 1.]))], .046, gold, cyclic=True, res=7)
    for k in (-1, 1):
        o = slab('strap', .012, .085, 4, .004, .002, strap, (x + k * .052 * u[1], y - k * .052 * u[0], z + .30))
        o.rotation_euler = (0, 0, a + PI / 2)
    o = slab('buckle', .15, .15, .06, .02, .01, M['steel'], (x, y, z + .62))
    o.rotation_euler = (0, 0, a)

# a round lamp wall: one large ring of warm light behind
RC = np.array([4.15, 4.2, 1.75])
for r, m, w in ((1.75, emis('ring', (1., .52, .18), 2.0), .030), (1.92, emis('ring2', (.08, .55, .85), .9), .010)):
    tube('halo', [RC + r * (np.cos(th)[:, None] * np.array([1., 0, 0]) + np.sin(th)[:, None] * np.array([0, 0, 1.]))], w, m, cyclic=True, res=3)
tube('halo_star', [khatam(RC, 1.62, (1, 0, 0), (0, 0, 1))], .016, inlay, cyclic=True, res=2)
for a in np.arange(8) * PI / 4:
    point('spill', tuple(RC + [1.7 * math.cos(a), -.2, 1.7 * math.sin(a)]), 34, (1., .54, .20), .15)
point('plate_light', (3.3, -1.5, 1.5), 26, (1., .62, .34), .3).visible_glossy = False
dust(((0, 5), (-1.5, 3.5), (.1, 3)), 150, fade=lambda D: np.clip((D[:, 0] - .2) / 1.8, 0, 1))
floor(0, .5, 0, base=(.015, .015, .016))
world([(q, tuple(.55 * c for c in cc)) for q, cc in NIGHT], [((.5, 1, .12), (.05, .19, .30), 9, .14)])
area('rim_cool', (-1.8, 2.4, 3.2), (1.8, -.3, .8), 1.8, 300, (.22, .66, 1.), sy=4, mirror=False)
area('rim_warm', (6, 1.6, 3.0), (2, -.3, .8), 2, 360, (1., .60, .30), sy=3)
area('front', (-2.5, -6, 3.2), (2, 0, .8), 3.5, 80, (.55, .70, 1.))
area('warm_key', (3.6, -4.2, 3.4), (1.4, -.6, .6), 1.4, 130, (1., .62, .34))
camera((-.55, -5.9, 1.42), (.88, 0, 1.14), lens=39, f=1.7, focus=(1.35, -.75, .6))
render('fitness-gym', post=dict(haze='.004,.010,.020,.05,900,6', bloom=.14, thr=.95, mist=.07, vig=.5, ev=.45, sat=1.3, pow=1.34), bounces=5)
