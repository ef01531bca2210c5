"""Web and mobile: a pane and a phone stand in the sand at dusk, with the same light on both."""
from stage import *

reset(47)
titan, dark = pbr('titan', (.40, .34, .27), .24, 1.), pbr('dark', (.07, .10, .14), .24, 1.)
PANE, PHONE = np.array([2.66, .50]), np.array([.90, -.92])


def ground(X, Y):
    """Level wind-blown sand, banked against the feet of the pane and the phone."""
    r = np.hypot(X - 2, Y)
    z = wind(X, Y, .24, .020) * np.clip(1 - (r - 4) / 16, 0, 1) + far_dunes(X, Y, 5.)
    z += .19 * np.exp(-(((X - PANE[0]) / 1.55) ** 4 + ((Y - PANE[1] + .10 + .287 * (X - PANE[0])) / .34) ** 2)) + .10 * np.exp(-(((X - PANE[0] + .9) / .6) ** 2 + ((Y - PANE[1] + .22) / .4) ** 2))
    return z + .07 * np.exp(-(((X - PHONE[0]) / .55) ** 2 + ((Y - PHONE[1] + .04) / .26) ** 2))


sand(ground)

# the page on the pane, drawn in the app's own quiet style: a picture, a line of pictures, plain bars
PW, PH = 1600, 1000
sand50, ink = (242, 248, 251), (34, 19, 10)
page = np.full((PH, PW, 3), sand50, np.uint8)
hero = cv2.imread(as_png(os.path.join(ROOT, 'art/masters/vision.webp')))
hero = cv2.resize(hero, (PW, int(PW * 9 / 16)), interpolation=cv2.INTER_AREA)[180:180 + 600]
page[:600] = hero


def bar(x, y, w, h, c, r=None):
    """Bar with round ends."""
    r = h // 2 if r is None else r
    cv2.rectangle(page, (x + r, y), (x + w - r, y + h), c, -1, cv2.LINE_AA)
    cv2.rectangle(page, (x, y + r), (x + w, y + h - r), c, -1, cv2.LINE_AA)
    for cx in (x + r, x + w - r):
        for cy in (y + r, y + h - r):
            cv2.circle(page, (cx, cy), r, c, -1, cv2.LINE_AA)


light, gold_c = (231, 241, 246), (116, 182, 220)
cv2.polylines(page, [np.int32(khatam((96, 70, 0), 26)[:, :2])], True, gold_c, 4, cv2.LINE_AA)
bar(140, 61, 150, 18, light)
for k in range(4):
    bar(860 + k * 150, 62, 96, 14, light)
bar(1452, 46, 100, 46, gold_c, 8)
for k, w in enumerate((620, 520)):
    bar(96, 270 + k * 78, w, 46, light)
for k, w in enumerate((430, 380)):
    bar(96, 440 + k * 34, w, 14, (200, 182, 170))
bar(96, 520, 190, 48, gold_c, 8)
x = 96
for n in ('towers', 'values', 'erp', 'ai'):
    t = cv2.resize(cv2.imread(as_png(os.path.join(ROOT, 'art/masters', n + '.webp'))), (427, 240), interpolation=cv2.INTER_AREA)[:, 90:410]
    page[660:900, x:x + 320] = t
    bar(x, 922, 190, 16, ink)
    bar(x, 952, 120, 10, (150, 160, 175))
    x += 362
file = os.path.join(WORK, 'textures', 'pane.png')
cv2.imwrite(file, page)
group(device(file, dark, 2.72, 1.70, .06, .055, 1.3, .030, buttons=False), (PANE[0], PANE[1], .93), (84, 0, -16))  # its foot stands in the sand
group(device(app_screen('web-mobile-apps', 'home'), titan, strength=1.3), (PHONE[0], PHONE[1], .80), (82, -4, 6), 1.0)
point('glow', (PANE[0] - .3, PANE[1] - .75, .5), 6, (.5, .72, 1.), .5)
point('glow2', (PHONE[0], PHONE[1] - .6, .35), 2.2, (1., .82, .6), .3)
K, P = [], []
for _ in range(260):
    p = np.array([random.uniform(.3, 5.5), random.uniform(-1.6, 3), random.uniform(.1, 2.8)])
    P.append(p)
    K.append([1., .62, .28, random.uniform(.1, .8) * min(1, max(0, (p[0] - .3) / 1.5))])
points('grains', P, np.random.uniform(.003, .009, len(P)), emis_attr('grains', 5.), cols=K)
world([(z, tuple(.34 * q for q in c)) for z, c in SKY_SAND], [((.44, 1, .03), (1., .5, .22), 44, .34)])
area('rim', (-5, 6, 4.4), (1.8, 0, .9), 4, 330, (.15, .45, .95))
area('rim_warm', (8, 6, 3.2), (2, 0, .8), 3, 900, (1., .55, .28))
area('warm_side', (5.5, -1.6, 2.2), (1.8, 0, .6), 1.5, 110, (1., .58, .30))
area('cool', (0, -6, 5), (1.8, 0, .6), 5, 75, (.35, .62, 1.))
camera((-.55, -5.8, 1.42), (.86, .3, .98), lens=37, f=1.9, focus=(1.6, -.45, .9))
render('web-mobile', bounces=4, post=dict(haze='.016,.022,.036,.008,900', bloom=.13, thr=1.1, mist=.06, vig=.55, ev=.30, sat=1.3, pow=1.38))
