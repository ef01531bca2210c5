"""Product phones on a plinth before a back-lit mashrabiya wall."""
from stage import *

reset(3)
titan, dark = pbr('titan', (.34, .30, .25), .24, 1.), pbr('dark', (.06, .09, .13), .24, 1.)
for product, name, loc, rot, metal, strength in (('swin', 'prediction', (1.10, -.62, .96), (87, 0, -11), titan, 1.3), ('web-mobile-apps', 'home', (2.02, .10, 1.05), (86, 1, -19), dark, .60),
                                                 ('lahfa', 'give', (.34, .02, 1.0), (87, -1, 8), dark, 1.1)):
    group(device(app_screen(product, name), metal, strength=strength), loc, rot)

stone = pbr('stone', (.012, .022, .042), .40, coat=.2)
for r, z, h, y, m in ((2.25, -.05, .07, .1, emis('seam', (1., .58, .22), 4.)), (1.35, .02, .06, 0, emis('seam_cool', (.1, .62, .95), 3.5))):
    slab('plinth', 1, 1, h, r, .012, stone, (1.05, y, z), poly=circle(r, 160))
    tube('seam', [np.array([(1.05 + x, y + q, z + .006) for x, q in circle(r + .010, 220)])], .007, m, cyclic=True, res=2)
floor(-.05, .22, .6)

s, stars = .32, []
for i in range(-4, 22):  # mashrabiya wall
    for j in range(13):
        stars.append(khatam((2 * s * i - 1.3, 3.3, .05 + 2 * s * j), s, (1, 0, 0), (0, 0, 1)))
tube('wall', stars, .022, pbr('wall', (.05, .075, .105), .35, .8), cyclic=True, res=2)


def glow_wall(loc, stretch, rgb, strength):
    """Backdrop with a soft round glow."""
    m = bpy.data.materials.new('glow_wall')
    t = tree(m)
    L = t.links.new
    tc, mp, g, r = N(t, 'ShaderNodeTexCoord'), N(t, 'ShaderNodeMapping'), N(t, 'ShaderNodeTexGradient', gradient_type='SPHERICAL'), N(t, 'ShaderNodeValToRGB')
    e = N(t, 'ShaderNodeEmission')
    mp.inputs['Scale'].default_value, e.inputs[1].default_value = stretch, strength
    r.color_ramp.interpolation = 'EASE'
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (.004, .011, .024, 1), c4(rgb)
    r.color_ramp.elements.new(.45).color = (.085, .068, .066, 1)
    for a, b in ((tc.outputs['Object'], mp.inputs[0]), (mp.outputs[0], g.inputs[0]), (g.outputs['Fac'], r.inputs[0]), (r.outputs[0], e.inputs[0])):
        L(a, b)
    L(e.outputs[0], N(t, 'ShaderNodeOutputMaterial').inputs[0])
    m.cycles.sample_as_light = False
    mesh('glow_wall', [(-20, 0, -3), (20, 0, -3), (20, 0, 9), (-20, 0, 9)], [(0, 1, 2, 3)], m).location = loc


glow_wall((2.4, 4.6, 1.25), (.27, .27, .38), (1., .50, .18), .72)
world([(-1, (.002, .004, .010)), (0, (.006, .016, .034)), (.3, (.005, .012, .028)), (1, (.003, .008, .018))])
area('key_cool', (-2.9, .9, 2.4), (1, 0, .9), 1.0, 230, (.40, .78, 1.), sy=3.2)
area('key_warm', (4.8, .9, 2.4), (1, 0, .9), 1., 320, (1., .62, .30), sy=3.)
area('top', (1, -.6, 4.6), (1, 0, .9), 2.4, 70, (.8, .9, 1.))
area('back', (1., 2.4, 3.4), (1, 0, .6), 3, 170, (1., .66, .36))
camera((-.42, -4.9, 1.12), (.36, 0, .90), lens=47, f=2.2, focus=(1.0, -.5, .95))
render('phones', post=dict(bloom=.10, thr=1.0, mist=.05, vig=.5, ev=.58, sat=1.32, pow=1.42), bounces=5)
