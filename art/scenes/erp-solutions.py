"""ERP: an open movement like that of a watch. Wheels of brass and blued metal, pierced with stars, mesh and turn from one lit arbor."""
from stage import *

reset(23)
MOD = .060                                  # one module for every wheel, or they would not mesh
warm, cool = emis('warm', (1., .55, .20), 3.2), emis('cool', (.08, .58, .86), 1.7)


def brushed(name, base, rough, aniso=.8, rays=False, metal=1., coat=0.):
    """Metal turned on a lathe (fine circles) or brushed outwards (rays): highlights fan out from the middle of the part."""
    m = pbr(name, base, rough, metal, coat)
    t, L = m.node_tree, m.node_tree.links.new
    p = next(n for n in t.nodes if n.type == 'BSDF_PRINCIPLED')
    p.inputs['Anisotropic'].default_value, p.inputs['Anisotropic Rotation'].default_value = aniso, .25 if rays else 0.
    L(N(t, 'ShaderNodeTangent', direction_type='RADIAL', axis='Z').outputs[0], p.inputs['Tangent'])
    tc, ln = N(t, 'ShaderNodeTexCoord'), N(t, 'ShaderNodeVectorMath', operation='LENGTH')
    nz, mr = N(t, 'ShaderNodeTexNoise', noise_dimensions='1D'), N(t, 'ShaderNodeMapRange')
    if rays:
        sp, at = N(t, 'ShaderNodeSeparateXYZ'), N(t, 'ShaderNodeMath', operation='ARCTAN2')
        L(tc.outputs['Object'], sp.inputs[0])
        L(sp.outputs['Y'], at.inputs[0])
        L(sp.outputs['X'], at.inputs[1])
        L(at.outputs[0], nz.inputs['W'])
    else:
        L(tc.outputs['Object'], ln.inputs[0])
        L(ln.outputs['Value'], nz.inputs['W'])
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value = (22 if rays else 60), 3
    mr.inputs[3].default_value, mr.inputs[4].default_value = rough * .8, rough * 1.25
    L(nz.outputs['Fac'], mr.inputs[0])
    L(mr.outputs[0], p.inputs['Roughness'])
    b = N(t, 'ShaderNodeBump')
    b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = .06, .006
    L(nz.outputs['Fac'], b.inputs['Height'])
    L(b.outputs[0], p.inputs['Normal'])
    return m


brass = brushed('brass', (.83, .53, .23), .27)
brass_rays = brushed('brass_rays', (.80, .50, .21), .26, rays=True)
far = pbr('far', (.83, .53, .23), .36, 1.)  # out of focus, where grain would only glitter
blued = brushed('blued', (.024, .130, .265), .27, coat=.1)
enamel = pbr('enamel', (.006, .013, .028), .42, 0., spec=.12)
steel = brushed('steel', (.30, .38, .47), .27)
figure = pbr('figure', (.88, .58, .26), .3, 1., emit=(1., .55, .20), es=.38)
polish = pbr('polish', (.88, .58, .26), .16, 1.)
jewel = emis_ball('jewel', (.95, .36, .07), (.30, .05, .006))


