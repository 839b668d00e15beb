import type { Model, Point } from "part-check/model.ts";
import type { Place, SurfaceMap } from "part-check/result.ts";

import type { Camera, DrawnView, PictureSize } from "./camera.ts";
import { colorBodies, type Scale } from "./color-map.ts";
import { pointAt } from "./pick.ts";
import { facesOf, type PlaceView, viewOfPlace } from "./place-view.ts";
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
  /** Colors the faces by what is measured on them. Undefined draws them plain. */
  | { readonly type: "color"; readonly colors: Colors | undefined }
  | ShowRequest
  | { readonly type: "show-nothing" }
  /** Requests the point at a pixel of the picture. */
  | { readonly type: "pick"; readonly x: number; readonly y: number }
  | { readonly type: "end" };

export interface Colors {
  readonly map: SurfaceMap;
  readonly scale: Scale;
}

/** Highlights a place, and requests how to show it. */
interface ShowRequest {
  readonly type: "show";
  readonly place: Place;
  /** The length in mm that is measured at the place. */
  readonly length: number | undefined;
  readonly current: Camera;
  /** The camera that shows the whole part. */
  readonly whole: Camera;
  readonly size: PictureSize;
  /** One of CSS. */
  readonly color: string;
}

interface DrawRequest extends DrawnView {
  readonly type: "draw";
  readonly pixelRatio: number;
}

export type RenderReply =
  | ({ readonly type: "drawn" } & DrawnView)
  | { readonly type: "shown"; readonly place: Place; readonly view: PlaceView }
  | { readonly type: "picked"; readonly point: Point }
  | { readonly type: "no-webgl" };

/** Draws the part of one view, in a worker or on the page. */
export function renderPart({ canvas, model, port }: RenderStart): void {
  const reply = (message: RenderReply) => port.postMessage(message);
  const created = createScene(canvas, model);
  if (!created) return reply({ type: "no-webgl" });
  const scene = created;
  let hidden: ReadonlySet<number> = new Set();
  /** The visitor's section, and the one that shows the place. */
  let section: Section | undefined;
  let sectionOfPlace: Section | undefined;
  let drawn: DrawRequest | undefined;

  function draw(request: DrawRequest): void {
    drawn = request;
    scene.draw(request.camera, request.size, request.pixelRatio);
  }
  function show({ place, color, ...request }: ShowRequest): void {
    const view = viewOfPlace({ place, model, hidden, ...request });
    const opposite = view.across ? facesOf(model, [view.across.opposite]) : new Uint32Array();
    scene.highlight({ triangles: facesOf(model, place.triangles), opposite, color });
    sectionOfPlace = view.section;
    scene.cut(section ?? sectionOfPlace);
    reply({ type: "shown", place, view });
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
        scene.cut(section ?? sectionOfPlace);
        break;
      case "color":
        scene.color(request.colors && colorBodies(model, request.colors.map, request.colors.scale));
        break;
      case "show":
        show(request);
        break;
      case "show-nothing":
        sectionOfPlace = undefined;
        scene.highlight(undefined);
        scene.cut(section);
        break;
      case "pick": {
        const point = drawn && pointAt(model, drawn, request, { hidden, section: section ?? sectionOfPlace });
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
