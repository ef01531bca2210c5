"""What moves in the ai film: light runs along the filaments into the core and out of it, the core breathes, dust drifts."""
import cv2
import numpy as np

HAZE, DRIFT, SPILL = None, (3.2, 1.1), .10
GRADE = dict(bloom=.22, thr=.65, mist=.08, vig=.55, ev=.32, sat=1.3, pow=1.36, teal=.05)
RIBBONS = (84, 84, 40)  # filaments of each, as in the scene
SLABS, BLURS = 5, (.55, .95, 1.5, 2.3)  # layers of depth; sigmas in pixels
SOFT = ((0, 0), (.7, .3), (-.7, -.3), (.3, -.7), (-.3, .7))
TURN = 2 * np.pi


def filaments(plate):
    """Points a pixel apart on every filament: position, colour, brightness, radius, way along, spacing, filament."""
    parts = []
    for i, (p, c, r) in enumerate(zip(*(plate.curves[k] for k in 'TCR'))):
        x, y, w = plate.project(p)
        ok = w > .6
        p, c, r, x, y = p[ok], c[ok], r[ok], x[ok], y[ok]
        s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        n = int(s[-1] / .9)
        at = lambda a: np.interp(np.linspace(0, s[-1], n), s, a)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
        pos, col = (np.stack([at(a[:, k]) for k in range(3)], -1) for a in (p, c))
        ok = plate.inside(at(x), at(y), 60)
        parts.append([a[ok] for a in (pos, col, at(c[:, 3]), at(r), at(length) / length[-1], np.full(n, s[-1] / n), np.full(n, i))])
    return [np.concatenate(a) for a in zip(*parts)]


def by_depth(x, y, light, cover, depth, blur):
    """Parts from far to near, each with one blur."""
    edges = np.quantile(depth, np.linspace(0, 1, SLABS + 1)[1:-1])
    slab, kind = np.digitize(depth, edges), np.digitize(blur, [(a + b) / 2 for a, b in zip(BLURS, BLURS[1:])])
    for k in range(SLABS - 1, -1, -1):
        for j, sigma in enumerate(BLURS):
            m = (slab == k) & (kind == j)
            if m.any():
                yield x[m], y[m], light[m], cover[m], sigma