def pierced(name, outline, holes, h, bev, mat, loc=(0, 0, 0), turn=0.):
    """Plate with holes and a bevel on every edge, those of the holes too; base at z=0 of loc."""
    c = bpy.data.curves.new(name, 'CURVE')
    c.dimensions, c.fill_mode, c.extrude, c.bevel_depth, c.bevel_resolution, c.offset = '2D', 'BOTH', h / 2 - bev, bev, 2, -bev
    for P in [outline, *holes]:
        s = c.splines.new('POLY')
        s.points.add(len(P) - 1)
        s.points.foreach_set('co', np.concatenate([np.asarray(P, float)[:, :2], np.zeros((len(P), 1)), np.ones((len(P), 1))], 1).ravel())
        s.use_cyclic_u = True
    raw = link(bpy.data.objects.new(name, c))
    me = bpy.data.meshes.new_from_object(raw.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(raw)
    me.transform(Matrix.Translation((0, 0, h / 2)))
    me.materials.clear()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(42)
    o = link(bpy.data.objects.new(name, me))
    o.modifiers.new('flat', 'WEIGHTED_NORMAL').keep_sharp = True  # else the flat faces shade like cushions
    o.location, o.rotation_euler = loc, (0, 0, turn)
    return o


def teeth(z, play=.035):
    """Outline of an involute wheel with z teeth, the first one centred on angle 0."""
    inv = lambda a: math.tan(a) - a
    r = MOD * z / 2
    rb, ra, rf = r * math.cos(math.radians(20)), r + MOD, r - 1.22 * MOD
    R = np.concatenate([[rf, rf + MOD * .12], np.linspace(max(rb, rf + MOD * .3), ra - MOD * .12, 7), [ra]])
    half = np.array([PI / 2 / z * (1 - play) + inv(math.radians(20)) - inv(math.acos(min(1, rb / max(q, rb)))) for q in R])
    half[0] += MOD * .14 / rf
    half[-1] -= MOD * .09 / ra
    out = []
    for k in range(z):
        for q, a in [*zip(R, -half), *zip(R[::-1], half[::-1])]:
            out.append((q * math.cos(2 * PI * k / z + a), q * math.sin(2 * PI * k / z + a)))
    return out


def star83(R):
    """Eight-fold star with deep notches."""
    return [(q * math.cos(i * PI / 8), q * math.sin(i * PI / 8)) for i in range(16) for q in [R if i % 2 == 0 else .5412 * R]]


def around(P, n, r, first=0.):
    """n copies of an outline, each moved out by r along its ray."""
    A = np.asarray(P, float)[:, :2] + [r, 0]
    return [A @ np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]]) for a in first + np.arange(n) * 2 * PI / n]


def ring(r, w, z, mat, c):
    """Hairline round c."""
    return tube('hairline', [np.array([(c[0] + x, c[1] + y, z) for x, y in circle(r, 160)])], w, mat, cyclic=True, res=3)


def screw(x, y, z, r=.055, a=.6):
    """Blued screw with a slot."""
    slab('screw', 1, 1, .045, bev=.012, mat=blued, loc=(x, y, z), poly=circle(r, 40))
    o = slab('slot', r * 1.7, r * .24, .004, .003, .001, enamel, (x, y, z + .0425))
    o.rotation_euler = (0, 0, a)


def hub(c, z, r):
    """Stepped brass hub with a jewel."""
    lathe('hub', [(0, -.3), (r * .55, -.3), (r * .55, 0), (r * .96, 0), (r, .012), (r, .05), (r * .94, .062), (r * .74, .062), (r * .70, .075), (r * .70, .10), (r * .62, .112), (r * .44, .112), (r * .40, .095), (0, .095)], polish, (*c, z), 72)
    o = sphere('jewel', r * .40, (*c, z + .095), jewel, 4)
    o.scale = (1, 1, .5)


PLACES = {}  # centre, pitch radius and turn of each wheel


