"""What several scenes share: sand, phones with live screens, turned metal, engraved stars, night air."""
import cv2

from kit import *

ROOT = os.path.dirname(os.path.dirname(HERE))
SKY_SAND = [(-1, (.002, .004, .010)), (-.02, (.045, .050, .065)), (.02, (.095, .085, .092)), (.10, (.032, .060, .10)),
            (.30, (.009, .026, .058)), (1, (.003, .009, .026))]


def wobble(x, y, s):
    """Smooth pseudo-noise from sines."""
    return sum(np.sin(x * s * f + p) * np.cos(y * s * f * 1.13 + q) / f for f, p, q in ((1, .3, 1.1), (1.93, 2.1, .4), (3.7, 4.2, 2.2), (7.1, 1.2, 5.)))


def wind(X, Y, pitch=.26, amp=.016):
    """Ripples of wind over level sand."""
    return amp * (.5 + .5 * np.cos(2 * PI * (Y * .9 + X * .38 + .25 * wobble(X, Y, .55)) / pitch))


def far_dunes(X, Y, start=4.5, height=.95):
    """Dunes that rise behind the subject."""
    z = sum(amp * (1 - np.abs(np.sin(X * f * .8 + Y * f * .55 + k * 1.7 + .6 * np.sin(Y * f * .6 + k)))) ** 1.5 for k, (f, amp) in enumerate(((.10, 2.2), (.21, .9), (.43, .30))))
    return z * np.clip((Y - start) / 16, 0, 1) ** 1.6 * height


def raked(X, Y, c, pitch=.235, reach=3.4, amp=.030, hole=.42):
    """Rings raked round c, fading outwards; returns height and how much of the ring pattern is there."""
    r = np.hypot(X - c[0], Y - c[1])
    ring = np.exp(-((r - hole) / reach) ** 2) * np.clip((r - hole) * 3, 0, 1)
    w = np.cos(2 * PI * (r + .05 * wobble(X, Y, .9)) / pitch)
    return amp * ring * (np.sign(w) * np.abs(w) ** .8 * .5 + .5), ring


def sand(height, front=-6.5, mid=9., back=60., rows=(1000, 500), cols=1500, x0=1.6, half=9., base=(.42, .265, .145)):
    """Sand from a height function of (X, Y); fine near the camera, coarse towards the horizon."""
    ys = np.concatenate([np.linspace(front, mid, rows[0]), np.linspace(mid + .06, back, rows[1])])
    xs = np.linspace(-1, 1, cols)
    X = np.outer(np.ones(len(ys)), np.sign(xs) * np.abs(xs) ** 1.5) * (half + np.maximum(ys[:, None], 0) * .9) + x0
    Y = np.repeat(ys[:, None], cols, 1)
    return grid('sand', X, Y, height(X, Y), pbr('sand', base, .62, spec=.35, sheen=.3, bump=(190, .35, .008, 2)))


def lathe(name, profile, mat, loc=(0, 0, 0), n=96):
    """Surface of revolution round Z from (radius, height) pairs; corners stay crisp."""
    P = np.array(profile, float)
    th = np.linspace(0, 2 * PI, n, endpoint=False)
    o = grid(name, P[:, :1] * np.cos(th), P[:, :1] * np.sin(th), np.repeat(P[:, 1:], n, 1), mat, closed=True)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(38)
    o.location = loc
    return o


def spline(pts, n=60):
    """Catmull-Rom curve through points of any dimension."""
    P = np.array([pts[0], *pts, pts[-1]], float)
    out = []
    for a, b, c, d in zip(P[:-3], P[1:-2], P[2:-1], P[3:]):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.concatenate(out + [P[-1:]])


def star_fill(name, c, R, mat, u=(1, 0, 0), v=(0, 1, 0), thick=0.):
    """Filled eight-fold star; with thickness a prism along u x v."""
    P = khatam(c, R, u, v)
    n = np.cross(u, v)
    if not thick:
        return mesh(name, P, [tuple(range(16))], mat)
    V = np.concatenate([P, P + n * thick])
    return mesh(name, V, [tuple(range(15, -1, -1)), tuple(range(16, 32))] + [(i, (i + 1) % 16, 16 + (i + 1) % 16, 16 + i) for i in range(16)], mat)


