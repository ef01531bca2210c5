"""Apps for the web and for phones: three devices and one line of light behind them."""
from stage import *

reset(45)
M = brand()
titan, dark = pbr('titan', (.34, .30, .25), .24, 1.), pbr('dark', (.06, .09, .13), .24, 1.)
gold = pbr('gold', (.86, .56, .24), .25, 1.)
LIT = 2.2  # white paper; the bloom begins above it, or it would lie over the words
# tablet face: two screens side by side
a, b = (cv2.imread(app_screen('web-mobile-apps', s)) for s in ('profile', 'checkout'))
two = np.concatenate([a, np.full((len(a), 6, 3), 225, np.uint8), b], 1)[: int(len(a) * .80)]
file = os.path.join(WORK, 'textures', 'apps-two.png')
cv2.imwrite(file, two)
asp = two.shape[1] / two.shape[0]
group(device(app_screen('web-mobile-apps', 'home'), dark, strength=LIT), (1.21, -.62, .95), (86, 0, 6), 1.0)
group(device(file, titan, 1.42, 1.42 / asp, .09, .06, LIT, .035, buttons=False), (2.36, .26, .90), (86, 0, -9), 1.08)
group(device(app_screen('web-mobile-apps', 'offline'), dark, strength=LIT), (3.24, -.38, .95), (86, 0, -18), 1.0)
# one line of light, level, behind the three: before a white screen its finer lines would be scratches
t = np.linspace(0, 1, 500)
path = spline([(-1.9, .9, .62), (-.3, .35, .70), (1.10, -.30, .84), (1.55, .72, .84), (2.36, .76, .84), (3.05, .66, .88), (3.42, .10, .92), (5.0, .5, 1.10), (6.8, 1.7, 1.5)], 80)
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
for x, y in ((1.21, -.50), (2.36, .40), (3.24, -.22)):
    point('spill', (x, y + .22, .95), 5, (1., .6, .3) if x > 2 else (.12, .62, .95), .1)
# plinths: three octagons of different height joined by a lit edge
for x, y, r, h in ((1.21, -.50, .56, .17), (2.36, .32, .95, .20), (3.24, -.26, .56, .17)):
    slab('plinth', 1, 1, h, bev=.02, mat=M['ink'], loc=(x, y, 0), poly=ngon(8, r, PI / 8, .05))
    tube('seam', [np.array([(x + p, y + q, h * .62) for p, q in ngon(8, r + .004, PI / 8, .05)])], .008, emis('seam', (1., .58, .22), 3.) if x > 2 else emis('seam_c', (.1, .62, .95), 3.), cyclic=True, res=2)
    tube('inlay', [khatam((x, y, h + .001), r * .74), khatam((x, y, h + .001), r * .90)], .006, pbr('inl', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14), cyclic=True, res=2)
dust(((0, 5.5), (.9, 3.4), (.1, 3)), 120, fade=lambda D: np.clip((D[:, 0] - .2) / 1.8, 0, 1))
floor(0, .20, .6)
# the sky darkens towards the floor, so that no line parts them
world([(-1, (.001, .002, .005)), (0, (.0016, .0038, .0085)), (.10, (.0022, .0052, .0115)), (.30, (.0048, .0120, .0270)), (1, (.0016, .0044, .010))],
      [((.42, 1, .46), (.05, .20, .32), 24, .26), ((.60, 1, .52), (1., .5, .2), 44, .06)])
area('key_cool', (-1.4, .9, 2.6), (2, 0, .9), 1.2, 200, (.40, .78, 1.), sy=3.2)
area('key_warm', (6, .9, 2.6), (2.2, 0, .9), 1.2, 340, (1., .62, .30), sy=3.)
area('back', (2.6, 3.4, 3.6), (2.2, 0, .8), 3, 260, (1., .66, .36), mirror=False)
area('top', (2, -1, 5), (2.2, 0, .9), 2.4, 70, (.8, .9, 1.))
camera((-.10, -7.2, 1.82), (1.26, 0, 1.10), lens=42, f=2.2, focus=(1.9, -.4, 1.1))
render('web-mobile-apps', post=dict(bloom=.13, thr=3.8, mist=.012, vig=.5, ev=.72, sat=1.36, pow=1.56), bounces=5)
