import { distance } from "part-check/mesh/math/vector.ts";
import type { Model } from "part-check/model.ts";
import {
  AlwaysStencilFunc,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  Sphere,
  Vector3,
} from "three";

import { center } from "./camera.ts";
import type { ColoredBody } from "./color-map.ts";

const INK = 0x14181b;
/** The surface of a cut, which is hatched. */
const CUT = 0xffffff;
/** The inside of an open mesh, also hatched. */
const INSIDE = 0xf3b7b3;

/** How much of the color of other faces the other side of a highlighted wall has. */
const PALE = 0.62;
/** The share of their color that highlighted faces have without light. */
const GLOW = 0.15;

type Materials = ReturnType<typeof createMaterials>;

/** The materials of the faces and lines. `markCut` changes two of them. */
export function createMaterials() {
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
  return {
    face,
    inside,
    edge: new LineBasicMaterial({ color: INK, stencilWrite: true, stencilRef: 1 }),
    cutOutline: new LineBasicMaterial({ color: INK }),
    highlight: new MeshLambertMaterial({ side: DoubleSide }),
    /** Faces in the colors of what is measured on them. In front of the plain faces, but behind the edges. */
    colored: new MeshLambertMaterial({
      vertexColors: true,
      polygonOffset: true,
      polygonOffsetFactor: 0.5,
      polygonOffsetUnits: 0.5,
    }),
    /** The other side of a highlighted wall or gap. */
    opposite: new MeshLambertMaterial({ side: DoubleSide }),
    /** Shows highlighted faces through the faces in front of them. */
    seeThrough: new MeshBasicMaterial({
      side: DoubleSide,
      transparent: true,
      opacity: 0.2,
      depthTest: false,
    }),
  } satisfies Record<string, Material>;
}

/** Gives highlighted faces a color of CSS. They glow a little, so that they look the same on all sides of the part. */
export function colorHighlight({ face, highlight, opposite, seeThrough }: Materials, color: string): void {
  highlight.color.set(color);
  highlight.emissive.set(color).multiplyScalar(GLOW);
  opposite.color
    .copy(highlight.color)
    .multiplyScalar(1 - PALE)
    .add(face.color.clone().multiplyScalar(PALE));
  seeThrough.color.set(color);
}

/** Colors the back of faces as the surface of a cut, and hides the edges behind it. Without a cut, it is the inside of an open mesh. */
export function markCut({ inside, edge }: Materials, isCut: boolean): void {
  inside.color.set(isCut ? CUT : INSIDE);
  edge.stencilFunc = isCut ? NotEqualStencilFunc : AlwaysStencilFunc;
}

/** The objects of a part. Lines are drawn after faces, and highlighted faces last. */
export function createObjects(model: Model, materials: Materials) {
  const positions = new BufferAttribute(model.positions, 3);
  const normals = new BufferAttribute(model.normals, 3);
  const indices = new BufferAttribute(model.indices, 1);
  const edgePoints = new BufferAttribute(model.edges, 3);
  // To sort the objects, three.js computes a missing sphere from all vertices.
  const sphere = new Sphere(new Vector3(...center(model.bounds)), radiusOf(model));

  const createGeometry = () => {
    const geometry = new BufferGeometry();
    geometry.boundingSphere = sphere;
    return geometry;
  };
  const createSurface = () =>
    createGeometry().setAttribute("position", positions).setAttribute("normal", normals);

  const bodies = model.bodies.map(({ firstTriangle, triangleCount, firstEdge, edgeCount }) => {
    const surface = createSurface().setIndex(indices);
    surface.setDrawRange(3 * firstTriangle, 3 * triangleCount);
    const edges = createGeometry().setAttribute("position", edgePoints);
    edges.setDrawRange(2 * firstEdge, 2 * edgeCount);
    return [
      ordered(new Mesh(surface, materials.face), 0),
      ordered(new Mesh(surface, materials.inside), 0),
      ordered(new LineSegments(edges, materials.edge), 1),
    ];
  });
  const cutOutline = ordered(new LineSegments(createGeometry(), materials.cutOutline), 1);
  const createHighlight = (material: Material, renderOrder: number) => {
    const mesh = ordered(new Mesh(createSurface(), material), renderOrder);
    mesh.visible = false;
    return mesh;
  };
  return {
    bodies,
    cutOutline,
    opposite: createHighlight(materials.opposite, 2),
    highlight: createHighlight(materials.highlight, 3),
    seeThrough: createHighlight(materials.seeThrough, 3),
  };
}

/** The faces of one body in colors. */
export function createColored({ positions, normals, colors }: ColoredBody, { colored }: Materials): Mesh {
  const geometry = new BufferGeometry()
    .setAttribute("position", new BufferAttribute(positions, 3))
    .setAttribute("normal", new BufferAttribute(normals, 3))
    .setAttribute("color", new BufferAttribute(colors, 3));
  return ordered(new Mesh(geometry, colored), 0);
}

function ordered<Drawn extends Mesh | LineSegments>(object: Drawn, renderOrder: number): Drawn {
  object.frustumCulled = false;
  object.renderOrder = renderOrder;
  return object;
}

/** Half the diagonal of the part in mm. */
export function radiusOf({ bounds }: Model): number {
  return distance(bounds.min, bounds.max) / 2 || 1;
}

/** Hatches a material at 45°. The lines have the same spacing on the screen in every view. */
function hatch(shader: { fragmentShader: string }): void {
  shader.fragmentShader = shader.fragmentShader.replace(
    "#include <dithering_fragment>",
    `if (mod(gl_FragCoord.x + gl_FragCoord.y, 11.0) < 1.5) gl_FragColor.rgb = vec3(0.36, 0.39, 0.42);
     #include <dithering_fragment>`,
  );
}
