import { along, distance } from "part-check/mesh/math/vector.ts";
import type { Model } from "part-check/model.ts";
import {
  BufferAttribute,
  DirectionalLight,
  HemisphereLight,
  type Mesh,
  OrthographicCamera,
  Plane,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";

import { axesOf, type Camera, center, type PictureSize } from "./camera.ts";
import type { ColoredBody } from "./color-map.ts";
import { bodyOf } from "./place-view.ts";
import {
  colorHighlight,
  createColored,
  createMaterials,
  createObjects,
  markCut,
  radiusOf,
} from "./scene-objects.ts";
import { outlineOf, type Section } from "./section.ts";

/** How far the outline of a cut is behind its plane, as a share of the part's radius. This is less than a pixel. */
const BEHIND_CUT = 5e-4;

/** The WebGL scene of a part. */
export interface PartScene {
  readonly draw: (camera: Camera, size: PictureSize, pixelRatio: number) => void;
  readonly hideBodies: (hidden: ReadonlySet<number>) => void;
  readonly cut: (section: Section | undefined) => void;
  /** Draws the faces of each body in colors. Undefined draws them plain. */
  readonly color: (bodies: readonly ColoredBody[] | undefined) => void;
  /** Gives only these triangles a color. Undefined removes it. */
  readonly highlight: (highlight: Highlight | undefined) => void;
  readonly dispose: () => void;
}

interface Highlight {
  /** They stay faintly visible through faces in front of them. */
  readonly triangles: Uint32Array;
  /** The other side of a wall or gap, in a paler color. */
  readonly opposite: Uint32Array;
  /** One of CSS. */
  readonly color: string;
}

/** Returns undefined if the browser has no WebGL. */
export function createScene(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  model: Model,
): PartScene | undefined {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, stencil: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setClearColor(0, 0);

  const materials = createMaterials();
  const { bodies, cutOutline, opposite, highlight, seeThrough } = createObjects(model, materials);
  const { sky, lamp } = createLights();
  const scene = new Scene();
  for (const object of bodies.flat()) scene.add(object);
  scene.add(cutOutline, opposite, highlight, seeThrough, sky, lamp, lamp.target);
  const lens = new OrthographicCamera();
  const clippingPlane = new Plane();

  let drawingSize = "";
  let coloredBodies: Mesh[] = [];
  let hiddenBodies: ReadonlySet<number> = new Set();
  let highlighted: Highlight | undefined;
  let section: Section | undefined;

  /** Setting the size clears the canvas and allocates memory, even if it did not change. */
  function resize({ width, height }: PictureSize, pixelRatio: number): void {
    const size = `${width} ${height} ${pixelRatio}`;
    if (size === drawingSize) return;
    drawingSize = size;
    renderer.setDrawingBufferSize(width, height, pixelRatio);
  }

  function updateCutOutline(): void {
    // The plane also clips this line. Exactly on the plane, rounding errors would leave gaps in it.
    const kept = section && { ...section, offset: section.offset + BEHIND_CUT * radiusOf(model) };
    const segments = kept ? outlineOf(model, kept, hiddenBodies) : new Float32Array();
    cutOutline.geometry.setAttribute("position", new BufferAttribute(segments, 3));
  }

  function updateHighlights(): void {
    for (const [mesh, triangles] of [
      [opposite, highlighted?.opposite],
      [highlight, highlighted?.triangles],
      [seeThrough, highlighted?.triangles],
    ] as const) {
      const visible = visibleTriangles(model, triangles ?? new Uint32Array(), hiddenBodies);
      mesh.geometry.setIndex(new BufferAttribute(indicesOf(model, visible), 1));
      mesh.visible = visible.length > 0;
    }
  }

  return {
    draw(camera, size, pixelRatio) {
      resize(size, pixelRatio);
      aimLens(lens, camera, size, model);
      aimLamp(lamp, camera);
      renderer.render(scene, lens);
    },
    hideBodies(hidden) {
      for (const [body, objects] of bodies.entries())
        for (const object of objects) object.visible = !hidden.has(body);
      for (const [body, object] of coloredBodies.entries()) object.visible = !hidden.has(body);
      hiddenBodies = hidden;
      updateCutOutline();
      updateHighlights();
    },
    cut(next) {
      section = next;
      updateCutOutline();
      if (section) clippingPlane.set(new Vector3(...section.normal), -section.offset);
      renderer.clippingPlanes = section ? [clippingPlane] : [];
      markCut(materials, section !== undefined);
    },
    color(next) {
      for (const { geometry } of coloredBodies) geometry.dispose();
      scene.remove(...coloredBodies);
      coloredBodies = (next ?? []).map((body) => createColored(body, materials));
      for (const [body, object] of coloredBodies.entries()) object.visible = !hiddenBodies.has(body);
      if (next) scene.add(...coloredBodies);
    },
    highlight(next) {
      if (next) colorHighlight(materials, next.color);
      highlighted = next;
      updateHighlights();
    },
    dispose() {
      for (const material of Object.values(materials)) material.dispose();
      for (const { geometry } of [
        ...bodies.flat(),
        ...coloredBodies,
        cutOutline,
        opposite,
        highlight,
        seeThrough,
      ])
        geometry.dispose();
      renderer.dispose();
      // Browsers allow only a few contexts. This frees one without waiting for the garbage collector.
      renderer.forceContextLoss();
    },
  };
}

function createLights() {
  const lamp = new DirectionalLight(0xffffff, 1.5);
  const sky = new HemisphereLight(0xffffff, 0xc4cbd0, 1.9);
  sky.position.set(0, 0, 1);
  return { sky, lamp };
}

/** Puts the lens so far from the target that the whole part is in front of it. */
function aimLens(
  lens: OrthographicCamera,
  camera: Camera,
  { width, height }: PictureSize,
  model: Model,
): void {
  const { halfHeight, target } = camera;
  const { up, toEye } = axesOf(camera);
  const halfWidth = halfHeight * (width / height);
  const far = 2 * (distance(target, center(model.bounds)) + radiusOf(model));
  lens.left = -halfWidth;
  lens.right = halfWidth;
  lens.top = halfHeight;
  lens.bottom = -halfHeight;
  lens.near = 0;
  lens.far = 2 * far;
  lens.up.set(...up);
  lens.position.set(...along(target, toEye, far));
  lens.lookAt(...target);
  lens.updateProjectionMatrix();
}

/** In every view, the light comes from the upper left, as is usual in drawings. */
function aimLamp(lamp: DirectionalLight, camera: Camera): void {
  const { right, up, toEye } = axesOf(camera);
  lamp.target.position.set(...camera.target);
  lamp.position.set(...along(along(along(camera.target, toEye, 1), up, 0.9), right, -0.6));
}

/** The triangles that are not part of a hidden body. */
function visibleTriangles(model: Model, triangles: Uint32Array, hidden: ReadonlySet<number>): Uint32Array {
  return hidden.size === 0 ? triangles : triangles.filter((triangle) => !hidden.has(bodyOf(model, triangle)));
}

/** The three vertices of each triangle. */
function indicesOf(model: Model, triangles: Uint32Array): Uint32Array {
  const indices = new Uint32Array(3 * triangles.length);
  for (const [index, triangle] of triangles.entries())
    indices.set(model.indices.subarray(3 * triangle, 3 * triangle + 3), 3 * index);
  return indices;
}
