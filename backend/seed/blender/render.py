#!/usr/bin/env python3
"""Renders the pictures that are missing or whose scripts changed; each file is replaced only when finished.

  python3 render.py                 everything missing or changed
  python3 render.py NAME ...        these, whether changed or not
  python3 render.py --quick [...]   the same at 1080 px and 7 samples; counts as stale for the next full run
  python3 render.py --draft NAME    450 px, 8 samples, into the temporary folder (prints the path)
"""
import ast, hashlib, json, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, "..", "pictures")
INDEX = os.path.join(PICTURES, "pictures.json")
LIMIT = 250_000


def facts(name):
    """The constants at the top of a part's script, and the hash of the script with the models it uses."""
    with open(os.path.join(HERE, "parts", name + ".py")) as f:
        source = f.read()
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("ALT", "HOTSPOT", "SAMPLES", "SIZE"):
            found[node.targets[0].id] = ast.literal_eval(node.value)
    digest = hashlib.sha1(source.encode())
    for model in sorted(set(re.findall(r"^from models\.(\w+)", source, re.M))):
        with open(os.path.join(HERE, "models", model + ".py"), "rb") as f:
            digest.update(f.read())
    return found, digest.hexdigest()[:12]


def blender(name, size, samples, out):
    nice = ["nice", "-n", "19", "ionice", "-c3"]
    run = subprocess.run(nice + ["blender", "-b", "--factory-startup", "-noaudio", "-t", "2", "-P", os.path.join(HERE, "shoot.py"), "--", name, str(size[0]), str(size[1]), str(samples), out], capture_output=True, text=True)
    timing = re.search(r"RENDER .*", run.stdout)
    if not timing or not os.path.exists(out):
        sys.exit("%s did not render:\n%s" % (name, (run.stdout + run.stderr)[-3000:]))
    return timing.group(0)


def web(png, out):
    for quality in (84, 80, 76, 70, 62, 54):
        subprocess.run(["nice", "-n", "19", "cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(quality), "-alpha_q", "90", png, "-o", out], check=True)
        if os.path.getsize(out) <= LIMIT:
            return quality
    sys.exit("%s stays above %d bytes" % (out, LIMIT))


def index():
    if not os.path.exists(INDEX):
        return {}
    with open(INDEX) as f:
        return json.load(f)


def final(name, quick=False):
    found, digest = facts(name)
    size, samples = found.get("SIZE", (1800, 1200)), found.get("SAMPLES", 24)
    if quick:
        size, samples, digest = (1080, 1080 * size[1] // size[0]), 7, "quick-" + digest
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, name + ".png")
        timing = blender(name, size, samples, png)
        part = os.path.join(PICTURES, "." + name + ".part.webp")
        quality = web(png, part)
        entry = {"alt": found["ALT"], "hotspot": dict(zip(("x", "y", "width", "height"), found["HOTSPOT"])), "width": size[0], "height": size[1], "samples": samples, "script": digest}
        with open(png.replace(".png", ".json")) as f:
            entry.update(json.load(f))
    os.replace(part, os.path.join(PICTURES, name + ".webp"))
    entries = index()
    entries[name + ".webp"] = entry
    with open(INDEX + ".part", "w") as f:
        json.dump(dict(sorted(entries.items())), f, indent=1)
        f.write("\n")
    os.replace(INDEX + ".part", INDEX)
    print(timing, "q%d %d kB" % (quality, os.path.getsize(os.path.join(PICTURES, name + ".webp")) // 1000), flush=True)


def draft(name):
    size = facts(name)[0].get("SIZE", (3, 2))
    out = os.path.join(tempfile.gettempdir(), "drafts", name + ".png")
    os.makedirs(os.path.dirname(out), exist_ok=True)
    print(blender(name, (450, 450 * size[1] // size[0]), 8, out), out, flush=True)


def main(names):
    if names[:1] == ["--draft"]:
        return [draft(n) for n in names[1:]]
    quick = names[:1] == ["--quick"]
    names, known = names[quick:], index()
    everything = sorted(f[:-3] for f in os.listdir(os.path.join(HERE, "parts")) if f.endswith(".py"))
    def stale(name):
        made, digest = known.get(name + ".webp", {}).get("script"), facts(name)[1]
        return made != digest and not (quick and made == "quick-" + digest)
    for name in names or filter(stale, everything):
        final(name, quick)


main(sys.argv[1:])
