"""Dunes behind one another to the horizon. VIEW=blue: night comes, one crest still lit; VIEW=gold: the last full light.

dawn, noon, dusk and night are one place and one camera under four suns, looking south: the sun rises at the left.
In these four a globe with brass stars stands on the sand: lapis by day, lit at the other hours.
"""
from stage import *

reset(31)
HOUR = VIEW if VIEW in ('dawn', 'noon', 'dusk', 'night') else None
GOLD = VIEW != 'blue'
ny, nx = 1300, 1300
rows = np.linspace(0, 1, ny) ** 2.1 * 260 - 9
if HOUR:  # rows close enough that the ripples stay sharp up to the crest
    nx, rows = 1700, np.concatenate([np.linspace(-9, 24, 1000), 24 + np.linspace(.002, 1, 1100) ** 1.35 * 227])
Y = np.repeat(rows[:, None], nx, 1)
X = np.linspace(-1, 1, nx)[None] * (15 + np.maximum(Y + 9, 0) * .95)
SHIFT = 11.5 if GOLD else 27.0                             # which part of the desert is looked at


def dune(X, Y, length, turn, bend, phase):
    """Ridges across the wind: a long rise, a sharp crest that meanders, a short slip face."""
    along, across = X * math.cos(turn) + Y * math.sin(turn), -X * math.sin(turn) + Y * math.cos(turn)
    s = (along / length + bend * wobble(across + phase * 9, along * .35, 2.1 / length) + phase) % 1
    rise = s / .70
    fall = (1 - s) / .30
    swell = .62 + .38 * np.sin(across * 2.4 / length + 2 * phase + wobble(X, Y, .5 / length))
    return np.where(s < .70, rise ** 1.7, fall ** 1.15) * swell


def height(X, Y):
    """Great dunes with lesser ones on their backs; the nearest ground lies low."""
    X = X + SHIFT
    z = 4.6 * dune(X, Y, 30, .95, .13, .18) + 1.15 * dune(X, Y, 11.5, .55, .12, .62) + 6.5 * dune(X, Y, 84, 1.15, .10, .41) * np.clip(Y / 70, 0, 1)
    return z * (.32 + .68 * smooth(-8, 16, Y))


ripple = .011 * np.cos(2 * PI * ((Y * .75 + X * .55 + .35 * np.sin(X * .9) + .25 * np.sin(Y * 1.3 + X * .4)) / .36))
if HOUR:  # sharp crests, hollows between them
    wave = .5 + .5 * ripple / .011
    ripple = .030 * (wave ** 2.2 - .4)
Z = height(X, Y) + ripple * np.clip(1 - (Y + 2) / 30, 0, 1)
if HOUR:  # the far crests run across the rows: unsmoothed they would be saws
    Z[1000:] = cv2.GaussianBlur(Z, (0, 0), 1.3)[1000:]
base = (.44, .275, .150) if GOLD else (.34, .235, .150)
grid('dunes', X, Y, Z, pbr('sand', base, .6, spec=.3, sheen=.35, bump=(90, .20, .015, 3)))

