"""Oracle EBS: ledger plates of brass and smoked glass in layers, every edge lit, the top one open like a book of accounts."""
from stage import *

reset(13)
M = brand()
brass = pbr('brass', (.86, .56, .24), .30, 1., bump=(40, .06, .01, 2), stretch=(1, 14, 1))
smoke = pbr('smoke', (.010, .020, .034), .12, .2, coat=.8)
dark = pbr('dark', (.016, .032, .058), .30, .35, coat=.5)
inlay = pbr('inlay', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.14)
warm, cool = emis('warm', (1., .55, .20), 2.6), emis('cool', (.08, .58, .86), 2.2)
C, TURN = np.array([2.05, .3, 0]), math.radians(24)
rot = np.array(Matrix.Rotation(TURN, 3, 'Z'))
W, D, GAP = 2.7, 1.9, .052
z, tops = .05, []
for k in range(8):
    a = TURN + math.radians((0, 3, -2, 4, 1, -3, 2, 0)[k])
    off = np.array([(0, .05, -.04, .07, -.06, .03, -.02, 0)[k], (0, -.04, .05, .02, -.05, .04, 0, 0)[k], 0])
    h, m, lit = ((.16, dark, warm), (.10, brass, warm), (.18, smoke, cool), (.10, brass, warm), (.16, dark, warm), (.10, brass, warm), (.18, smoke, warm), (.12, dark, warm))[k]
    o = slab('plate', W, D, h, .09, .018, m, tuple(C + off + [0, 0, z]), seg=10)
    o.rotation_euler = (0, 0, a)
    if k < 7:  # light in the recess between two plates
        s = slab('seam', W - .30, D - .30, GAP, .07, .003, lit, tuple(C + off + [0, 0, z + h]), seg=10)
        s.rotation_euler = (0, 0, a)
        q = slab('spine', W - .36, D - .36, GAP + .004, .07, .002, dark, tuple(C + off + [0, 0, z + h - .002]), seg=10)
        q.rotation_euler = (0, 0, a)
    z += h + GAP
TOP = z - GAP
at = lambda x, y, q=0.: tuple(C + rot @ np.array([x, y, 0]) + [0, 0, TOP + q])
# the open page: a ruled ledger, columns of brass entries, a few of them lit
lines = [[at(-W * .44, y, .001), at(W * .44, y, .001)] for y in np.linspace(-D * .40, D * .26, 8)]
lines += [[at(x, -D * .40, .001), at(x, D * .40, .001)] for x in (-W * .22, W * .06, W * .25)]
tube('rules', [np.array(l) for l in lines], .0045, inlay, res=2)
tube('frame', [np.array([at(x, y, .001) for x, y in rrect(W * .93, D * .89, .05)])], .007, inlay, cyclic=True, res=3)
rows = (np.linspace(-D * .40, D * .26, 8)[:-1] + np.linspace(-D * .40, D * .26, 8)[1:]) / 2
for r, y in enumerate(rows):
    for c, (x0, w0) in enumerate(((-W * .42, .44), (-W * .20, .55), (W * .08, .36), (W * .27, .36))):
        w = w0 * random.uniform(.45, 1.)
        lit = (r, c) in ((2, 3), (4, 2), (5, 3), (1, 2))
        e = slab('entry', w, .075, .030, .02, .008, warm if lit else M['gold'] if c > 1 else M['steel'], at(x0 + w / 2 + (w0 - w if c > 1 else 0), y, -.004))
        e.rotation_euler = (0, 0, TURN)
        if lit:
            point('spill', at(x0 + w / 2, y, .16), 1.8, (1., .56, .22), .05)
star = [khatam(at(-W * .33 + i * .26, D * .335, .003), .085, rot @ np.array([1., 0, 0]), rot @ np.array([0, 1., 0])) for i in range(3)]
tube('stars', star, .006, inlay, cyclic=True, res=2)
base = slab('base', 1, 1, .05, bev=.012, mat=M['ink'], loc=(C[0], C[1], -.01), poly=ngon(8, 2.25, TURN + PI / 8, .05))
tube('base_seam', [np.array([(C[0] + x, C[1] + y, .045) for x, y in ngon(8, 2.12, TURN + PI / 8, .05)])], .008, emis('bs', (.08, .58, .82), 2.2), cyclic=True, res=2)
dust(((0, 5), (-2, 3), (.2, 3)), 120, fade=lambda P: np.clip((P[:, 0] - .3) / 2, 0, 1))
floor(-.01, .5, 0)
world([(z_, tuple(.55 * q for q in c)) for z_, c in NIGHT], [((.35, 1, -.10), (.04, .18, .28), 9, .14)])
area('key', (-3.2, 4.6, 4.2), C + [0, 0, 1], 2.4, 640, (1., .62, .32), sy=4)
area('rim', (7, 4, 3.0), C + [0, 0, 1], 3, 210, (.22, .66, 1.), sy=5)
area('low', (5.5, -3.5, 1.2), C + [0, 0, .7], 1.6, 130, (1., .60, .30), sy=2)
area('front', (-3, -6.5, 4), C, 4, 150, (.40, .68, 1.))
camera((-1.7, -7.2, 4.15), (.78, .1, .62), lens=54, f=1.7, focus=(1.7, -.6, TOP))
render('oracle-ebs', post=dict(haze='.003,.008,.016,.07,900,9', bloom=.13, thr=1., mist=.07, vig=.5, ev=.4, sat=1.3, pow=1.32), bounces=5)
