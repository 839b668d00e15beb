import { indexAt, type Mesh, numberAt, triangleCountOf } from "./mesh.ts";

interface Tree {
  /** The triangles, so that those of each node follow each other. */
  readonly order: Uint32Array;
  /** Two corners of the box of each node: six numbers. The first child of a node follows it. */
  readonly boxes: Float64Array;
  /** For each node: the first triangle in `order` and the number of triangles, or the second child and 0. */
  readonly nodes: Uint32Array;
}

interface Work {
  readonly order: Uint32Array;
  readonly boxes: Float64Array;
  readonly nodes: Uint32Array;
  nodeCount: number;
  readonly triangleBoxes: Float64Array;
  readonly centers: Float64Array;
}

const LEAF_SIZE = 6;
const BINS = 12;
/** Beyond it, nodes are halved without bins: no tree is deeper than the stack of a query. */
const MOST_BINNED_LEVELS = 40;

/**
 * Splits the triangles by the surface area heuristic in bins (I. Wald, “On fast construction of SAH-based bounding volume
 * hierarchies”, 2007).
 */
export function buildTree(mesh: Mesh): Tree {
  const count = triangleCountOf(mesh);
  const { boxes: triangleBoxes, centers } = boxesOf(mesh);
  const tree: Work = {
    order: Uint32Array.from({ length: count }, (_, triangle) => triangle),
    boxes: new Float64Array(6 * Math.max(1, 2 * count)),
    nodes: new Uint32Array(2 * Math.max(1, 2 * count)),
    nodeCount: 0,
    triangleBoxes,
    centers,
  };
  buildNode(tree, 0, count, 0);
  return {
    order: tree.order,
    boxes: tree.boxes.slice(0, 6 * tree.nodeCount),
    nodes: tree.nodes.slice(0, 2 * tree.nodeCount),
  };
}

function buildNode(tree: Work, first: number, count: number, depth: number): void {
  const node = tree.nodeCount;
  tree.nodeCount += 1;
  const bounds = tree.boxes.subarray(6 * node, 6 * node + 6);
  bounds.set([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
  const centerBounds = new Float64Array(bounds);
  for (let place = first; place < first + count; place += 1) {
    const triangle = indexAt(tree.order, place);
    widenBox(bounds, tree.triangleBoxes, 6 * triangle);
    for (let axis = 0; axis < 3; axis += 1) {
      const center = numberAt(tree.centers, 3 * triangle + axis);
      centerBounds[axis] = Math.min(numberAt(centerBounds, axis), center);
      centerBounds[axis + 3] = Math.max(numberAt(centerBounds, axis + 3), center);
    }
  }
  if (count <= LEAF_SIZE) {
    tree.nodes[2 * node] = first;
    tree.nodes[2 * node + 1] = count;
    return;
  }
  let middle = depth < MOST_BINNED_LEVELS ? splitByBins(tree, first, count, centerBounds) : first;
  if (middle <= first || middle >= first + count) middle = first + Math.floor(count / 2);
  buildNode(tree, first, middle - first, depth + 1);
  tree.nodes[2 * node] = tree.nodeCount;
  tree.nodes[2 * node + 1] = 0;
  buildNode(tree, middle, first + count - middle, depth + 1);
}

/** Orders the triangles of a node by the cheapest split of its longest axis. Returns the place of the first one behind it. */
function splitByBins(tree: Work, first: number, count: number, bounds: Float64Array): number {
  const extents = [0, 1, 2].map((side) => numberAt(bounds, side + 3) - numberAt(bounds, side));
  const axis = extents.indexOf(Math.max(...extents));
  const low = numberAt(bounds, axis);
  const perBin = BINS / (numberAt(bounds, axis + 3) - low);
  if (!Number.isFinite(perBin)) return first;
  const binOf = (triangle: number) =>
    Math.min(BINS - 1, Math.floor((numberAt(tree.centers, 3 * triangle + axis) - low) * perBin));
  const counts = new Uint32Array(BINS);
  const binBoxes = Array.from({ length: BINS }, () => emptyBox());
  for (let place = first; place < first + count; place += 1) {
    const triangle = indexAt(tree.order, place);
    const bin = binOf(triangle);
    counts[bin] = indexAt(counts, bin) + 1;
    const box = binBoxes[bin];
    if (box !== undefined) widenBox(box, tree.triangleBoxes, 6 * triangle);
  }
  const split = cheapestSplit(counts, binBoxes);
  let start = first;
  let end = first + count - 1;
  while (start <= end) {
    const triangle = indexAt(tree.order, start);
    if (binOf(triangle) < split) start += 1;
    else {
      tree.order[start] = indexAt(tree.order, end);
      tree.order[end] = triangle;
      end -= 1;
    }
  }
  return start;
}

function boxesOf({ positions, indices }: Mesh): { boxes: Float64Array; centers: Float64Array } {
  const count = indices.length / 3;
  const boxes = new Float64Array(6 * count);
  const centers = new Float64Array(3 * count);
  for (let triangle = 0; triangle < count; triangle += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      const a = numberAt(positions, 3 * indexAt(indices, 3 * triangle) + axis);
      const b = numberAt(positions, 3 * indexAt(indices, 3 * triangle + 1) + axis);
      const c = numberAt(positions, 3 * indexAt(indices, 3 * triangle + 2) + axis);
      const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)];
      boxes[6 * triangle + axis] = low;
      boxes[6 * triangle + axis + 3] = high;
      centers[3 * triangle + axis] = (low + high) / 2;
    }
  return { boxes, centers };
}

function emptyBox(): Float64Array {
  return Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
}

function widenBox(box: Float64Array, boxes: Float64Array, at: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    box[axis] = Math.min(numberAt(box, axis), numberAt(boxes, at + axis));
    box[axis + 3] = Math.max(numberAt(box, axis + 3), numberAt(boxes, at + axis + 3));
  }
}

/** The bin before which to split: the sum of triangles × surface of both sides is least there. */
function cheapestSplit(counts: Uint32Array, boxes: readonly Float64Array[]): number {
  const costsBehind = new Float64Array(BINS);
  const behind = emptyBox();
  let triangles = 0;
  for (let bin = BINS - 1; bin > 0; bin -= 1) {
    widenBox(behind, boxes[bin] ?? behind, 0);
    triangles += indexAt(counts, bin);
    costsBehind[bin] = triangles * surfaceOf(behind);
  }
  const before = emptyBox();
  let best = 1;
  let least = Infinity;
  triangles = 0;
  for (let bin = 1; bin < BINS; bin += 1) {
    widenBox(before, boxes[bin - 1] ?? before, 0);
    triangles += indexAt(counts, bin - 1);
    const cost = triangles * surfaceOf(before) + numberAt(costsBehind, bin);
    if (cost < least) {
      least = cost;
      best = bin;
    }
  }
  return best;
}

/** Half of it. An empty box has none. */
function surfaceOf(box: Float64Array): number {
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) =>
    Math.max(0, numberAt(box, axis + 3) - numberAt(box, axis)),
  );
  return x * y + y * z + z * x;
}