def wheel(key, n, mat, web, kind, z=.20, h=.17, lit=None, on=None, toward=0., at=(0, 0), phase=0.):
    """Wheel with n teeth; 'on' names the wheel it meshes with, 'toward' the direction (degrees) in which it lies from there."""
    r, turn = MOD * n / 2, phase
    if on:
        c0, r0, t0 = PLACES[on]
        a = math.radians(toward)
        at = (c0[0] + (r + r0) * math.cos(a), c0[1] + (r + r0) * math.sin(a))
        turn = a + PI + (PI * MOD / 2 - (t0 - a) * r0) / r
    PLACES[key] = at, r, turn
    c, ri = np.array(at), r - 1.22 * MOD - max(.10, r * .155)
    pierced('teeth', teeth(n), [circle(ri, 160)], h, .014, mat, (*at, z), turn)
    if lit:
        ring(ri + .022, .0055, z + h, lit, c)
    if kind == 'star':
        pierced('web', star83(ri * 1.075), around([(-.05 * r, 0), (0, -.028 * r), (.17 * r, 0), (0, .028 * r)], 8, .33 * r), h * .5, .010, web, (*at, z + h * .22), turn)
    elif kind == 'stars':
        pierced('web', circle(ri * 1.02, 160), around(star83(ri * .225), 8, ri * .65), h * .5, .007, web, (*at, z + h * .22), turn)
    else:  # kites of a rosette
        pierced('web', circle(ri * 1.02, 160), around([(-.34 * ri, 0), (.10 * ri, -.24 * ri), (.30 * ri, -.13 * ri), (.30 * ri, .13 * ri), (.10 * ri, .24 * ri)], 8, ri * .62), h * .5, .009, web, (*at, z + h * .22), turn)
    return c, ri


C0, ri = wheel('main', 40, brass, brass_rays, 'star', h=.20, phase=.05)
wheel('b', 24, blued, blued, 'stars', on='main', toward=22, lit=cool)
wheel('c', 18, brass, brass_rays, 'kites', on='main', toward=-48)
wheel('d', 16, steel, blued, 'kites', on='main', toward=104)
wheel('e', 14, blued, blued, 'kites', on='c', toward=46)
wheel('f', 26, far, far, 'stars', on='d', toward=20)
wheel('g', 12, blued, brass_rays, 'kites', on='c', toward=-135)
for k in 'bcdefg':
    c, r, _ = PLACES[k]
    hub(c, .20 + .17 * .72, max(.13, r * .24))

# the main wheel: enamelled rim ruled with figures, the lit arbor
top = .20 + .20
ro = MOD * 20 - 1.22 * MOD
pierced('dial', circle(ro - .020, 200), [circle(ri + .020, 200)], .022, .006, enamel, (0, 0, top - .010))
ring(ri + .030, .0045, top + .010, warm, C0)
for k in range(80):
    a, long = k * 2 * PI / 80, k % 5 == 0
    w = .085 if long else .040
    q = ro - .036 - w / 2
    o = slab('tick', w, .014 if long else .008, .010, .002, .0015, figure, (q * math.cos(a), q * math.sin(a), top + .008), seg=2, bseg=1)
    o.rotation_euler = (0, 0, a)
    if k % 10 == 0:
        star_fill('mark', (math.cos(a) * (ri + .062), math.sin(a) * (ri + .062), top + .011), .020, figure, thick=.006)
lathe('arbor', [(0, -.2), (.17, -.2), (.17, .10), (.30, .10), (.312, .112), (.312, .15), (.30, .162), (.25, .162), (.24, .175), (.24, .21), (.23, .222), (.19, .222), (.15, .17), (0, .15)], polish, (0, 0, .22), 128)
ring(.275, .0045, .383, warm, C0)
tube('crown', [khatam((0, 0, .475), .235)], .010, polish, cyclic=True, res=4)
sphere('heart', .150, (0, 0, .53), emis_ball('heart', (2.3, 1.15, .38), (.50, .09, .006), .78), 5)
point('heart', (0, 0, .56), 26, (1., .56, .22), .13)
point('under', (0, 0, .10), 14, (1., .54, .20), .05)

