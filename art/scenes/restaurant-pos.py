"""Restaurant: a counter at night, brass and stone, and one lit tablet that holds the whole evening."""
from stage import *

reset(33)
M = brand()
stone = pbr('stone', (.016, .026, .044), .22, coat=.5, spec=.6, bump=(5, .05, .02, 6))
wood = pbr('wood', (.050, .040, .036), .34, coat=.35, bump=(3, .12, .02, 5), stretch=(1, 1, 9))
gold = pbr('gold', (.86, .56, .24), .24, 1.)
clay = pbr('clay', (.50, .42, .33), .34, coat=.4)
TOP = 1.0
slab('counter', 9.6, 1.9, .11, .10, .025, stone, (4.1, .35, TOP - .11))
slab('front', 9.2, 1.6, TOP - .11, .05, .02, wood, (4.1, .45, 0))
slab('lip', 9.5, 1.84, .016, .09, .004, emis('lip', (1., .55, .20), 2.2), (4.1, .37, TOP - .128))
tube('rail', [np.array([(-.2, -.62, .26), (9, -.62, .26)])], .028, gold, res=5)
st = []
for i in range(24):  # inlay along the front
    st.append(khatam((-.1 + i * .36, -.353, .60), .155, (1, 0, 0), (0, 0, 1)))
tube('inlay', st, .0075, pbr('inl', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.12), cyclic=True, res=2)

# tablet: the order beside the hall's plan
file, asp = app_screen('restaurant-pos', 'tables'), 4 / 3
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(file, titan, 1.48, 1.48 / asp + .016, .065, .05, 1.25, .032, buttons=False), (1.88, -.02, TOP + .70), (68, 0, -12))
q = Matrix.Rotation(math.radians(-12), 3, 'Z')
lathe('foot', [(0, .045), (.24, .04), (.27, .02), (.27, 0)], gold, (1.95, .16, TOP))
tube('arm', [spline([(1.95, .20, TOP + .04), (1.98, .34, TOP + .30), (1.95, .16, TOP + .64)], 30)], .045, gold, res=5)
point('screen_spill', (1.75, -.62, TOP + .55), 5, (1., .72, .40), .3).visible_glossy = False

# brass coffee pot, small cups, stacked plates, a covered dish
POT = [(0, 0), (.20, 0), (.215, .02), (.20, .05), (.23, .16), (.225, .27), (.16, .40), (.105, .50), (.10, .56), (.135, .62), (.13, .635), (.10, .64), (.075, .70), (.03, .74), (.018, .80), (.03, .84), (0, .87)]
pot = (3.42, .15, TOP)
lathe('pot', spline(POT, 8), gold, pot)
tube('spout', [spline([(pot[0] - .19, pot[1], TOP + .20), (pot[0] - .33, pot[1], TOP + .36), (pot[0] - .36, pot[1], TOP + .56), (pot[0] - .47, pot[1], TOP + .62)], 20)], 0, gold, res=5,
     radii=[np.interp(np.linspace(0, 1, 61), [0, .5, 1], [.055, .038, .022])])
tube('handle', [spline([(pot[0] + .10, pot[1], TOP + .57), (pot[0] + .30, pot[1], TOP + .55), (pot[0] + .33, pot[1], TOP + .30), (pot[0] + .22, pot[1], TOP + .16)], 20)], .021, gold, res=5)
CUP = [(0, .012), (.05, .012), (.055, 0), (.06, .01), (.082, .07), (.098, .135), (.092, .135), (.074, .07), (.05, .03), (0, .026)]
for x, y in ((2.86, -.28), (3.10, -.36), (3.02, -.08)):
    lathe('cup', CUP, clay, (x, y, TOP), 64)
    tube('cup_rim', [np.array([(x + p * .096, y + r * .096, TOP + .136) for p, r in circle(1, 64)])], .005, gold, cyclic=True, res=2)
for k in range(9):
    lathe('plate', [(0, 0), (.16, 0), (.30, .035), (.31, .042), (.30, .046), (.16, .014), (0, .014)], clay if k % 3 else M['navy'], (4.35, .25, TOP + .022 * k), 80)
lathe('cloche', spline([(.42, 0), (.43, .02), (.40, .05), (.36, .20), (.24, .34), (.08, .40), (.03, .42), (.035, .46), (.05, .49), (.03, .53), (0, .54)], 10), gold, (5.4, .35, TOP))
slab('receipt', .22, .50, .004, .01, .001, pbr('paper', (.70, .64, .54), .7), (1.10, -.20, TOP)).rotation_euler = (0, 0, .5)

# pendant lamps and the screen wall behind, out of focus
for x, y, z in ((.95, 1.0, 2.54), (2.85, 1.0, 2.50), (4.40, 1.0, 2.54)):
    lathe('shade', [(.03, .42), (.05, .30), (.12, .25), (.34, .02), (.36, 0), (.34, 0), (.11, .22), (.05, .26)], gold, (x, y, z), 72)
    tube('cord', [np.array([(x, y, z + .4), (x, y, z + 3)])], .008, M['ink'], res=2)
    sphere('bulb', .085, (x, y, z + .06), emis_ball('bulb', (2.4, 1.4, .6), (1.2, .45, .08)), 4)
    s = lamp('cone', 'SPOT', 240, (1., .62, .30), spot_size=1.5, spot_blend=.9, shadow_soft_size=.10)
    aim(s, (x, y, z - .02), (x, y - .45, 0))
s, stars = .35, []
for i in range(-4, 24):
    for j in range(11):
        stars.append(khatam((2 * s * i - 1.2, 3.6, .1 + 2 * s * j), s, (1, 0, 0), (0, 0, 1)))
tube('wall', stars, .026, pbr('wall', (.05, .075, .105), .35, .8), cyclic=True, res=2)
mesh('back', [(-12, 4.9, -1), (18, 4.9, -1), (18, 4.9, 8), (-12, 4.9, 8)], [(0, 1, 2, 3)], pbr('back', (.05, .075, .11), .8))
world([(z, tuple(.55 * c for c in cc)) for z, cc in NIGHT], [((.55, 1, .12), (.9, .42, .14), 26, .30), ((.3, 1, .10), (.05, .20, .32), 9, .16)])
floor(0, .5, 0, base=(.014, .014, .015))
area('back', (4.2, 3.9, 3.6), (3.6, 4.9, 1.2), 1.6, 95, (1., .56, .24), sy=3)
area('back_cool', (-1.5, 3.9, 3.2), (-1.5, 4.9, 1.2), 2, 16, (.2, .6, .95), sy=3)
area('rim_cool', (-2.2, 2.4, 3.4), (2.4, 0, 1), 2, 260, (.22, .66, 1.), sy=4)
area('warm', (6., -2.0, 3.4), (3., 0, 1.3), 1.4, 170, (1., .62, .32), mirror=True)
area('front', (-2, -6.5, 3.6), (2.5, 0, 1), 4, 110, (.40, .66, 1.))
camera((-.30, -5.1, 1.95), (1.22, 0, 1.50), lens=40, f=1.5, focus=(1.85, -.3, TOP + .6))
render('restaurant-pos', post=dict(haze='.004,.009,.018,.06,900,6', bloom=.13, thr=1., mist=.07, vig=.5, ev=.55, sat=1.3, pow=1.34), bounces=5)
