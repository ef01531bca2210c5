"""Services: a field of eight-sided columns, each at its own height; between those that stand out runs warm light."""
from stage import *

reset(14)
M = brand()
R, TALL = .452, 3.2
stone = pbr('stone', (.022, .040, .070), .38, .2, coat=.35, bump=(30, .10, .01, 4))
dark = pbr('dark', (.012, .022, .040), .42, .15, coat=.25, bump=(30, .10, .01, 4))
inlay = pbr('inlay', (.86, .56, .24), .28, 1., emit=(1., .52, .18), es=.16)
seam = emis('seam', (1., .52, .17), 1.9)
column = {m: slab('column', 1, 1, TALL, R, .026, m, (-900, 0, 0), poly=ngon(8, R * 1.0, PI / 8, .08, 4)) for m in (stone, dark)}
cap = slab('cap', 1, 1, .10, R, .022, stone, (-900, 0, 0), poly=ngon(8, R * 1.0, PI / 8, .08, 4))
glow = slab('glow', 1, 1, .030, R, .006, seam, (-900, 0, 0), poly=ngon(8, R * .955, PI / 8, .08, 4))
stars, post = [], None
# (column, row) of those that answer: a loose arc, like the services of one house
LIT = {(4, 3): .95, (6, 4): 1.25, (5, 6): 1.05, (8, 6): 1.45, (7, 8): 1.15, (10, 9): 1.30, (9, 3): .80, (3, 8): .80, (11, 5): .85}
for i in range(-26, 34):
    for j in range(-10, 44):
        x, y = .86 * i, .86 * j - 3.2
        hill = .55 * math.sin(x * .55 + .8 * math.sin(y * .35)) * math.cos(y * .42 + .5 * math.sin(x * .3)) + .30 * smooth(5, 16, y) + .012 * max(x, 0) * y
        top = .15 + hill + random.uniform(-.22, .22)
        up = LIT.get((i, j))
        if up:
            top = .55 + up * .75
            inst(column[stone], (x, y, top - TALL - .145))
            for k in range(3):  # storeys of light below the top, one under the other
                inst(cap, (x, y, top - .10 - .145 * k))
                inst(glow, (x, y, top - .135 - .145 * k))
            stars.append(khatam((x, y, top + .004), R * .62))
            stars.append(khatam((x, y, top + .004), R * .34))
            point('spill', (x, y, top - .55), 16, (1., .53, .20), .42)
            continue
        inst(column[random.choices((stone, dark), (3, 2))[0]], (x, y, top - TALL))
        if random.random() < .10 and x > -1.5:
            stars.append(khatam((x, y, top + .003), R * .55))
tube('stars', stars, .0095, inlay, cyclic=True, res=2)
world([(z, tuple(.8 * q for q in c)) for z, c in NIGHT], [((.5, 1, .08), (1., .5, .2), 14, .06), ((-.3, 1, .12), (.06, .30, .48), 10, .05)])
area('key', (-1, 14, 6.0), (4.5, 2, 0), 4, 1150, (.22, .60, .95), sy=8)
area('warm', (14, 11, 5.0), (5, 3, 0), 4, 1700, (1., .58, .28))
area('soft', (1, -9, 10), (3, 2, 0), 7, 260, (.42, .66, 1.))
camera((.2, -7.6, 5.0), (3.3, 2.2, .15), lens=38, f=1.6, focus=(4.6, 1.2, 1.0))
render('blocks', bounces=4, post=dict(haze='.010,.018,.032,.040,900,9', bloom=.15, thr=.9, mist=.07, vig=.5, ev=.42, sat=1.3, pow=1.32))
