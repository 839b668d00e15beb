import type { Model, Place, Point } from "part-check/contract.ts";
import { add, along, cross, distance, lengthOf, scale, subtract } from "part-check/mesh/vector.ts";

import {
  axesOf,
  between,
  type Bounds,
  type Camera,
  type Direction,
  fit,
  NAMED_VIEWS,
  type NamedView,
  project,
  unproject,
} from "./camera.ts";
import { watchControls } from "./controls.ts";
import { drawOverlay } from "./overlay.ts";
import { cornersOf, pick } from "./pick.ts";
import { createScene } from "./scene.ts";
import type { Section } from "./section.ts";

export interface Viewer {
  readonly lookFrom: (view: NamedView) => void;
  readonly fit: () => void;
  /** Colors a place and moves to it. Without one it removes the color. */
  readonly show: (place: Place | undefined) => void;
  readonly hideBodies: (hidden: ReadonlySet<number>) => void;
  readonly cut: (section: Section | undefined) => void;
  /** Whether the dimensions of the part are drawn. */
  readonly showSize: (isShown: boolean) => void;
  /** Whether a press chooses a point. It removes the points chosen before. */
  readonly measure: (isOn: boolean) => void;
  /** From which side the part is seen, after the movement that is under way. */
  readonly direction: () => Direction;
  readonly dispose: () => void;
}

interface Options {
  readonly canvas: HTMLCanvasElement;
  readonly overlay: SVGSVGElement;
  readonly model: Model;
  /** From which side the part is seen first. */
  readonly direction: Direction;
  /** Called with none, one or two points. */
  readonly onMeasure: (points: readonly Point[]) => void;
}

const MOVE_MS = 450;
/** A press this close to a corner of the mesh chooses the corner. */
const SNAP_PIXELS = 12;

/** Shows a part in a canvas, which the visitor can turn. Undefined if the browser has no WebGL. */
export function createViewer({ canvas, overlay, model, direction, onMeasure }: Options): Viewer | undefined {
  const scene = createScene(canvas, model);
  if (!scene) return undefined;
  const end = new AbortController();
  const bounds: Bounds = model.bounds;
  const radius = distance(bounds.min, bounds.max) / 2 || 1;
  let size = { width: canvas.clientWidth || 1, height: canvas.clientHeight || 1 };
  let camera: Camera = fit(direction, size, bounds);
  let hidden: ReadonlySet<number> = new Set();
  let section: Section | undefined;
  let showsSize = true;
  let isMeasuring = false;
  let measured: readonly Point[] = [];
  let isReady = false;
  let frame = 0;
  let flight: { from: Camera; to: Camera; start: number } | undefined;

  function drawSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }
  function draw(now: number): void {
    frame = 0;
    if (flight) {
      const share = Math.min(1, (now - flight.start) / MOVE_MS);
      // Slow at both ends.
      camera = between(flight.from, flight.to, share * share * (3 - 2 * share));
      if (share === 1) flight = undefined;
      else drawSoon();
    }
    if (isReady) scene?.draw(camera);
    drawOverlay(overlay, { camera, size, bounds, showsSize, measured });
  }
  async function drawWhenReady(ready: Promise<unknown>): Promise<void> {
    await ready;
    isReady = true;
    if (!end.signal.aborted) drawSoon();
  }
  function flyTo(to: Camera): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) camera = to;
    else flight = { from: camera, to, start: performance.now() };
    drawSoon();
  }
  function setMeasured(points: readonly Point[]): void {
    measured = points;
    onMeasure(points);
    drawSoon();
  }

  function choosePoint(x: number, y: number): void {
    if (!isMeasuring) return;
    const { toEye } = axesOf(camera);
    const origin = along(
      unproject(camera, size, x, y),
      toEye,
      4 * radius + distance(camera.target, bounds.min),
    );
    const found = pick(model, { origin, direction: scale(toEye, -1) }, { hidden, section });
    if (!found) return;
    const pixelsFrom = (point: Point) => {
      const [left, top] = project(camera, size, point);
      return Math.hypot(left - x, top - y);
    };
    const [corner] = cornersOf(model, found.triangle).toSorted((a, b) => pixelsFrom(a) - pixelsFrom(b));
    const point = corner && pixelsFrom(corner) < SNAP_PIXELS ? corner : found.point;
    setMeasured(measured.length === 1 ? [...measured, point] : [point]);
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    size = { width, height };
    scene.resize(size);
    drawSoon();
  });
  observer.observe(canvas);
  canvas.addEventListener("webglcontextrestored", drawSoon, { signal: end.signal });

  const fitAgain = () => flyTo(fit(camera, size, bounds));
  watchControls({
    element: canvas,
    size: () => size,
    change(next) {
      flight = undefined;
      camera = next(camera);
      drawSoon();
    },
    fit: fitAgain,
    onPress: choosePoint,
    signal: end.signal,
  });
  scene.resize(size);
  drawSoon();
  void drawWhenReady(scene.ready);

  return {
    lookFrom: (view) => flyTo(fit(NAMED_VIEWS[view], size, bounds)),
    fit: fitAgain,
    show(place) {
      scene.highlight(place?.triangles);
      if (place) flyTo(cameraFor(place, model, camera, fit(camera, size, bounds)));
      else drawSoon();
    },
    hideBodies(bodies) {
      hidden = bodies;
      scene.hideBodies(bodies);
      drawSoon();
    },
    cut(next) {
      section = next;
      scene.cut(next);
      drawSoon();
    },
    showSize(isShown) {
      showsSize = isShown;
      drawSoon();
    },
    measure(isOn) {
      isMeasuring = isOn;
      setMeasured([]);
    },
    direction: () => flight?.to ?? camera,
    dispose() {
      end.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      scene.dispose();
    },
  };
}

/** A little from the side, so that the place is seen with what is around it. */
const ASIDE = 0.45;
/** Faces that look down by less are seen from above, as the part is in the first view. */
const LOOKS_DOWN = -0.35;
/** A larger place is shown with the whole part around it. */
const LARGE = 0.6;

/** Looks at a place from outside, so close that it fills a third of the picture, but never closer than a tenth of the part. */
function cameraFor({ point, triangles }: Place, model: Model, current: Camera, whole: Camera): Camera {
  if (triangles.length === 0) return whole;
  let normal: Point = [0, 0, 0];
  let reach = 0;
  for (const triangle of triangles) {
    const [a, b, c] = cornersOf(model, triangle);
    if (!a || !b || !c) continue;
    // The length of the cross product is twice the area, so that large triangles count more.
    normal = add(normal, cross(subtract(b, a), subtract(c, a)));
    reach = Math.max(reach, distance(point, a), distance(point, b), distance(point, c));
  }
  const halfHeight = Math.min(whole.halfHeight, Math.max(3 * reach, 0.1 * whole.halfHeight));
  const target = halfHeight > LARGE * whole.halfHeight ? whole.target : point;
  const closeness = target === point ? halfHeight : whole.halfHeight;
  const length = lengthOf(normal);
  // Opposite faces cancel out: any side shows them.
  if (length < 1e-9) return { ...current, target, halfHeight: closeness };
  const pitch = Math.asin(normal[2] / length);
  const side = pitch < LOOKS_DOWN ? -1 : 1;
  return {
    target,
    yaw: Math.atan2(normal[0], -normal[1]) - ASIDE,
    pitch: pitch > 1 ? pitch - ASIDE : Math.max(-Math.PI / 2, pitch + side * ASIDE * 0.7),
    halfHeight: closeness,
  };
}
