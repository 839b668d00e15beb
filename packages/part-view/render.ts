import type { Model, Point } from "part-check/model.ts";
import type { Place } from "part-check/result.ts";

import type { Camera, DrawnView } from "./camera.ts";
import { pointAt } from "./pick.ts";
import { cameraFor } from "./place-camera.ts";
import { createScene } from "./scene.ts";
import type { Section } from "./section.ts";

/** Starts the rendering of one view. */
export interface RenderStart {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly model: Model;
  /** Carries the requests of the view, and the replies. */
  readonly port: MessagePort;
}

/** The requests of a view. Changes become visible with the next `draw`. */
export type RenderRequest =
  | DrawRequest
  | { readonly type: "hide-bodies"; readonly hidden: ReadonlySet<number> }
  | { readonly type: "cut"; readonly section: Section | undefined }
  /** The color is one of CSS. */
  | { readonly type: "highlight"; readonly place: Place | undefined; readonly color: string }
  /** Requests the camera that shows a place. `whole` is the camera that shows the whole part. */
  | { readonly type: "find-camera"; readonly place: Place; readonly current: Camera; readonly whole: Camera }
  /** Requests the point at a pixel of the picture. */
  | { readonly type: "pick"; readonly x: number; readonly y: number }
  | { readonly type: "end" };

interface DrawRequest extends DrawnView {
  readonly type: "draw";
  readonly pixelRatio: number;
}

export type RenderReply =
  | ({ readonly type: "drawn" } & DrawnView)
  | { readonly type: "camera"; readonly camera: Camera }
  | { readonly type: "picked"; readonly point: Point }
  | { readonly type: "no-webgl" };

/** Draws the part of one view, in a worker or on the page. */
export function renderPart({ canvas, model, port }: RenderStart): void {
  const reply = (message: RenderReply) => port.postMessage(message);
  const created = createScene(canvas, model);
  if (!created) return reply({ type: "no-webgl" });
  const scene = created;
  let hidden: ReadonlySet<number> = new Set();
  let section: Section | undefined;
  let drawn: DrawRequest | undefined;

  function draw(request: DrawRequest): void {
    drawn = request;
    scene.draw(request.camera, request.size, request.pixelRatio);
  }
  function handle(request: RenderRequest): void {
    switch (request.type) {
      case "draw":
        requestAnimationFrame(() => {
          draw(request);
          // A timer runs after the browser has copied the picture from the canvas, which takes most of the time without a GPU.
          setTimeout(() => reply({ type: "drawn", camera: request.camera, size: request.size }));
        });
        break;
      case "hide-bodies":
        hidden = request.hidden;
        scene.hideBodies(hidden);
        break;
      case "cut":
        section = request.section;
        scene.cut(section);
        break;
      case "highlight":
        scene.highlight(request.place?.triangles ?? new Uint32Array(), request.color);
        break;
      case "find-camera": {
        const { place, current, whole } = request;
        reply({ type: "camera", camera: cameraFor(place, model, current, whole) });
        break;
      }
      case "pick": {
        const point = drawn && pointAt(model, drawn, request, { hidden, section });
        if (point) reply({ type: "picked", point });
        break;
      }
      case "end":
        port.close();
        scene.dispose();
        break;
    }
  }
  port.addEventListener("message", ({ data }: MessageEvent<RenderRequest>) => handle(data));
  port.start();
  const events: EventTarget = canvas;
  events.addEventListener("webglcontextrestored", () => drawn && draw(drawn));
}
