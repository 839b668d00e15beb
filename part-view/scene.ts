import { along, distance } from "part-check/mesh/vector.ts";
import type { Model } from "part-check/model.ts";
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
  Sphere,
  Vector3,
  WebGLRenderer,
} from "three";

import { axesOf, type Camera, middle, type PictureSize } from "./camera.ts";
import { outlineOf, type Section } from "./section.ts";

const INK = 0x14181b;
const RED = 0xda251d;
/** The surface of a cut, which is hatched. */
const CUT = 0xffffff;
/** The inside of an open mesh, also hatched. */
const INSIDE = 0xf3b7b3;
/** How far the outline of a cut is behind its plane, as a share of the part's radius. This is less than a pixel. */
const BEHIND_CUT = 5e-4;

/** The WebGL scene of a part. */
export interface PartScene {
  readonly draw: (camera: Camera, size: PictureSize, pixelRatio: number) => void;
  readonly hideBodies: (hidden: ReadonlySet<number>) => void;
  readonly cut: (section: Section | undefined) => void;
  /** Colors only these triangles red. They stay faintly visible through faces in front of them. */
  readonly highlight: (triangles: Uint32Array) => void;
  readonly dispose: () => void;
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

  const positions = new BufferAttribute(model.positions, 3);
  const normals = new BufferAttribute(model.normals, 3);
  const indices = new BufferAttribute(model.indices, 1);
  const edges = new BufferAttribute(model.edges, 3);

  // Edges lie on faces. Moving the faces back a little keeps the edges visible.
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
  // In parallel projection, the back of a face that is seen through a cut looks like the surface of the cut. The stencil marks these
  // pixels and hides the edges there, because they are behind the cut.
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
  const seeThrough = new MeshBasicMaterial({
    color: RED,
    side: DoubleSide,
    transparent: true,
    opacity: 0.2,
    depthTest: false,
  });
  const materials: readonly Material[] = [face, inside, line, cutLine, colored, seeThrough];

  const center = middle(model.bounds);
  const radius = distance(model.bounds.min, model.bounds.max) / 2 || 1;
  // three.js computes a missing sphere from all vertices, to sort the objects.
  const sphere = new Sphere(new Vector3(...center), radius);
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
    surface.boundingSphere = sphere;
    const lines = new BufferGeometry();
    lines.setAttribute("position", edges).setDrawRange(2 * firstEdge, 2 * edgeCount);
    lines.boundingSphere = sphere;
    return [
      add(new Mesh(surface, face), 0),
      add(new Mesh(surface, inside), 0),
      add(new LineSegments(lines, line), 1),
    ];
  });
  const outline = new BufferGeometry();
  outline.boundingSphere = sphere;
  add(new LineSegments(outline, cutLine), 1);
  const places = new BufferGeometry();
  places.setAttribute("position", positions).setAttribute("normal", normals);
  places.boundingSphere = sphere;
  const placeMeshes = [colored, seeThrough].map((material) => add(new Mesh(places, material), 2));
  for (const mesh of placeMeshes) mesh.visible = false;

  // In every view, the light comes from the upper left, as is usual in drawings.
  const lamp = new DirectionalLight(0xffffff, 1.5);
  const sky = new HemisphereLight(0xffffff, 0xc4cbd0, 1.9);
  sky.position.set(0, 0, 1);
  scene.add(sky, lamp, lamp.target);
  const lens = new OrthographicCamera();
  const plane = new Plane();
  let drawingSize = "";
  let hiddenBodies: ReadonlySet<number> = new Set();
  let highlighted: Uint32Array = new Uint32Array();
  let section: Section | undefined;

  function outlineCut(): void {
    // The plane also clips this line. Exactly on the plane, rounding errors would leave gaps in it.
    const kept = section && { ...section, offset: section.offset + BEHIND_CUT * radius };
    const segments = kept ? outlineOf(model, kept, hiddenBodies) : new Float32Array();
    outline.setAttribute("position", new BufferAttribute(segments, 3));
  }

  function highlightVisible(): void {
    const hiddenRanges = model.bodies.filter((_, body) => hiddenBodies.has(body));
    const visible = highlighted.filter((triangle) =>
      hiddenRanges.every((body) => !containsTriangle(body, triangle)),
    );
    const corners = new Uint32Array(3 * visible.length);
    for (const [index, triangle] of visible.entries())
      corners.set(model.indices.subarray(3 * triangle, 3 * triangle + 3), 3 * index);
    places.setIndex(new BufferAttribute(corners, 1));
    for (const mesh of placeMeshes) mesh.visible = visible.length > 0;
  }

  return {
    draw(camera, { width, height }, pixelRatio) {
      // Setting the size clears the canvas and allocates memory, even if it did not change.
      if (drawingSize !== `${width} ${height} ${pixelRatio}`) {
        drawingSize = `${width} ${height} ${pixelRatio}`;
        renderer.setDrawingBufferSize(width, height, pixelRatio);
      }
      const aspect = width / height;
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
      highlightVisible();
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
      highlighted = triangles;
      highlightVisible();
    },
    dispose() {
      for (const material of materials) material.dispose();
      for (const objects of objectsOfBodies) for (const { geometry } of objects) geometry.dispose();
      outline.dispose();
      places.dispose();
      renderer.dispose();
      // Browsers allow only a few contexts. This frees one without waiting for the garbage collector.
      renderer.forceContextLoss();
    },
  };
}

function containsTriangle(
  { firstTriangle, triangleCount }: Model["bodies"][number],
  triangle: number,
): boolean {
  return triangle >= firstTriangle && triangle < firstTriangle + triangleCount;
}

/** Hatches a material at 45°. The lines have the same spacing on the screen in every view. */
function hatch(shader: { fragmentShader: string }): void {
  shader.fragmentShader = shader.fragmentShader.replace(
    "#include <dithering_fragment>",
    `if (mod(gl_FragCoord.x + gl_FragCoord.y, 11.0) < 1.5) gl_FragColor.rgb = vec3(0.36, 0.39, 0.42);
     #include <dithering_fragment>`,
  );
}
