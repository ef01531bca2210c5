"""What moves in the vision film: streams of light run through the dunes, motes drift over the sand."""
import numpy as np

DENSITY = .0042
HAZE, DRIFT, SPILL = f'.17,.092,.068,{DENSITY},900', (7., 2.2), .35
GRADE = dict(ev=.32, bloom=.15, thr=1, mist=.07, vig=.5, pow=1.32, sat=1.4, teal=.18)
SAMPLES, MOTES = 2600, 95


def streams(plate):
    """Screen position, depth, width, way along, stream and light of every visible point of the streams."""
    parts = []
    for i, (p, c, r) in enumerate(zip(*(plate.curves[k] for k in 'TCR'))):
        sx, sy, w = plate.project(p)
        ok = w > .6
        sx, sy, w, c, r = sx[ok], sy[ok], w[ok], c[ok], r[ok]
        s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(sx), np.diff(sy)))])
        at = lambda a: np.interp(np.linspace(0, s[-1], SAMPLES), s, a)
        w = at(w)
        width = plate.pixels(2 * at(r), w)
        light = np.stack([at(c[:, k]) for k in range(3)], -1) * (np.minimum(width, 6) * s[-1] / SAMPLES * at(c[:, 3]))[:, None]
        u = np.log(w)
        parts.append((at(sx), at(sy), w, width, (u - u.min()) / (u.max() - u.min()), np.full(SAMPLES, i), light))
    x, y, w, *rest = [np.concatenate(a) for a in zip(*parts)]
    ok = plate.inside(x, y) & (plate.seen(x, y, w) > 0)
    return [a[ok] for a in (x, y, w, *rest)]


def lights(plate):
    """Two pulses on each stream, warm ones towards the city and cool ones out of it."""
    rng = np.random.default_rng(5)
    px, py, pw, width, along, stream, colour = streams(plate)
    warm = plate.curves['C'][:, 0, 0] > .5
    count, direction = len(warm), np.where(warm, 1, -1)
    phase, cycles = rng.random((count, 2)), rng.choice([1, 1, 2], count)
    size = np.digitize(width, [1.6, 3.2])
    fade, pull = np.exp(-pw * DENSITY * 1.3)[:, None], np.clip(5. / pw, 0, 1)
    M = MOTES
    mote = np.stack([rng.uniform(.30, 1.02, M) * plate.w, rng.uniform(.52, 1., M) * plate.h], -1)
    mote_v, mote_ph = np.stack([rng.uniform(-70, -10, M), rng.uniform(-60, -14, M)], -1), rng.random(M)
    mote_c = np.where(rng.random(M)[:, None] < .75, [1., .58, .24], [.2, .62, .95]) * rng.uniform(.2, 1., M)[:, None] * rng.uniform(9, 25, M)[:, None]

    def frame(t, ox, oy):
        w = 2 * np.pi * t
        gain = np.full(len(px), .34)
        for j in range(2):
            head = (phase[stream, j] + direction[stream] * cycles[stream] * t) % 1.
            lag = ((head - along) * direction[stream]) % 1.
            gain += 1.9 * np.exp(-lag / .16) * np.clip((1 - lag) / .03, 0, 1)
        light = colour * (gain * 4.2)[:, None] * fade
        x, y = px - ox * pull, py - oy * pull
        parts = [(x[m], y[m], light[m], None, blur) for m, blur in ((size == k, b) for k, b in enumerate((.65, 1.15, 2.0)))]
        f = (mote_ph + t) % 1
        glow = np.sin(np.pi * f) ** 2 * (.6 + .4 * np.sin(w * 3 + mote_ph * 20))
        mx, my = mote[:, 0] + mote_v[:, 0] * (f - .5) - ox * .6, mote[:, 1] + mote_v[:, 1] * (f - .5) + 6 * np.sin(w + mote_ph * 6.28)
        return plate.warped(ox, oy) * (1 + .015 * np.sin(w)), [*parts, (mx, my, mote_c * glow[:, None], None, 1.3)]

    return frame