# main plate: striped, with a sunk dish under the main wheel
PC, PR = (1.40, .32), 2.90
plate = pbr('plate', (.004, .066, .130), .55, .9)
t, L = plate.node_tree, plate.node_tree.links.new
p = next(n for n in t.nodes if n.type == 'BSDF_PRINCIPLED')
tc, dt, fr, sb, sq, b = N(t, 'ShaderNodeTexCoord'), N(t, 'ShaderNodeVectorMath', operation='DOT_PRODUCT'), N(t, 'ShaderNodeMath', operation='FRACT'), N(t, 'ShaderNodeMath', operation='SUBTRACT'), N(t, 'ShaderNodeMath', operation='POWER'), N(t, 'ShaderNodeBump')
dt.inputs[1].default_value, sb.inputs[1].default_value, sq.inputs[1].default_value = (3.4, 1.7, 0), .5, 2
b.inputs['Strength'].default_value, b.inputs['Distance'].default_value, b.invert = 1., .028, True
for o, i in ((tc.outputs['Object'], dt.inputs[0]), (dt.outputs['Value'], fr.inputs[0]), (fr.outputs[0], sb.inputs[0]), (sb.outputs[0], sq.inputs[0]), (sq.outputs[0], b.inputs['Height']), (b.outputs[0], p.inputs['Normal'])):
    L(o, i)
pierced('plate', circle(PR, 256), [np.array(circle(1.02, 160)) - PC], .20, .03, plate, (*PC, -.20))
lathe('dish', [(1.06, -.2), (1.06, -.02), (1.02, -.025), (1.0, -.06), (.75, -.06), (.74, -.04), (.46, -.04), (.45, -.02), (0, -.02)], brushed('dish', (.50, .27, .11), .36, rays=True), (0, 0, 0), 160)
lathe('bezel', [(PR - .02, -.26), (PR + .10, -.26), (PR + .13, -.23), (PR + .13, -.05), (PR + .10, -.02), (PR + .045, -.02), (PR + .03, -.05), (PR - .02, -.05)], steel, (*PC, 0), 256)
rim = np.array([(PC[0] + x, PC[1] + y, -.025) for x, y in circle(PR + .02, 256)])
lit = .25 + .75 * smooth(-1.5, .3, rim[:, 0]) * smooth(-3.2, -1.2, rim[:, 1])
tube('rim', [rim], .0048, emis_attr('rim', 1.6), cyclic=True, res=3, cols=[np.concatenate([np.tile((.08, .58, .86), (256, 1)), lit[:, None]], 1)])
for a in (196, 218):
    a = math.radians(a)
    screw(PC[0] + math.cos(a) * (PR - .16), PC[1] + math.sin(a) * (PR - .16), -.012, .075, a + .5)

dust(((-1.5, 3), (-2, 3), (.4, 1.8)), 110, fade=lambda D: np.exp(-(np.hypot(D[:, 0], D[:, 1]) / 1.1) ** 2), size=(.003, .007))
world([(-1, (.002, .004, .009)), (-.62, (.003, .008, .016)), (-.35, (.006, .016, .032)), (0, (.007, .018, .036)), (.5, (.006, .016, .034)), (1, (.002, .006, .014))],
      [((.32, 1, -.38), (.03, .17, .26), 16, .16), ((.15, 1, .62), (.04, .20, .32), 22, .45), ((-.45, 1, .52), (.34, .17, .065), 14, .20)])
area('rim_warm', (2.5, 6.0, 3.7), (.6, 0, .2), 1.7, 132, (1., .58, .27), sy=1.1)
area('rim_cool', (-4.6, 3.4, 2.6), (.4, 0, .2), 2, 170, (.16, .44, 1.), sy=4)
area('front', (-3, -6, 4), (.4, 0, .2), 3, 38, (.62, .74, 1.))
area('low', (-3.4, -3.6, .7), (0, -.6, .3), 2.2, 110, (1., .60, .30))
T = np.array([-.86, .02, .12])
cam = camera(tuple(T + 7.3 * np.array([-.06, -math.cos(math.radians(29)), math.sin(math.radians(29))])), tuple(T), lens=50, f=.30, focus=(0, -.35, .45))
cam.rotation_euler.rotate_axis('Z', math.radians(-4))
render('erp-solutions', post=dict(bloom=.15, thr=.95, mist=.07, vig=.5, ev=.45, sat=1.3, pow=1.32), bounces=5)