def group(parts, loc=(0, 0, 0), rot=(0, 0, 0), sc=1.):
    """Parent parts to an empty; angles in degrees."""
    root = link(bpy.data.objects.new('root', None))
    for p in parts:
        p.parent = root
    root.location, root.rotation_euler, root.scale = loc, [math.radians(a) for a in rot], (sc,) * 3
    return root


def as_png(path, turned=False):
    """A project picture as PNG in the work folder, since Blender reads no lossy webp with certainty; turned = mirrored."""
    out = os.path.join(WORK, 'textures', os.path.relpath(path, ROOT).replace(os.sep, '-') + ('-turned' if turned else '') + '.png')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(path):
        im = cv2.imread(path)
        cv2.imwrite(out, im[:, ::-1] if turned else im)
    return out


def app_screen(product, screen):
    """Path of an app screen's master; VIEW=ar gives the Arabic one mirrored, since that view's picture is turned over at the end."""
    return as_png(os.path.join(ROOT, 'art/masters/screens', product, f"{screen}.{VIEW or 'en'}.webp"), VIEW == 'ar')


def glowing_image(file, strength=1., gloss=True, extension='EXTEND'):
    """Emissive picture, behind Fresnel glass where gloss is on."""
    m = bpy.data.materials.new('screen')
    t = tree(m)
    L = t.links.new
    img = N(t, 'ShaderNodeTexImage', image=bpy.data.images.load(file), extension=extension, interpolation='Cubic')
    e, out = N(t, 'ShaderNodeEmission'), N(t, 'ShaderNodeOutputMaterial')
    e.inputs[1].default_value = strength
    L(N(t, 'ShaderNodeUVMap', uv_map='UV').outputs[0], img.inputs[0])
    L(img.outputs[0], e.inputs[0])
    if gloss:
        gl, fr, mx = N(t, 'ShaderNodeBsdfGlossy'), N(t, 'ShaderNodeFresnel'), N(t, 'ShaderNodeMixShader')
        gl.inputs['Roughness'].default_value, fr.inputs[0].default_value = .03, 1.40
        for k, n in enumerate((fr, e, gl)):
            L(n.outputs[0], mx.inputs[k])
        L(mx.outputs[0], out.inputs[0])
    else:
        L(e.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m


def device(file, metal, w=.72, h=1.52, r=.115, d=.082, strength=1., edge=.029, crop=(0, 0, 1, 1), buttons=True):
    """Phone, tablet or pane lying on its back, screen up (+Z), built round the origin; crop is (u0, v0, u1, v1)."""
    sw, sh = w - 2 * edge, h - 2 * edge
    P = rrect(sw, sh, max(r - edge, .01), 20)
    glass = mesh('screen', [(x, y, d + .0042) for x, y in P], [tuple(range(len(P)))], glowing_image(file, strength))
    uv = glass.data.uv_layers.new(name='UV')
    for l in glass.data.loops:
        co = glass.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (crop[0] + (co.x / sw + .5) * (crop[2] - crop[0]), crop[1] + (co.y / sh + .5) * (crop[3] - crop[1]))
    bezel = pbr('bezel', (.004, .005, .007), .06, spec=.6)
    parts = [glass, slab('body', w, h, d, r, min(.020, d * .3), metal, seg=20, bseg=6),
             slab('bezel', w - .022, h - .022, .006, r - .011, .003, bezel, (0, 0, d - .0025), seg=20)]
    if buttons:
        for x, y, length in ((-w / 2 - .002, .28, .13), (-w / 2 - .002, .12, .13), (w / 2 + .002, .20, .19)):
            parts.append(slab('button', .012, length, .022, .005, .003, metal, (x, y, d / 2 - .011)))
    return parts


def dust(box, n, col=(1., .6, .28), size=(.004, .009), strength=4.5, fade=None):
    """Motes in a box ((x0, x1), (y0, y1), (z0, z1)); fade maps points to brightness."""
    D = np.stack([np.random.uniform(a, b, n) for a, b in box], -1)
    a = np.random.uniform(.1, .8, n) * (1 if fade is None else fade(D))
    D, a = D[a > .04], a[a > .04]  # an unlit mote would be a black dot
    return points('dust', D, np.random.uniform(*size, len(D)), emis_attr('dust', strength), cols=[[*col, q] for q in a])
