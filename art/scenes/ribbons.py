"""A band of light filaments that turns over once. VIEW=gold: it sinks towards the end; VIEW=teal: it rises, cool."""
from kit import *

reset(17)
GOLD = VIEW == 'gold'
TEAL_C, SAND_C = np.array([.06, .56, .74]), np.array([1., .58, .22])
N_LINE, K = 58, 420
x = np.linspace(-8.5, 9.5, K)
turn = -1 if GOLD else 1
lines, cols, radii, sparks, spark_c = [], [], [], [], []
for i in range(N_LINE):
    u = i / (N_LINE - 1) * 2 - 1
    # the band is wide where it faces the viewer and a thread where it turns over
    phi = .46 * x * turn + (.75 if GOLD else -.55) + .25 * np.sin(x * .35)
    wide = 1.35 + .35 * np.sin(x * .28 + 1.)
    centre = turn * (.60 * np.sin(x * .36 - .5) + .055 * x)
    z = centre + u * wide * np.cos(phi) + .05 * np.sin(x * .8 + u * 3)
    y = .6 * np.cos(x * .30) + u * wide * np.sin(phi)
    lines.append(np.stack([x, y, z], -1))
    share = smooth(*((-1.3, .1) if GOLD else (-.1, 1.2)), u * .8 + .45 * np.sin(x * .25 + .4))[:, None]
    colour = TEAL_C * (1 - share) + SAND_C * share
    main = i % 8 == 0
    a = (.80 if main else .30) * (.45 + .55 * np.sin(x * .33 + i * .05) ** 2)
    a = a * smooth(-8.5, -3.0, x) * (1 - .7 * smooth(5.5, 9.5, x)) * (.55 + .45 * np.sin(phi) ** 2)
    cols.append(np.concatenate([colour, a[:, None]], 1))
    radii.append(np.full(K, .0105 if main else .0052))
    for q in np.random.choice(np.arange(110, K - 40), 3, replace=False):
        sparks.append(lines[-1][q])
        spark_c.append([*colour[q], np.random.uniform(.15, .8) * smooth(-5, 0, x[q])])
tube('filaments', lines, 0, emis_attr('filaments', 2.3), radii=radii, cols=cols, res=2)
points('sparks', sparks, np.random.uniform(.006, .015, len(sparks)), emis_attr('sparks', 5.), cols=spark_c)
warm, cool = (.45, 1, -.10 if GOLD else -.25), (.25, 1, .22)
world([(-1, (.0015, .004, .009)), (-.25, (.0030, .0075, .0160)), (.05, (.0050, .0140, .0290)), (.35, (.0035, .0095, .0200)), (1, (.002, .005, .012))],
      [(cool, (.06, .34, .50), 12, .060), (warm, (1., .5, .2), 18, .045 if GOLD else .018)])
camera((-.3, -8.2, .5), (.35, 0, .05), lens=40, f=1.1, focus=(1.6, -.2, 0))
render('ribbons', bounces=2, post=dict(bloom=.20, thr=.7, mist=.07, vig=.5, ev=.30, sat=1.28, pow=1.34, teal=.05), trans=4)
