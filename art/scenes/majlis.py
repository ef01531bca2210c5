"""Vision: a low table in a courtyard before evening, work and coffee on it; the sun comes through a wall of stars.

VIEW=coffee: the table from near, without the devices. VIEW=papers: sheets with tables on it.
"""
from stage import *

reset(71)
S, DEPTH, BACK, FOOT = .46, .12, 3.4, .42
stone = pbr('stone', (.15, .125, .115), .58, bump=(16, .22, .012, 5))
wood = pbr('wood', (.185, .080, .034), .42, coat=.10, spec=.3, bump=(4, .10, .012, 5), stretch=(1, 7, 1))
dark = pbr('dark', (.060, .034, .020), .42, coat=.2)
gold = pbr('gold', (.86, .56, .24), .26, 1.)
clay = pbr('clay', (.74, .66, .54), .30, coat=.5)
titan = pbr('titan', (.34, .30, .25), .24, 1.)
inlay = pbr('inlay', (.90, .62, .30), .25, 1.)

# the wall: eight-fold stars cut right through, and diamonds between them
V, F, trims = [], [], []


def cut(outer, inner):
    """A plate with a hole: bevelled rim, walls, back."""
    n, c = len(outer), inner.mean(0)
    ring = lambda P, y: P + np.array([0, y, 0])
    wide = c + (inner - c) * 1.05
    rings = [ring(outer, 0), ring(wide, 0), ring(inner, .02), ring(inner, DEPTH - .02), ring(wide, DEPTH), ring(outer, DEPTH)]
    b = len(V)
    for r in rings:
        V.extend(tuple(p) for p in r)
    F.extend((b + k * n + i, b + k * n + (i + 1) % n, b + (k + 1) * n + (i + 1) % n, b + (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n))


half = S * math.tan(PI / 8) * math.sqrt(2)
for i in range(-9, 10):
    for j in range(8):
        c = np.array([2 * S * i, BACK, FOOT + S + 2 * S * j])
        at = lambda r, a: c + r * np.array([math.cos(a), 0, math.sin(a)])
        frame = np.array([at(S / math.cos(PI / 8) if k % 2 else S, k * PI / 8) for k in range(16)])
        star = khatam(c, S * .84, (1, 0, 0), (0, 0, 1))
        cut(frame, star)
        trims.append(c + (star - c) * 1.075 - [0, .002, 0])
        d = c + np.array([S, 0, S])
        square = lambda r: np.array([d + r * np.array([math.cos(k * PI / 2), 0, math.sin(k * PI / 2)]) for k in range(4)])
        cut(square(half), square(half * .52))
mesh('wall', V, F, stone)
tube('trims', trims, .006, inlay, cyclic=True, res=2)
for k in range(-5, 6):
    slab('foot', 1.83, .34, FOOT + .12, .02, .018, stone, (k * 1.84, BACK + .06, -.12))

# sand with a little wind in it
sand(lambda X, Y: wind(X, Y, .23, .008) + .02 * wobble(X, Y, .7), front=-6., mid=4.6, back=14., rows=(1000, 90), x0=0, half=6., base=(.56, .35, .19))

# the table: an octagon of wood with a brass star
TOP, T = .46, np.array([.02, .15])
slab('base', 1, 1, .30, bev=.02, mat=dark, loc=(*T, .02), poly=ngon(8, .62, PI / 8, .06))
slab('neck', 1, 1, .10, bev=.02, mat=gold, loc=(*T, .29), poly=ngon(8, .50, PI / 8, .06))
slab('top', 1, 1, .085, bev=.022, mat=wood, loc=(*T, TOP - .085), poly=ngon(8, 1.10, PI / 8, .05))
tube('rim', [np.array([(T[0] + x, T[1] + y, TOP - .042) for x, y in ngon(8, 1.104, PI / 8, .05)])], .016, gold, cyclic=True, res=3)
tube('star', [khatam((*T, TOP + .001), r) for r in (.95, .88)], .007, inlay, cyclic=True, res=2)
for side in range(8):
    a = side * PI / 4
    n, u = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
    tube('badge', [khatam(np.array([*T, .165]) + n * (.62 * math.cos(PI / 8) + .004), .085, u, (0, 0, 1))], .006, inlay, cyclic=True, res=2)

# what is on it: a tablet that stands, one that lies, a telephone
def standing(product, screen, w, h, loc, turn, tilt=66):
    z = h / 2 * math.sin(math.radians(tilt)) + .015
    group(device(app_screen(product, screen), titan, w, h, .055, .040, 1.05, .026, buttons=False), (loc[0], loc[1], TOP + z), (tilt, 0, turn))
    q = np.array([math.sin(math.radians(-turn)), math.cos(math.radians(turn)), 0.])
    foot = np.array([loc[0], loc[1], TOP]) + q * .16
    tube('leg', [np.stack([foot + q * .14 + [0, 0, .012], foot + [0, 0, z * .9]])], .016, gold, res=4)


if VIEW in ('', 'ar'):
    standing('odoo-solutions', 'dashboard', 1.12, .85, (-.20, .22), 8)
    group(device(app_screen('odoo-solutions', 'invoice'), titan, .80, .61, .045, .034, .95, .022, buttons=False), (.52, -.46, TOP), (0, 0, 24))
    group(device(app_screen('swin', 'progress'), titan, .27, .57, .045, .032, .95, .012), (-.50, -.56, TOP), (0, 0, -20))

sheet, ink = pbr('sheet', (.78, .72, .62), .7), pbr('ink', (.05, .10, .16), .6)
if VIEW == 'coffee':
    # A drawing and a pen.
    plan = [slab('paper', .78, .56, .004, .004, .001, sheet)]
    plan += [tube('line', [khatam((-.10, 0, .009), r) for r in (.21, .15, .07)], .0016, ink, cyclic=True, res=2),
             tube('words', [np.array([(.17, y, .009), (x, y, .009)]) for y, x in ((.17, .33), (.12, .31), (.07, .34), (-.14, .28))], .0016, ink, res=2),
             tube('pen', [np.array([(.14, -.20, .020), (.36, -.02, .020)])], .010, gold, res=4)]
    group([slab('under', .78, .56, .004, .004, .001, sheet)], (.06, -.29, TOP), (0, 0, -9))
    group(plan, (.04, -.33, TOP + .005), (0, 0, -16))

if VIEW == 'papers':
    # Three sheets, the uppermost with a title, a table and a star, under a pen.
    page = [slab('paper', .62, .86, .004, .004, .001, sheet), tube('mark', [khatam((-.22, .345, .009), r) for r in (.042, .026)], .0022, inlay, cyclic=True, res=2)]
    page += [tube('title', [np.array([(-.15, .36, .008), (.10, .36, .008)])], .0075, ink, res=2),
             tube('words', [np.array([(-.15, .325, .008), (.02, .325, .008)])], .003, ink, res=2),
             tube('rules', [np.array([(-.26, y, .006), (.26, y, .006)]) for y in np.linspace(.26, -.34, 9)], .0012, ink, res=2),
             tube('cells', [np.array([(x, y, .008), (x + w * (.7 + .3 * math.sin(7 * y + 9 * x)), y, .008)]) for y in np.linspace(.222, -.303, 8) for x, w in ((-.25, .19), (.00, .10), (.17, .085))], .0042, ink, res=2)]
    for k, (x, y, turn) in enumerate(((.10, -.20, 20), (-.12, -.22, -2), (-.02, -.30, 9))):
        top = k == 2
        group(page if top else [slab('under', .62, .86, .004, .004, .001, sheet)], (x, y, TOP + .005 * k), (0, 0, turn))
    group([tube('pen', [np.array([(0, -.17, .020), (0, .17, .020)])], .011, gold, res=4), lathe('tip', [(.011, 0), (.002, .045)], dark, (0, -.17, .020))], (.36, -.34, TOP + .012), (0, 0, -24))

# coffee: a brass pot and small cups
POT = [(0, 0), (.20, 0), (.215, .02), (.20, .05), (.23, .16), (.225, .27), (.16, .40), (.105, .50), (.10, .56), (.135, .62), (.13, .635), (.10, .64), (.075, .70), (.03, .74), (.018, .80), (.03, .84), (0, .87)]
pot = [lathe('pot', spline(POT, 8), gold),
       tube('spout', [spline([(-.19, 0, .20), (-.33, 0, .36), (-.36, 0, .56), (-.47, 0, .62)], 20)], 0, gold, res=5, radii=[np.interp(np.linspace(0, 1, 61), [0, .5, 1], [.055, .038, .022])]),
       tube('handle', [spline([(.10, 0, .57), (.30, 0, .55), (.33, 0, .30), (.22, 0, .16)], 20)], .021, gold, res=5)]
group(pot, (.72, .32, TOP), (0, 0, -18), .70)
CUP = [(0, .012), (.05, .012), (.055, 0), (.06, .01), (.082, .07), (.098, .135), (.092, .135), (.074, .07), (.05, .03), (0, .026)]
for x, y in ((.52, .02), (.88, -.06), (-.86, -.12)):
    lathe('cup', [(r * .78, h * .78) for r, h in CUP], clay, (x, y, TOP), 64)
    tube('cup_rim', [np.array([(x + p * .075, y + r * .075, TOP + .106) for p, r in circle(1, 64)])], .004, gold, cyclic=True, res=2)

# cushions to sit on
for x, y, turn, rgb in ((-1.72, .55, .25, (.012, .064, .088)), (1.75, .75, -.35, (.024, .044, .085)), (-1.35, -1.35, .7, (.36, .15, .055)), (1.42, -1.45, -.62, (.012, .064, .088))):
    fabric = pbr('fabric', rgb, .85, sheen=.5, bump=(60, .25, .006, 2))
    o = slab('cushion', .98, .98, .26, .16, .125, fabric, (x, y, .0), seg=10, bseg=8)
    o.rotation_euler = (0, 0, turn)

# evening sun behind the wall, a blue sky in front of it
sun = (-.27, 1., .55)
world([(-1, (.06, .035, .02)), (-.30, (.40, .22, .10)), (-.14, (.80, .43, .18)), (0, (1.12, .58, .25)), (.05, (.86, .46, .24)), (.10, (.36, .27, .26)), (.155, (.085, .15, .26)), (.25, (.030, .09, .21)), (1, (.018, .055, .13))],
      [((-.22, 1., .01), (1., .52, .20), 40, .40)])
aim(lamp('sun', 'SUN', 18., (1., .60, .27), angle=.008), sun, (0, 0, 0))
area('fill', (-3.5, -7, 5.5), (0, .4, .5), 6, 330, (.30, .58, 1.), mirror=False)
area('rim', (4.5, 2.6, 3.4), (.2, 0, .5), 1.6, 150, (1., .62, .32))
dust(((-2.2, 2.2), (-.8, 3.0), (.5, 2.8)), 90, size=(.003, .006), strength=5.)
if VIEW == 'papers':
    camera((-.50, -2.40, 2.02), (-.36, -.02, .46), lens=42, f=2.2, focus=(0, -.2, TOP))
elif VIEW == 'coffee':
    camera((.05, -2.6, 1.22), (.40, .2, .62), lens=52, f=1.6, focus=(.62, .1, .6))
else:
    camera((.30, -5.5, 2.35), (.03, .9, .98), lens=46, f=3.2, focus=(0, .1, .6))
render('majlis', res={'coffee': (1600, 1000), 'papers': (1600, 900)}.get(VIEW, (1280, 1600)), bounces=5, post=dict(haze='.30,.17,.10,.006,60,5', bloom=.14, thr=1.1, mist=.04, vig=.44, ev=.42, sat=1.38, pow=1.48))
