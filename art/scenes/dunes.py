"""Dunes behind one another to the horizon. VIEW=blue: night comes, one crest still lit; VIEW=gold: the last full light."""
from stage import *

reset(31)
GOLD = VIEW == 'gold'
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

sun = (.62, 1, .035) if GOLD else (.75, 1, .020)
if GOLD:
    sky = [(-1, (.004, .006, .014)), (-.01, (.24, .125, .070)), (0, (.38, .18, .095)), (.04, (.20, .115, .095)), (.13, (.045, .072, .12)), (.34, (.010, .030, .070)), (1, (.003, .010, .028))]
    world(sky, [(sun, (1., .54, .20), 300, 2.2), (sun, (1., .5, .2), 26, .55), (sun, (1., .55, .25), 6, .09)])
else:
    sky = [(-1, (.003, .005, .012)), (-.01, (.060, .058, .070)), (0, (.100, .080, .080)), (.04, (.055, .068, .095)), (.13, (.020, .048, .088)), (.34, (.007, .023, .055)), (1, (.003, .009, .026))]
    world(sky, [(sun, (1., .52, .20), 60, .50), (sun, (1., .5, .22), 9, .13)])
low = lamp('sun', 'SUN', 2.9 if GOLD else 2.2, (1., .56, .26), angle=.03)
aim(low, (9, 8, 2.3) if GOLD else (9, 4.5, 1.9), (0, 0, 0))
area('cool', (-40, -4, 16), (0, 22, 0), 26, 9000 if GOLD else 12000, (.20, .50, .95))
eye = float(height(np.array([[0.]]), np.array([[-9.]]))[0, 0])
if GOLD:
    camera((0, -10.5, eye + 3.9), (1.2, 24, eye + 1.7), lens=32)
else:
    camera((0, -10.5, eye + 7.2), (1.6, 24, eye + 3.2), lens=34)
haze = '.13,.080,.066,.0055,900' if GOLD else '.040,.046,.062,.0060,900'
render('dunes', bounces=3, post=dict(haze=haze, bloom=.13, thr=1.1, mist=.07, vig=.5, ev=.34 if GOLD else .42, sat=1.32, pow=1.32, teal=.15))
