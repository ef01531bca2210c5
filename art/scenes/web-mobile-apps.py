"""Apps for the web and for phones: three devices joined by one line of light that runs through all of them."""
from stage import *

reset(45)
M = brand()
titan, dark = pbr('titan', (.34, .30, .25), .24, 1.), pbr('dark', (.06, .09, .13), .24, 1.)
gold = pbr('gold', (.86, .56, .24), .25, 1.)
X0 = 2.05
# tablet face: two screens side by side
a, b = (cv2.imread(app_screen('web-mobile-apps', s)) for s in ('profile', 'checkout'))
two = np.concatenate([a, np.full((len(a), 6, 3), 225, np.uint8), b], 1)[: int(len(a) * .80)]
file = os.path.join(WORK, 'textures', 'apps-two.png')
cv2.imwrite(file, two)
asp = two.shape[1] / two.shape[0]
group(device(app_screen('web-mobile-apps', 'home'), dark, strength=1.0), (1.16, -.62, .95), (86, 0, 6), 1.0)
group(device(file, titan, 1.42, 1.42 / asp, .09, .06, 1.0, .035, buttons=False), (2.36, .26, .90), (86, 0, -9), 1.08)
group(device(app_screen('web-mobile-apps', 'offline'), dark, strength=1.0), (3.46, -.34, .95), (86, 0, -24), 1.0)
# one line of light, level, through the three and round behind
t = np.linspace(0, 1, 500)
path = spline([(-1.9, .9, .62), (-.3, .35, .70), (1.16, -.46, .86), (2.36, .56, .84), (3.42, -.12, .92), (5.0, .5, 1.10), (6.8, 1.7, 1.5)], 80)
d = path[:, 0]
lines, cols, radii = [], [], []
for k in range(15):
    w = (k - 7) / 7
    lines.append(path + np.stack([0 * d, .07 * w * np.sin(d * 1.2 + k), .085 * w * np.cos(d * .9 + k * .4)], -1) * (1 if k != 7 else 0) + np.array([0, -.16, 0]) * 0)
    mix = smooth(.6, 3.6, d)[:, None]
    rgb = np.array((.07, .62, .95)) * (1 - mix) + np.array((1., .55, .20)) * mix
    amp = (2.2 if k == 7 else .34) * smooth(-1.0, .9, d) * (1 - smooth(4.6, 6.6, d))
    cols.append(np.concatenate([rgb, amp[:, None]], 1))
    radii.append(np.full(len(d), .011 if k == 7 else .0036))
tube('line', lines, 0, emis_attr('line', 2.4), radii=radii, cols=cols, res=3)
for x, y in ((1.16, -.50), (2.36, .40), (3.46, -.18)):
    point('spill', (x, y + .22, .95), 5, (1., .6, .3) if x > 2 else (.12, .62, .95), .1)
# plinths: three octagons of different height joined by a lit edge
for x, y, r, h in ((1.16, -.50, .56, .17), (2.36, .32, .95, .20), (3.46, -.22, .56, .17)):
    slab('plinth', 1, 1, h, bev=.02, mat=M['ink'], loc=(x, y, 0), poly=ngon(8, r, PI / 8, .05))
    tube('seam', [np.array([(x + p, y + q, h * .62) for p, q in ngon(8, r + .004, PI / 8, .05)])], .008, emis('seam', (1., .58, .22), 3.) if x > 2 else emis('seam_c', (.1, .62, .95), 3.), cyclic=True, res=2)
    tube('inlay', [khatam((x, y, h + .001), r * .74), khatam((x, y, h + .001), r * .90)], .006, pbr('inl', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14), cyclic=True, res=2)
dust(((0, 5.5), (-1.5, 3), (.1, 3)), 120, fade=lambda D: np.clip((D[:, 0] - .2) / 1.8, 0, 1))
floor(0, .20, .6)
world([(z, tuple(.55 * c for c in cc)) for z, cc in NIGHT], [((.42, 1, .06), (.05, .20, .32), 9, .18), ((.62, 1, .05), (1., .5, .2), 30, .06)])
area('key_cool', (-1.4, .9, 2.6), (2, 0, .9), 1.2, 200, (.40, .78, 1.), sy=3.2)
area('key_warm', (6, .9, 2.6), (2.2, 0, .9), 1.2, 340, (1., .62, .30), sy=3.)
area('back', (2.6, 3.4, 3.6), (2.2, 0, .8), 3, 260, (1., .66, .36), mirror=False)
area('top', (2, -1, 5), (2.2, 0, .9), 2.4, 70, (.8, .9, 1.))
camera((-.10, -6.5, 1.72), (1.20, 0, .92), lens=42, f=2.2, focus=(1.9, -.4, 1.1))
render('web-mobile-apps', post=dict(bloom=.13, thr=.95, mist=.05, vig=.5, ev=.72, sat=1.36, pow=1.56), bounces=5)
