import { type Camera, pan, type PictureSize, rotate, zoom } from "./camera.ts";

interface Options {
  readonly element: HTMLElement;
  readonly size: () => PictureSize;
  /** Changes the camera immediately. */
  readonly change: (next: (camera: Camera) => Camera) => void;
  readonly fit: () => void;
  /** Called for a click, a tap or Enter, with the pixel of the picture. */
  readonly onPress: (x: number, y: number) => void;
  /** Called for N and P. */
  readonly onStep: (by: 1 | -1) => void;
  /** Called for Escape. */
  readonly onLeave: () => void;
  readonly signal: AbortSignal;
}

const RADIANS_PER_PIXEL = 0.008;
const KEY_RADIANS = Math.PI / 12;
const KEY_PIXELS = 40;
const KEY_ZOOM = 1.25;
/** A pointer that moves less than this is a press, not a drag. */
const PRESS_PIXELS = 4;

/**
 * Rotates, moves and zooms the part with a mouse, fingers or keys. Without focus, the wheel and one finger scroll the page. A press focuses
 * the picture. See also `touch-action` in part-view.css.
 */
export function watchControls({
  element,
  size,
  change,
  fit,
  onPress,
  onStep,
  onLeave,
  signal,
}: Options): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let path = 0;

  function positionOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (pointers.size === 0) path = 0;
      pointers.set(event.pointerId, positionOf(event));
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const { x, y } = positionOf(event);
      const [right, down] = [x - last.x, y - last.y];
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, { x, y });
      path += Math.hypot(right, down);
      if (other) {
        const spread = Math.hypot(x - other.x, y - other.y) / Math.hypot(last.x - other.x, last.y - other.y);
        // Both fingers together move the picture by the whole distance, so each of them moves it by half.
        change((camera) =>
          zoom(
            pan(camera, size(), right / 2, down / 2),
            size(),
            spread || 1,
            (x + other.x) / 2,
            (y + other.y) / 2,
          ),
        );
      } else if (event.shiftKey || event.buttons !== 1) {
        change((camera) => pan(camera, size(), right, down));
      } else {
        // Without focus, a finger that moves up or down scrolls the page.
        const isScroll = event.pointerType === "touch" && document.activeElement !== element;
        change((camera) =>
          rotate(camera, -right * RADIANS_PER_PIXEL, isScroll ? 0 : down * RADIANS_PER_PIXEL),
        );
      }
    },
    { signal },
  );
  element.addEventListener(
    "pointerup",
    (event) => {
      const { x, y } = positionOf(event);
      if (pointers.delete(event.pointerId) && path < PRESS_PIXELS && event.button === 0) onPress(x, y);
    },
    { signal },
  );
  element.addEventListener("pointercancel", ({ pointerId }) => pointers.delete(pointerId), { signal });
  // The right button moves the picture and opens no menu.
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });

  element.addEventListener(
    "wheel",
    (event) => {
      // Browsers report a pinch on a touchpad as a wheel event with Ctrl.
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      const { x, y } = positionOf(event);
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
      change((camera) => zoom(camera, size(), Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)), x, y));
    },
    { signal, passive: false },
  );

  element.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { width, height } = size();
      const arrow = ARROWS[event.key];
      if (arrow) {
        const [right, down] = arrow;
        change((camera) =>
          event.shiftKey
            ? pan(camera, size(), right * KEY_PIXELS, down * KEY_PIXELS)
            : rotate(camera, -right * KEY_RADIANS, down * KEY_RADIANS),
        );
      } else if (event.key === "+" || event.key === "=") {
        change((camera) => zoom(camera, size(), KEY_ZOOM, width / 2, height / 2));
      } else if (event.key === "-") {
        change((camera) => zoom(camera, size(), 1 / KEY_ZOOM, width / 2, height / 2));
      } else if (event.key === "0") fit();
      else if (event.key === "Enter") onPress(width / 2, height / 2);
      else if (event.key === "n") onStep(1);
      else if (event.key === "p") onStep(-1);
      else if (event.key === "Escape") onLeave();
      else return;
      event.preventDefault();
    },
    { signal },
  );
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
