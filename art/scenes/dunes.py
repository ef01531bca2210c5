"""Dunes behind one another to the horizon. VIEW=blue: night comes, one crest still lit; VIEW=gold: the last full light.

dawn, noon, dusk and night are one place and one camera under four suns, looking south: the sun rises at the left.
"""
from stage import *

reset(31)
HOUR = VIEW if VIEW in ('dawn', 'noon', 'dusk', 'night') else None
GOLD = VIEW != 'blue'
ny, nx = 1300, 1300
Y = np.repeat((np.linspace(0, 1, ny) ** 2.1 * 260 - 9)[:, None], nx, 1)
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
Z = height(X, Y) + ripple * np.clip(1 - (Y + 2) / 30, 0, 1)
base = (.44, .275, .150) if GOLD else (.34, .235, .150)
grid('dunes', X, Y, Z, pbr('sand', base, .6, spec=.3, sheen=.35, bump=(90, .20, .015, 3)))

BELOW = [(-1, (.003, .005, .012))]
HOURS = {  # sun: where it stands, its power, colour and size; sky: stops by height; glows round the sun; the sky's fill; haze; grade
    'dawn': dict(sun=(-1.05, 1, .10), power=2.1, rgb=(1., .55, .38), fill=((.30, .50, .95), 9000), haze='.105,.085,.098,.0075,900',
                 sky=[(-.01, (.16, .115, .125)), (0, (.27, .175, .17)), (.05, (.185, .150, .185)), (.15, (.075, .105, .175)), (.36, (.022, .050, .105)), (1, (.006, .018, .048))],
                 glows=[(90, 1.0, (1., .55, .36)), (14, .42, (1., .48, .34)), (4, .08, (.9, .45, .5))], grade=dict(ev=.36, sat=1.24)),
    'noon': dict(sun=(-.95, .40, .48), power=6.0, rgb=(1., .84, .62), fill=((.38, .62, 1.), 8000), haze='.36,.38,.40,.0020,900',
                 sky=[(-.01, (.46, .44, .40)), (0, (.56, .56, .54)), (.06, (.36, .46, .54)), (.18, (.15, .29, .45)), (.40, (.055, .15, .31)), (1, (.02, .07, .19))],
                 glows=[(5, .12, (1., .9, .7))], grade=dict(ev=.50, sat=1.42)),
    'dusk': dict(sun=(.60, 1, .028), power=2.9, rgb=(1., .50, .20), fill=((.20, .48, .95), 9000), haze='.135,.074,.058,.0058,900',
                 sky=[(-.01, (.25, .115, .062)), (0, (.42, .175, .085)), (.04, (.235, .115, .092)), (.13, (.060, .072, .125)), (.34, (.011, .031, .074)), (1, (.003, .010, .029))],
                 glows=[(300, 2.3, (1., .52, .18)), (26, .60, (1., .46, .17)), (6, .10, (1., .5, .25))], grade=dict(ev=.34)),
    'night': dict(sun=(-.85, .50, .62), power=.62, rgb=(.50, .70, 1.), fill=((.14, .36, .80), 3600), haze='.014,.027,.050,.0070,900',
                  sky=[(-.01, (.020, .036, .058)), (0, (.026, .047, .074)), (.06, (.015, .033, .062)), (.20, (.006, .018, .042)), (.45, (.003, .011, .029)), (1, (.002, .006, .018))],
                  glows=[], grade=dict(ev=2.0, sat=1.36)),
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
    if HOUR == 'night':  # one warm light: a camp in a hollow, and stars over it
        x, y = 7.2, 16.
        point('camp', (x, y, ground(x, y) + .55), 900, (1., .52, .18), .25)
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
if GOLD:
    camera((0, -10.5, eye + 3.9), (1.2, 24, eye + 1.7), lens=32)
else:
    camera((0, -10.5, eye + 7.2), (1.6, 24, eye + 3.2), lens=34)
render('dunes', bounces=3, post=dict(haze=haze, **grade))
