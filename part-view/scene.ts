import type { Model } from "part-check/contract.ts";
import { along, distance } from "part-check/mesh/vector.ts";
import {
  AlwaysStencilFunc,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NotEqualStencilFunc,
  OrthographicCamera,
  Plane,
  ReplaceStencilOp,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";

import { axesOf, type Camera, middle, type PictureSize } from "./camera.ts";
import { outlineOf, type Section } from "./section.ts";

const INK = 0x14181b;
const RED = 0xda251d;
/** What a section cuts, and the inside of an open mesh: lighter than the faces, and hatched. */
const CUT = 0xffffff;
const INSIDE = 0xf3b7b3;
/** Less than a pixel, as a share of the part's radius. */
const BEHIND_CUT = 5e-4;

/** The picture of a part, as WebGL draws it. */
export interface PartScene {
  /** Resolves as soon as the first picture can be drawn. Until then the browser compiles the shaders, without blocking the page. */
  readonly ready: Promise<unknown>;
  readonly resize: (size: PictureSize) => void;
  readonly draw: (camera: Camera) => void;
  readonly hideBodies: (hidden: ReadonlySet<number>) => void;
  readonly cut: (section: Section | undefined) => void;
  /** Colors triangles red, and lets them shine through what hides them. */
  readonly highlight: (triangles: Uint32Array | undefined) => void;
  readonly dispose: () => void;
}

/** Undefined if the browser has no WebGL. */
export function createScene(canvas: HTMLCanvasElement, model: Model): PartScene | undefined {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, stencil: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.setClearColor(0, 0);

  const positions = new BufferAttribute(model.positions, 3);
  const normals = new BufferAttribute(model.normals, 3);
  const indices = new BufferAttribute(model.indices, 1);
  const edges = new BufferAttribute(model.edges, 3);

  // Edges lie on faces, so the faces are moved back a little.
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
  // In parallel projection the back of a face seen through a cut looks like the cut itself. The stencil marks where it is seen, and
  // hides the edges there, which are behind the cut.
  const marked = { stencilWrite: true, stencilZPass: ReplaceStencilOp };
  const face = new MeshLambertMaterial({ color: 0xeef1f3, ...behind, ...marked });
  const inside = new MeshBasicMaterial({
    color: INSIDE,
    side: BackSide,
    ...behind,
    ...marked,
    stencilRef: 1,
  });
  inside.onBeforeCompile = hatch;
  const line = new LineBasicMaterial({ color: INK, stencilWrite: true, stencilRef: 1 });
  const cutLine = new LineBasicMaterial({ color: INK });
  const colored = new MeshLambertMaterial({ color: RED, emissive: 0x5a0f0b, side: DoubleSide });
  const shining = new MeshBasicMaterial({
    color: RED,
    side: DoubleSide,
    transparent: true,
    opacity: 0.2,
    depthTest: false,
  });
  const materials: readonly Material[] = [face, inside, line, cutLine, colored, shining];

  const scene = new Scene();
  const add = (object: Mesh | LineSegments, renderOrder: number) => {
    object.frustumCulled = false;
    object.renderOrder = renderOrder;
    scene.add(object);
    return object;
  };
  const objectsOfBodies = model.bodies.map(({ firstTriangle, triangleCount, firstEdge, edgeCount }) => {
    const surface = new BufferGeometry();
    surface.setAttribute("position", positions).setAttribute("normal", normals).setIndex(indices);
    surface.setDrawRange(3 * firstTriangle, 3 * triangleCount);
    const lines = new BufferGeometry();
    lines.setAttribute("position", edges).setDrawRange(2 * firstEdge, 2 * edgeCount);
    return [
      add(new Mesh(surface, face), 0),
      add(new Mesh(surface, inside), 0),
      add(new LineSegments(lines, line), 1),
    ];
  });
  const outline = new BufferGeometry();
  add(new LineSegments(outline, cutLine), 1);
  const places = new BufferGeometry();
  places.setAttribute("position", positions).setAttribute("normal", normals);
  const placeMeshes = [colored, shining].map((material) => add(new Mesh(places, material), 2));
  for (const mesh of placeMeshes) mesh.visible = false;

  // As on a drawing, the light comes from above left, from wherever the part is seen.
  const lamp = new DirectionalLight(0xffffff, 1.5);
  const sky = new HemisphereLight(0xffffff, 0xc4cbd0, 1.9);
  sky.position.set(0, 0, 1);
  scene.add(sky, lamp, lamp.target);
  const lens = new OrthographicCamera();
  const plane = new Plane();
  const center = middle(model.bounds);
  const radius = distance(model.bounds.min, model.bounds.max) / 2 || 1;
  let aspect = 1;
  let hiddenBodies: ReadonlySet<number> = new Set();
  let section: Section | undefined;

  function outlineCut(): void {
    // On the plane itself, rounding would cut away parts of the line.
    const kept = section && { ...section, offset: section.offset + BEHIND_CUT * radius };
    const segments = kept ? outlineOf(model, kept, hiddenBodies) : new Float32Array();
    outline.setAttribute("position", new BufferAttribute(segments, 3));
  }

  return {
    ready: context.getExtension("KHR_parallel_shader_compile")
      ? renderer.compileAsync(scene, lens)
      : Promise.resolve(),
    resize({ width, height }) {
      aspect = width / height;
      renderer.setSize(width, height, false);
    },
    draw(camera) {
      const { right, up, toEye } = axesOf(camera);
      const far = 2 * (distance(camera.target, center) + radius);
      const { halfHeight, target } = camera;
      lens.left = -halfHeight * aspect;
      lens.right = halfHeight * aspect;
      lens.top = halfHeight;
      lens.bottom = -halfHeight;
      lens.near = 0;
      lens.far = 2 * far;
      lens.up.set(...up);
      lens.position.set(...along(target, toEye, far));
      lens.lookAt(...target);
      lens.updateProjectionMatrix();
      lamp.target.position.set(...target);
      lamp.position.set(...along(along(along(target, toEye, 1), up, 0.9), right, -0.6));
      renderer.render(scene, lens);
    },
    hideBodies(hidden) {
      for (const [body, objects] of objectsOfBodies.entries())
        for (const object of objects) object.visible = !hidden.has(body);
      hiddenBodies = hidden;
      outlineCut();
    },
    cut(next) {
      section = next;
      outlineCut();
      if (section) plane.set(new Vector3(...section.normal), -section.offset);
      renderer.clippingPlanes = section ? [plane] : [];
      inside.color.set(section ? CUT : INSIDE);
      line.stencilFunc = section ? NotEqualStencilFunc : AlwaysStencilFunc;
    },
    highlight(triangles) {
      for (const mesh of placeMeshes) mesh.visible = triangles !== undefined && triangles.length > 0;
      if (!triangles) return;
      const corners = new Uint32Array(3 * triangles.length);
      for (const [index, triangle] of triangles.entries())
        corners.set(model.indices.subarray(3 * triangle, 3 * triangle + 3), 3 * index);
      places.setIndex(new BufferAttribute(corners, 1));
    },
    dispose() {
      for (const material of materials) material.dispose();
      for (const objects of objectsOfBodies) for (const { geometry } of objects) geometry.dispose();
      outline.dispose();
      places.dispose();
      renderer.dispose();
      // The canvas is removed with its view. Browsers keep few contexts.
      renderer.forceContextLoss();
    },
  };
}

/** Hatches a material at 45°, at the same distance on the screen in every view. */
function hatch(shader: { fragmentShader: string }): void {
  shader.fragmentShader = shader.fragmentShader.replace(
    "#include <dithering_fragment>",
    `if (mod(gl_FragCoord.x + gl_FragCoord.y, 11.0) < 1.5) gl_FragColor.rgb = vec3(0.36, 0.39, 0.42);
     #include <dithering_fragment>`,
  );
}
