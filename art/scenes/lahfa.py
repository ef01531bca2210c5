"""Lahfa: a phone stands in raked sand beside a glowing pearl, whose sparks rise past the screen."""
from stage import *

reset(43)
C = np.array([3.30, .45])


def ground(X, Y):
    """Rings raked round the pearl, wind and dunes beyond; the sand banks up at the phone's foot."""
    z, ring = raked(X, Y, C, .235, 3.2, .032)
    r = np.hypot(X - C[0], Y - C[1])
    z += wind(X, Y) * (1 - ring) * np.clip(1 - (r - 3) / 16, 0, 1) + far_dunes(X, Y)
    z -= .28 * np.exp(-(r / .75) ** 2)
    return z + .060 * np.exp(-(((X - 1.55) / .62) ** 2 + ((Y + .62) / .30) ** 2))


sand(ground)
sphere('pearl', .30, (*C, .10), emis_ball('pearl', (3.2, 1.85, .8), (1.3, .36, .05), .45), 6)
point('pearl', (*C, .26), 95, (1., .54, .20), .28)
P, K, S = [], [], []
for _ in range(420):
    h, a = random.random() ** 1.6 * 2.8, random.random() * 6.28
    q = .18 + .22 * h * random.random() + .5 * random.random() ** 3 * h
    P.append((C[0] + q * math.cos(a) + .12 * h, C[1] + q * math.sin(a), .26 + h))
    K.append([1., .62, .26, random.uniform(.2, 1) * math.exp(-h * .5)])
    S.append(random.uniform(.004, .013))
for _ in range(220):
    q, a = .5 + 3.2 * random.random() ** 1.2, random.random() * 6.28
    P.append((C[0] + q * math.cos(a), C[1] + q * math.sin(a), .06 + .25 * random.random() ** 2))
    K.append([1., .62, .26, random.uniform(.1, .7) * math.exp(-q * .4)])
    S.append(random.uniform(.003, .008))
points('grains', P, np.array(S), emis_attr('grains', 11.), cols=K)
titan = pbr('titan', (.40, .34, .27), .24, 1.)
group(device(app_screen('lahfa', 'give'), titan, strength=1.25), (1.55, -.62, 1.02), (84, -2, -15), 1.30)
point('foot', (1.30, -1.25, .30), 3.2, (1., .66, .36), .25)
world([(z, tuple(.60 * q for q in c)) for z, c in SKY_SAND], [((.52, 1, .03), (1., .5, .22), 30, .30)])
area('rim', (-5, 8, 4.4), (1.8, 0, .9), 5, 220, (.15, .45, .95))
area('rim_warm', (7, 5, 3.6), (1.8, -.4, .9), 3, 420, (1., .55, .28))
area('cool', (1, -6, 5), (1.6, 0, .6), 5, 65, (.35, .62, 1.))
camera((-.55, -5.7, 1.45), (.78, .4, .96), lens=37, f=1.9, focus=(1.5, -.75, 1.))
render('lahfa', bounces=4, post=dict(haze='.022,.027,.038,.008,900', bloom=.14, thr=1.1, mist=.06, vig=.55, ev=.28, sat=1.3, pow=1.32))