def lights(plate):
    """Pulses on each filament, riders (sparks and beads) that travel with them, dust."""
    rng = np.random.default_rng(7)
    O = plate.curves['centre']
    pos, colour, bright, radius, along, step, line = filaments(plate)
    count = sum(RIBBONS)
    ribbon = np.repeat(range(3), RIBBONS)
    inner = np.concatenate([np.arange(n) for n in RIBBONS])
    main = inner % 9 == 0
    d = pos[:, 0] - O[0]
    swing = (.35 + .65 * np.clip(np.abs(d) / 2.5, 0, 1)) * np.clip((d + 4.2) / 1.5, 0, 1)
    wave, wander = pos[:, 0] * .9 + inner[line] * .17, np.array([0., 2.1, 4.0])[ribbon[line]]
    bright = bright / (.55 + .45 * np.sin(wave) ** 2)  # the scene's own standing wave; here it travels
    shine = .20 * (.55 * colour / colour.max(1, keepdims=True) + .45)  # pulses are paler than their filament
    near_core = np.exp(-(np.linalg.norm(pos - O, axis=1) / 1.5) ** 2)
    phase, cycles = rng.random((count, 3)), rng.choice([1, 1, 2], count)
    power = np.where(main, 1.9, .75 * rng.uniform(.4, 1.2, count))
    tail = np.where(main, .060, .035)

    n = 560  # riders: two of three are sparks, one is a bead of brass on a main filament
    bead = np.arange(n) % 3 == 0
    r_line = np.where(bead, rng.choice(np.flatnonzero(main & (ribbon < 2)), n), rng.integers(0, count, n))
    r_at, r_way, r_phase = rng.random(n), np.where(bead, .05, rng.uniform(.05, .14, n)), rng.random(n)
    r_size = np.where(bead, rng.choice([.010, .015, .021], n), rng.uniform(.006, .013, n))
    r_power = np.where(bead, 1.1, 7 * rng.uniform(.3, 1, n))
    key = line * 2 + along

    m = 420
    dust = np.stack([rng.uniform(-7, 9, m), rng.uniform(-3.2, 9, m), rng.uniform(-.6, 3.6, m)], -1)
    dust_v, dust_phase = np.stack([rng.uniform(.05, .4, m), rng.uniform(-.2, .2, m), rng.uniform(-.05, .3, m)], -1), rng.random(m)
    dust_c = np.where(rng.random(m)[:, None] < .6, [1., .6, .28], [.12, .6, .85]) * (4.5 * rng.uniform(.1, .85, m))[:, None]
    dust_r = rng.uniform(.004, .010, m)

    cx, cy, cw = (float(a[0]) for a in plate.project(O[None]))
    span = np.hypot(plate.xx - cx, plate.yy - cy) / plate.w
    halo, ball = np.exp(-(span / .13) ** 2)[..., None], np.exp(-(span / .11) ** 4).astype(np.float32)

    def point(p, size, light, ox, oy):
        """Parts' arrays for small round lights."""
        x, y, w = plate.project(p)
        r = plate.pixels(size, w)
        x, y = x - ox * 5 / w, y - oy * 5 / w
        ok = (w > .8) & plate.inside(x, y)
        see = plate.seen(x, y, w, SOFT) * ok
        area = np.pi * r ** 2 * see
        return x, y, light * area[:, None], area * np.clip(light.max(1), 0, 1), w, np.hypot(r * .5, plate.defocus(w) / 4)

    def frame(t, ox, oy):
        a = TURN * t
        breath = np.sin(2 * a)
        # the plate: the camera moves a little, the core swells
        zoom = .010 * breath * ball
        sx, sy = plate.xx + ox * plate.near - (plate.xx - cx) * zoom, plate.yy + oy * plate.near - (plate.yy - cy) * zoom
        still = cv2.remap(plate.light, sx.astype(np.float32), sy.astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        still = np.maximum(still, 0) * (1 + .10 * breath * halo)

        p = pos.copy()
        p[:, 1] += .036 * swing * np.sin(pos[:, 0] * .7 - a + wander)
        p[:, 2] += .030 * swing * np.sin(pos[:, 0] * .9 - a + wander + 1.3)
        x, y, w = plate.project(p)
        x, y = x - ox * 5 / w, y - oy * 5 / w
        pulse = np.zeros(len(x))
        for j in range(3):
            lag = ((phase[:, j] + cycles * t)[line] - along) % 1.
            pulse += np.exp(-lag / tail[line]) * np.clip((1 - lag) / .016, 0, 1) ** 2
        gain = (.55 + .45 * np.sin(wave - np.pi * 2 * t) ** 2) * (.72 + .14 * breath * near_core) + power[line] * pulse
        width = plate.pixels(2 * radius, w)
        see = plate.seen(x, y, w, SOFT)
        lit = 2. * bright * gain
        area = width * step * see
        light = (colour + shine * (pulse * np.minimum(power[line], 1))[:, None]) * (lit * area)[:, None]
        fil = x, y, light, area * np.clip(lit * 2.5, 0, 1), w, np.sqrt((.29 * width) ** 2 + (plate.defocus(w) / 4) ** 2)

        f = (r_phase + t) % 1
        want = r_line * 2 + np.clip(r_at + r_way * (f - .5), 0, 1)
        i = np.clip(np.searchsorted(key, want), 1, len(key) - 1)
        k = np.clip((want - key[i - 1]) / np.maximum(key[i] - key[i - 1], 1e-9), 0, 1)[:, None]
        there = np.minimum(np.abs(key[i] - want), np.abs(want - key[i - 1])) < .004
        glow = r_power * np.sin(np.pi * f) ** np.where(bead, .6, 2) * there * np.clip((d[i] + 4.2) / 2.2, 0, 1)
        rider = point(p[i - 1] * (1 - k) + p[i] * k, r_size, np.where(bead[:, None], [.95, .60, .27], colour[i] * .6 + .3) * glow[:, None], ox, oy)

        f = (dust_phase + t) % 1
        mote = point(dust + dust_v * (f - .5)[:, None], dust_r, dust_c * (np.sin(np.pi * f) ** 1.5)[:, None], ox, oy)
        return still, list(by_depth(*(np.concatenate(b) for b in zip(fil, rider, mote))))

    return frame
