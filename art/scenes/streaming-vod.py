"""Streaming: a film ribbon unrolls from a brass reel round a phone on which the film plays; its frames are windows of light."""
from stage import *

reset(37)
M = brand()
gold = pbr('gold', (.86, .56, .24), .26, 1.)
film = pbr('film', (.012, .020, .034), .22, .3, coat=.6)

# the frames: other pictures of this world, as one strip
names = ('vision', 'towers', 'values', 'ai', 'dunes-gold', 'cyber', 'industry', 'lattice-gate')
tiles = [cv2.resize(cv2.imread(as_png(os.path.join(ROOT, 'art/masters', n + '.webp'))), (512, 288), interpolation=cv2.INTER_AREA) for n in names]
tiles = [np.clip(t.astype(np.float32) * (100 / max(40, t.mean() + 22)), 0, 255).astype(np.uint8) for t in tiles]
strip_file = os.path.join(WORK, 'textures', 'strip.png')
os.makedirs(os.path.dirname(strip_file), exist_ok=True)
cv2.imwrite(strip_file, np.concatenate(tiles, 1))

W, O, LIFT = .60, np.array([3.75, 1.55]), .95


def ribbon(P, A, mat_film, pitch=1.0):
    """Film along centre line P with width vector A: base strip, perforations' edge lines, glowing frames."""
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    n = len(P)
    X = np.stack([P - A * W / 2, P + A * W / 2], 1)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N_ = np.cross(A, T)
    grid('film', X[..., 0], X[..., 1], X[..., 2], mat_film)
    X2 = X - N_[:, None] * .012
    grid('film_back', X2[..., 0], X2[..., 1], X2[..., 2], mat_film)
    tube('edges', [P - A * W / 2, P + A * W / 2], .011, gold, res=3)
    holes = []
    for side in (-1, 1):
        for q in np.arange(.06, d[-1], .115):
            c = np.array([np.interp(q, d, P[:, k]) for k in range(3)])
            a = np.array([np.interp(q, d, A[:, k]) for k in range(3)])
            b = np.array([np.interp(q, d, T[:, k]) for k in range(3)])
            m = np.cross(a, b)
            for off in (.005, -.017):
                h = c + a * side * W * .435 + m * off
                holes.append([h + a * u * .018 + b * v * .022 for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    Vh = np.array(holes).reshape(-1, 3)
    fast_mesh('holes', Vh, np.arange(len(Vh)).reshape(-1, 4), emis('holes', (1., .60, .26), 1.15))
    lit = glowing_image(strip_file, 1.35, gloss=False)
    k = 0
    q = .05
    while q + pitch * .94 < d[-1]:
        s = np.linspace(q, q + pitch * .90, 24)
        c = np.stack([np.interp(s, d, P[:, j]) for j in range(3)], -1)
        a = np.stack([np.interp(s, d, A[:, j]) for j in range(3)], -1)
        b = np.gradient(c, axis=0)
        b /= np.linalg.norm(b, axis=1, keepdims=True)
        m = np.cross(a, b)
        for off in (.004, -.016):
            G = np.stack([c - a * W * .375 + m * off, c + a * W * .375 + m * off], 1)
            o = grid('frame', G[..., 0], G[..., 1], G[..., 2], lit)
            uv = o.data.uv_layers.new(name='UV')
            tile = k % len(names)
            for l in o.data.loops:
                i, side = divmod(l.vertex_index, 2)
                along = i / 23 if off > 0 else 1 - i / 23
                uv.data[l.index].uv = ((tile + .02 + .96 * along) / len(names), .03 + .94 * side)
        q += pitch
        k += 1
    return d[-1]


# the path in plan: a coil on a pedestal, then a wave that comes down to the floor and runs towards the viewer
END = math.radians(122)
th = np.linspace(END - 4.4 * 2 * PI, END, 1100)
r = np.linspace(.20, .80, 1100)
coil = np.stack([O[0] + r * np.cos(th), O[1] + r * np.sin(th), np.full(1100, LIFT)], -1)
p0 = coil[-1]
tail = spline([p0, p0 + [-.80, -.35, -.02], (1.45, 1.05, .62), (1.00, .15, .22), (1.55, -.85, .02), (2.65, -1.10, .0), (3.55, -1.35, .0), (5.0, -2.2, .0)], 110)
P = np.concatenate([coil, tail[2:]])
d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
s = np.linspace(0, d[-1], 2000)
P = np.stack([np.interp(s, d, P[:, k]) for k in range(3)], -1)
P = np.stack([np.convolve(np.pad(P[:, k], 15, mode='edge'), np.ones(31) / 31, 'valid') for k in range(3)], -1)
T = np.gradient(P, axis=0)
T /= np.linalg.norm(T, axis=1, keepdims=True)
free = smooth(d[1099] - .2, d[1099] + 2.4, s)[:, None]
A = np.array([0, 0, 1.]) + free * np.array([.10, 1.1, -.25]) + free * .22 * np.sin(s * 1.3)[:, None] * np.array([1., 0, 0])
A = A - T * (A * T).sum(1, keepdims=True)
A /= np.linalg.norm(A, axis=1, keepdims=True)
P[:, 2] += W / 2
ribbon(P, A, film)
ring = lambda z, rr, n=180: np.array([(O[0] + x * rr, O[1] + y * rr, z) for x, y in circle(1, n)])
for z in (LIFT - .04, LIFT + W + .04):
    tube('flange', [ring(z, .92), ring(z, .17)], .026, gold, cyclic=True, res=5)
    tube('star', [khatam((*O, z), .90), khatam((*O, z), .44)], .016, gold, cyclic=True, res=4)
lathe('hub', [(.15, LIFT - .02), (.15, LIFT + W + .10), (.11, LIFT + W + .14), (0, LIFT + W + .14)], M['steel'], (*O, 0))
sphere('heart', .095, (*O, LIFT + W + .22), emis_ball('heart', (2.2, 1.1, .4), (1., .25, .03)), 4)
point('heart', (*O, LIFT + W + .40), 30, (1., .56, .22), .1)
for rr, z, h in ((1.05, 0, .14), (.90, .14, .50), (1.0, .64, .09)):
    slab('pedestal', 1, 1, h, bev=.02, mat=M['ink'], loc=(*O, z), poly=ngon(8, rr, PI / 8, .06))
tube('seam', [np.array([(O[0] + x, O[1] + y, z) for x, y in ngon(8, rr, PI / 8, .06)]) for rr, z in ((1.055, .08), (1.005, .69))], .008, emis('seam', (1., .56, .2), 2.6), cyclic=True, res=2)
titan = pbr('titan', (.34, .30, .25), .24, 1.)
group(device(app_screen('streaming-vod', 'player'), titan, strength=1.3), (2.02, -.10, 1.20), (86, 0, -15), 1.14)
slab('plinth', 1, 1, .32, bev=.016, mat=M['ink'], loc=(2.02, -.10, 0), poly=ngon(8, .56, PI / 8, .06))
tube('plinth_seam', [np.array([(2.02 + x, -.10 + y, .24) for x, y in ngon(8, .565, PI / 8, .06)])], .007, emis('plinth_seam', (1., .56, .2), 2.6), cyclic=True, res=2)
for x, y in ((1.3, -.35), (2.4, -.95), (3.4, -1.4)):
    point('screen', (x, y - .3, .4), 2.2, (1., .74, .5), .2).visible_glossy = False
dust(((0, 5.5), (-2, 3), (.1, 3)), 140, fade=lambda D: np.clip((D[:, 0] - .2) / 1.8, 0, 1))
floor(0, .16, .6)
world([(z, tuple(.55 * c for c in cc)) for z, cc in NIGHT], [((.42, 1, .06), (.05, .20, .32), 10, .18)])
area('rim_cool', (6.5, 4, 3.8), (2.4, .6, .7), 3, 460, (.22, .66, 1.), sy=5, mirror=False)
area('rim_warm', (-1.8, 4.5, 3.6), (2.4, .6, .7), 2.5, 420, (1., .60, .30), sy=4, mirror=False)
area('front', (-2.5, -6.5, 3.4), (2.4, 0, .7), 3, 150, (.40, .68, 1.), mirror=False)
camera((-.55, -6.6, 2.20), (1.22, 0, .98), lens=45, f=1.8, focus=(1.7, -.5, .5))
render('streaming-vod', post=dict(haze='.003,.008,.016,.06,900,8', bloom=.13, thr=1., mist=.06, vig=.5, ev=.42, sat=1.28, pow=1.34), bounces=5)
