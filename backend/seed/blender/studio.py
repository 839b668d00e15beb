"""The one studio of all pictures: world, seamless floor, lights, camera, render settings."""
import bpy, math, os, tempfile, time
import numpy as np
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
from solid import link, PI
from materials import mat
from denoise import denoise

FLOOR = (.80, .81, .82)


def scene():
    return bpy.context.scene


def area(loc, size, energy, target=(0, 0, 1), sy=None):
    l = bpy.data.lights.new("a", "AREA")
    l.energy, l.size = energy, size
    if sy: l.shape, l.size_y = "RECTANGLE", sy
    o = bpy.data.objects.new("a", l)
    scene().collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def stage(k=1.0, world=.42, floor=FLOOR, catcher=False, target=(0, 0, 1.5), key=1.0, rim=1.0, fill=1.0, back=1.0):
    """Lights and floor; k is the size of the set relative to a part 12 units long."""
    w = bpy.data.worlds.new("w")
    scene().world = w
    w.use_nodes = True
    nt = w.node_tree
    tc, sp, ramp = nt.nodes.new("ShaderNodeTexCoord"), nt.nodes.new("ShaderNodeSeparateXYZ"), nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Generated"], sp.inputs["Vector"])
    nt.links.new(sp.outputs["Z"], ramp.inputs["Fac"])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, (.16, .165, .17, 1)
    e[1].position, e[1].color = .75, (.95, .97, 1, 1)
    e.new(.12).color = (.36, .37, .38, 1)
    nt.links.new(ramp.outputs["Color"], nt.nodes["Background"].inputs["Color"])
    nt.nodes["Background"].inputs["Strength"].default_value = world * 1.6
    # seamless floor: flat, a quarter round, a wall
    ys = [(-60 * k, 0)] + [(26 * k + 22 * k * math.sin(PI / 2 * i / 24), 22 * k - 22 * k * math.cos(PI / 2 * i / 24)) for i in range(25)] + [(48 * k, 60 * k)]
    n = len(ys)
    ground = link([(x, y, z) for x in (-120 * k, 120 * k) for y, z in ys], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
    for p in ground.data.polygons: p.use_smooth = True
    ground.data.materials.append(mat("floor", floor, rough=.7, edge=0, Specular=0 if catcher else .25))
    ground.is_shadow_catcher = catcher
    ground.name = "floor"
    area((-9 * k, -3 * k, 12 * k), 9 * k, 1750 * k * k * key, target, sy=7 * k)     # key: soft, left
    area((3 * k, 13 * k, 11 * k), 14 * k, 1250 * k * k * back, target, sy=5 * k)    # back top: gradient on upper faces
    area((13 * k, -1 * k, 5 * k), 3 * k, 560 * k * k * rim, target, sy=10 * k)      # strip, right
    area((-7 * k, -16 * k, 7 * k), 5 * k, 330 * k * k * fill, target, sy=4 * k)     # weak front fill
    return ground


def flag(loc, size, rot=None, grey=.011):
    """A black card that only reflections see: it gives metal faces a gradient."""
    x, y = size
    o = link([(-x / 2, -y / 2, 0), (x / 2, -y / 2, 0), (x / 2, y / 2, 0), (-x / 2, y / 2, 0)], [(0, 1, 2, 3)])
    if rot: o.data.transform(rot)
    o.location = loc
    o.data.materials.append(mat("flag", (grey,) * 3, rough=1, edge=0, Specular=0))
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False
    return o


def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("c")
    c.lens, c.shift_x, c.shift_y = lens, *shift
    o = bpy.data.objects.new("c", c)
    scene().collection.objects.link(o)
    scene().camera = o
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot((Vector(target) - Vector(loc)).normalized())
    o["shot"] = {"lens": lens, "from": list(loc), "towards": list(target), "fstop": fstop or 0}
    return o


def project(points, size):
    """Named 3D points -> per cent of the picture, so that drawn dimensions lie on the part."""
    s = scene()
    s.render.resolution_x, s.render.resolution_y = size
    bpy.context.view_layer.update()
    seen = {k: world_to_camera_view(s, s.camera, Vector(p)) for k, p in points.items()}
    return {k: [round(q.x * 100, 3), round((1 - q.y) * 100, 3)] for k, q in seen.items()}


def half(folder, seed, passes):
    s = scene()
    s.cycles.seed = seed
    for node in s.node_tree.nodes:
        if node.type == "OUTPUT_FILE":
            node.base_path = folder
    bpy.ops.render.render()
    out = []
    for name, channels in passes:
        path = os.path.join(folder, "%s0001.exr" % name)
        img = bpy.data.images.load(path)
        data = np.empty(img.size[0] * img.size[1] * 4, np.float32)
        img.pixels.foreach_get(data)
        out.append(data.reshape(img.size[1], img.size[0], 4)[:, :, :channels])
        bpy.data.images.remove(img)
        os.remove(path)
    return out


def render(path, size, samples, alpha=False, exposure=0., look="Medium High Contrast", bounces=8, glass=8, threshold=.025, k=.5):
    """Renders two halves with different seeds, denoises them with their features, writes a PNG through the view transform."""
    s, c = scene(), scene().cycles
    s.render.engine = "CYCLES"
    c.use_denoising, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = False, True, threshold, 4
    c.samples = max(4, samples // 2)
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.5, 12, 1.0
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 3, 3, glass, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    r = s.render
    r.resolution_x, r.resolution_y, r.film_transparent, r.use_persistent_data = *size, alpha, True
    r.threads_mode, r.threads = "FIXED", 2
    s.frame_set(1)
    bpy.context.view_layer.cycles.denoising_store_passes = True
    s.use_nodes = True
    nodes, links = s.node_tree.nodes, s.node_tree.links
    layer = next(n for n in nodes if n.type == "R_LAYERS")
    channels = 4 if alpha else 3
    passes = (("Image", channels), ("Denoising Normal", 3), ("Denoising Albedo", 3), ("Denoising Depth", 1))
    out = nodes.new("CompositorNodeOutputFile")
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"
    out.file_slots.clear()
    for name, _ in passes:
        out.file_slots.new(name)
        links.new(layer.outputs[name], out.inputs[name])
    s.view_settings.view_transform, s.view_settings.look, s.view_settings.exposure = "Filmic", look, exposure
    t = time.time()
    with tempfile.TemporaryDirectory() as folder:
        a, b = (half(folder, seed, passes) for seed in (1, 2))
    t1 = time.time()
    depth = [np.minimum(h[3], 500) for h in (a, b)]
    near, far = np.percentile(depth[0], 2), np.percentile(depth[0], 98)
    features = [np.concatenate([h[1], h[2], (d - near) / max(1e-3, far - near)], axis=2) for h, d in zip((a, b), depth)]
    clean = denoise([a[0], b[0]], features, k=k)
    h, w, _ = clean.shape
    pixels = np.ones((h, w, 4), np.float32)
    pixels[:, :, :channels] = clean
    if alpha: pixels[:, :, 3] = np.clip(pixels[:, :, 3], 0, 1)
    img = bpy.data.images.new("clean", w, h, alpha=alpha, float_buffer=True)
    img.alpha_mode = "PREMUL" if alpha else "NONE"
    img.pixels.foreach_set(pixels.ravel())
    img.update()
    r.image_settings.file_format, r.image_settings.color_mode = "PNG", "RGBA" if alpha else "RGB"
    img.save_render(path, scene=s)
    print("RENDER %s %dx%d @%d render %.0fs denoise %.0fs" % (os.path.basename(path), w, h, samples, t1 - t, time.time() - t1), flush=True)