BELOW = [(-1, (.003, .005, .012))]
HOURS = {  # sun: where it stands, its power, colour and size; sky: stops by height; glows round the sun; the sky's fill; haze; grade
    'dawn': dict(sun=(-1, .34, .095), power=3.6, rgb=(1., .55, .38), fill=((.30, .50, .95), 9000), haze='.095,.075,.092,.0045,900', lit=.55,
                 sky=[(-.01, (.16, .105, .115)), (0, (.26, .155, .150)), (.05, (.150, .115, .155)), (.15, (.050, .074, .145)), (.36, (.012, .032, .085)), (1, (.003, .011, .034))],
                 glows=[(14, .30, (1., .48, .34)), (4, .05, (.9, .45, .5))], grade=dict(ev=.22, sat=1.28, pow=1.42)),
    'noon': dict(sun=(-1, .30, .21), power=6.5, rgb=(1., .68, .36), fill=((.20, .42, .95), 5000), haze='.075,.080,.100,.0026,900', lit=0,
                 sky=[(-.01, (.20, .15, .12)), (0, (.24, .19, .16)), (.05, (.105, .125, .165)), (.15, (.028, .066, .150)), (.36, (.009, .030, .088)), (1, (.003, .010, .034))],
                 glows=[(5, .10, (1., .75, .5))], grade=dict(ev=.60, sat=1.30, pow=1.42)),
    'dusk': dict(sun=(1, .60, .15), power=4.6, rgb=(1., .46, .17), fill=((.16, .42, .95), 10000), haze='.060,.045,.052,.0045,900', lit=1,
                 sky=[(-.01, (.20, .095, .060)), (0, (.32, .135, .080)), (.04, (.150, .085, .095)), (.13, (.036, .050, .115)), (.34, (.008, .026, .072)), (1, (.003, .010, .030))],
                 glows=[(60, .5, (1., .52, .18)), (10, .22, (1., .46, .17))], grade=dict(ev=.46, pow=1.40)),
    'night': dict(sun=(-.85, .50, .62), power=.62, rgb=(.50, .70, 1.), fill=((.14, .36, .80), 3600), haze='.014,.027,.050,.0070,900', lit=.26,
                  sky=[(-.01, (.020, .036, .058)), (0, (.026, .047, .074)), (.06, (.015, .033, .062)), (.20, (.006, .018, .042)), (.45, (.003, .011, .029)), (1, (.002, .006, .018))],
                  glows=[], grade=dict(ev=1.75, sat=1.40, pow=1.42)),
}
sky_gold = [(-1, (.004, .006, .014)), (-.01, (.24, .125, .070)), (0, (.38, .18, .095)), (.04, (.20, .115, .095)), (.13, (.045, .072, .12)), (.34, (.010, .030, .070)), (1, (.003, .010, .028))]
sky_blue = [(-1, (.003, .005, .012)), (-.01, (.060, .058, .070)), (0, (.100, .080, .080)), (.04, (.055, .068, .095)), (.13, (.020, .048, .088)), (.34, (.007, .023, .055)), (1, (.003, .009, .026))]
eye = float(height(np.array([[0.]]), np.array([[-9.]]))[0, 0])
ground = lambda x, y: float(height(np.array([[x]]), np.array([[y]]))[0, 0])
grade = dict(bloom=.13, thr=1.1, mist=.07, vig=.5, ev=.34 if GOLD else .42, sat=1.32, pow=1.32, teal=.15)
if HOUR:
    now = HOURS[HOUR]
    haze = now['haze']
    world(BELOW + now['sky'], [(now['sun'], rgb, ex, st) for ex, st, rgb in now['glows']])
    aim(lamp('sun', 'SUN', now['power'], now['rgb'], angle=.03), now['sun'], (0, 0, 0))
    area('cool', (-40, -4, 16), (0, 22, 0), 26, now['fill'][1], now['fill'][0])
    grade.update(now['grade'])
    x, y, r = 2.6, -.6, .62
    heart = (x, y, ground(x, y) + r * .90)
    brass = pbr('brass', (.86, .56, .24), .27, 1.)
    lattice = star_lamp(r, heart, toward=(-.26, -1, .34), spin=22.5)
    globe = tube('globe', lattice, .022, brass, cyclic=True, res=4)
    if now['lit']:
        dim = now['lit']
        sphere('core', r * .34, heart, emis_ball('core', [dim * c for c in (2.3, 1.25, .46)], [dim * c for c in (1.2, .36, .05)]), 5).visible_shadow = False
        point('globe', heart, 150 * dim, (1., .56, .22), .05)
        globe.visible_shadow = False  # finer lines throw the stars
        tube('shade', lattice, .009, brass, cyclic=True, res=3).visible_camera = False
    else:
        sphere('lapis', r * .985, heart, pbr('lapis', (.018, .050, .17), .22, .2, coat=.5), 6)
    if HOUR == 'night':  # stars over it
        d = np.stack([np.random.uniform(-.75, .85, 900), np.ones(900), np.random.uniform(.02, .62, 900)], -1)
        far = d / np.linalg.norm(d, axis=1, keepdims=True) * 1200
        shine = np.random.uniform(.15, 1, 900) ** 3 * smooth(.02, .18, d[:, 2])
        points('stars', far, np.random.uniform(.42, .85, 900), emis_attr('stars', 2.6), cols=[[.80, .90, 1., q] for q in shine], sub=1)
elif GOLD:
    haze, sun = '.13,.080,.066,.0055,900', (.62, 1, .035)
    world(sky_gold, [(sun, (1., .54, .20), 300, 2.2), (sun, (1., .5, .2), 26, .55), (sun, (1., .55, .25), 6, .09)])
    aim(lamp('sun', 'SUN', 2.9, (1., .56, .26), angle=.03), (9, 8, 2.3), (0, 0, 0))
    area('cool', (-40, -4, 16), (0, 22, 0), 26, 9000, (.20, .50, .95))
else:
    haze, sun = '.040,.046,.062,.0060,900', (.75, 1, .020)
    world(sky_blue, [(sun, (1., .52, .20), 60, .50), (sun, (1., .5, .22), 9, .13)])
    aim(lamp('sun', 'SUN', 2.2, (1., .56, .26), angle=.03), (9, 4.5, 1.9), (0, 0, 0))
    area('cool', (-40, -4, 16), (0, 22, 0), 26, 12000, (.20, .50, .95))
if GOLD:  # the four hours too
    camera((0, -10.5, eye + 3.9), (1.2, 24, eye + 1.7), lens=32)
else:
    camera((0, -10.5, eye + 7.2), (1.6, 24, eye + 3.2), lens=34)
render('dunes', bounces=3, post=dict(haze=haze, **grade))
