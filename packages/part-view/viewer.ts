import type { Model, Point } from "part-check/model.ts";
import type { FindingPlace, Place } from "part-check/result.ts";
import type { QuantityWords } from "quantities/words.ts";

import {
  between,
  type Camera,
  type Direction,
  type DrawnView,
  fit,
  NAMED_VIEWS,
  type NamedView,
} from "./camera.ts";
import { watchControls } from "./controls.ts";
import { drawOverlay, type ShownPlace } from "./overlay.ts";
import type { PlaceView } from "./place-view.ts";
import type { Colors, RenderReply, RenderRequest } from "./render.ts";
import type { Section } from "./section.ts";
import type { Renderer } from "./start-renderer.ts";

export interface Viewer {
  readonly lookFrom: (view: NamedView) => void;
  readonly fit: () => void;
  /** Highlights a place and moves the camera to it. Without a place, removes the highlight. */
  readonly show: (place: FindingPlace | undefined) => void;
  readonly hideBodies: (hidden: ReadonlySet<number>) => void;
  readonly cut: (section: Section | undefined) => void;
  /** Colors the faces by what is measured on them. Undefined draws them plain. */
  readonly color: (colors: Colors | undefined) => void;
  /** Shows or hides the dimensions of the part. */
  readonly showSize: (isShown: boolean) => void;
  /** Turns measuring on or off: whether a press picks a point. Removes the picked points. */
  readonly measure: (isOn: boolean) => void;
  /** The side from which the part is seen, or will be seen when the current movement ends. */
  readonly direction: () => Direction;
  readonly dispose: () => void;
}

interface Options {
  readonly renderer: Renderer;
  /** The focusable element that contains the picture. */
  readonly container: HTMLElement;
  readonly overlay: SVGSVGElement;
  readonly model: Model;
  /** The side from which the part is first seen. */
  readonly direction: Direction;
  /** How lengths are written. Default: in English. */
  readonly words: QuantityWords | undefined;
  /** Receives zero, one or two points. */
  readonly onMeasure: (points: readonly Point[]) => void;
  /** Called when a place is shown, with whether the part is cut open there. */
  readonly onShown: (isCut: boolean) => void;
  /** Called for the keys that show the next or the previous place, or none. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onLeave: () => void;
  /** Called if the browser has no WebGL, so that there is no picture. */
  readonly onNoWebGl: () => void;
}

const MOVE_MS = 450;
/** A second picture is requested while the first one is drawn. With more, the picture would lag behind the pointer. */
const MAX_REQUESTED = 2;
/** Higher pixel ratios look the same and cost more. */
const MAX_PIXEL_RATIO = 2;

/** Shows a part that visitors can rotate. The page moves the camera and draws the overlay, and the renderer draws the part. */
export function createViewer(options: Options): Viewer {
  const { renderer, container, overlay, model, direction, words, onMeasure, onShown, onNoWebGl } = options;
  const { bounds, box } = model;
  const controller = new AbortController();
  let size = { width: container.clientWidth || 1, height: container.clientHeight || 1 };
  let camera: Camera = fit(direction, size, bounds);
  let movement: { from: Camera; to: Camera; start: number } | undefined;
  /** The view of the last drawn picture. The overlay follows it, because a picture appears a little later than it is requested. */
  let drawn: DrawnView = { camera, size };
  let requested = 0;
  let isOutdated = false;
  let frame = 0;
  let showsSize = true;
  let isMeasuring = false;
  let measured: readonly Point[] = [];
  /** The place that is shown, and how. */
  let wanted: FindingPlace | undefined;
  let shown: ShownPlace | undefined;

  const canvas = document.createElement("canvas");
  container.append(canvas);
  const { port1: port, port2 } = new MessageChannel();
  const request = (message: RenderRequest) => port.postMessage(message);
  port.addEventListener("message", ({ data }: MessageEvent<RenderReply>) => receive(data));
  port.start();
  renderer.start(canvas, model, port2);

  function receive(reply: RenderReply): void {
    if (reply.type === "no-webgl") onNoWebGl();
    else if (reply.type === "shown") showView(reply.place, reply.view);
    else if (reply.type === "drawn") {
      requested -= 1;
      drawn = reply;
      updateOverlay();
      if (isOutdated) drawSoon();
    } else if (isMeasuring) {
      setMeasured(measured.length === 1 ? [...measured, reply.point] : [reply.point]);
    }
  }

  function drawSoon(): void {
    isOutdated = true;
    if (frame === 0 && requested < MAX_REQUESTED) frame = requestAnimationFrame(draw);
  }
  function draw(now: number): void {
    frame = 0;
    isOutdated = false;
    if (movement) {
      const share = Math.min(1, (now - movement.start) / MOVE_MS);
      // Slow at both ends.
      camera = between(movement.from, movement.to, share * share * (3 - 2 * share));
      if (share === 1) movement = undefined;
    }
    requested += 1;
    request({ type: "draw", camera, size, pixelRatio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO) });
    if (movement) drawSoon();
  }
  function showView({ point }: Place, { camera: next, across, section }: PlaceView): void {
    // Another place may have been chosen since.
    if (!wanted || wanted.point.some((coordinate, axis) => coordinate !== point[axis])) return;
    shown = { point, across, measured: wanted.measured };
    onShown(section !== undefined);
    moveTo(next);
  }
  function updateOverlay(): void {
    drawOverlay(overlay, { ...drawn, box, showsSize: showsSize && !wanted, measured, shown, words });
  }
  function moveTo(to: Camera): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      movement = undefined;
      camera = to;
    } else movement = { from: camera, to, start: performance.now() };
    drawSoon();
  }
  function setMeasured(points: readonly Point[]): void {
    measured = points;
    onMeasure(points);
    updateOverlay();
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = container;
    if (width === 0 || height === 0) return;
    size = { width, height };
    drawSoon();
  });
  observer.observe(container);

  const fitAgain = () => moveTo(fit(camera, size, bounds));
  watchControls({
    element: container,
    size: () => size,
    change(next) {
      movement = undefined;
      camera = next(camera);
      drawSoon();
    },
    fit: fitAgain,
    onPress(x, y) {
      if (isMeasuring) request({ type: "pick", x, y });
    },
    onStep: options.onStep,
    onLeave: options.onLeave,
    signal: controller.signal,
  });
  updateOverlay();
  drawSoon();

  return {
    lookFrom: (view) => moveTo(fit(NAMED_VIEWS[view], size, bounds)),
    fit: fitAgain,
    show(place) {
      wanted = place;
      shown = undefined;
      if (place) {
        const color = getComputedStyle(container).getPropertyValue("--pc-accent");
        const { measured: value } = place;
        const length = value?.unit === "mm" ? value.value : undefined;
        const whole = fit(camera, size, bounds);
        request({ type: "show", place, length, current: camera, whole, size, color });
      } else request({ type: "show-nothing" });
      updateOverlay();
      drawSoon();
    },
    hideBodies(hidden) {
      request({ type: "hide-bodies", hidden });
      drawSoon();
    },
    cut(section) {
      request({ type: "cut", section });
      drawSoon();
    },
    color(colors) {
      request({ type: "color", colors });
      drawSoon();
    },
    showSize(isShown) {
      showsSize = isShown;
      updateOverlay();
    },
    measure(isOn) {
      isMeasuring = isOn;
      setMeasured([]);
    },
    direction: () => movement?.to ?? camera,
    dispose() {
      controller.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      request({ type: "end" });
      canvas.remove();
    },
  };
}
