import { indexAt, numberAt } from "./math/typed-arrays.ts";
import { type Mesh, triangleCountOf } from "./mesh.ts";

interface Tree {
  /** The triangles, ordered so that those of a node are consecutive. */
  readonly order: Uint32Array;
  /** Six numbers for each node: the lowest and the highest corner of its box. The first child of a node follows it. */
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
  /** Buffers for a split, reused for all of them. */
  readonly counts: Uint32Array;
  readonly binBoxes: Float64Array;
  readonly costsBehind: Float64Array;
  readonly sideBox: Float64Array;
}

const LEAF_SIZE = 6;
const BINS = 12;
/** At greater depths, nodes are halved without bins, so that no tree is deeper than the stack of a query. */
const MAX_BINNED_LEVELS = 40;

/**
 * Builds the tree, splitting triangles by the surface area heuristic in bins (I. Wald, “On fast construction of SAH-based bounding volume
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
    counts: new Uint32Array(BINS),
    binBoxes: new Float64Array(6 * BINS),
    costsBehind: new Float64Array(BINS),
    sideBox: new Float64Array(6),
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
  const { boxes, order, triangleBoxes, centers } = tree;
  boxes.set(NO_BOX, 6 * node);
  const centerBounds = Float64Array.from(NO_BOX);
  for (let place = first; place < first + count; place += 1) {
    const triangle = indexAt(order, place);
    widenBox(boxes, 6 * node, triangleBoxes, 6 * triangle);
    for (let axis = 0; axis < 3; axis += 1) {
      const center = numberAt(centers, 3 * triangle + axis);
      if (center < numberAt(centerBounds, axis)) centerBounds[axis] = center;
      if (center > numberAt(centerBounds, axis + 3)) centerBounds[axis + 3] = center;
    }
  }
  if (count <= LEAF_SIZE) {
    tree.nodes[2 * node] = first;
    tree.nodes[2 * node + 1] = count;
    return;
  }
  let middle = depth < MAX_BINNED_LEVELS ? splitByBins(tree, first, count, centerBounds) : first;
  if (middle <= first || middle >= first + count) middle = first + Math.floor(count / 2);
  buildNode(tree, first, middle - first, depth + 1);
  tree.nodes[2 * node] = tree.nodeCount;
  tree.nodes[2 * node + 1] = 0;
  buildNode(tree, middle, first + count - middle, depth + 1);
}

/** Orders the triangles of a node by the cheapest split along its longest axis. Returns the position of the first one after the split. */
function splitByBins(tree: Work, first: number, count: number, bounds: Float64Array): number {
  const x = numberAt(bounds, 3) - numberAt(bounds, 0);
  const y = numberAt(bounds, 4) - numberAt(bounds, 1);
  const z = numberAt(bounds, 5) - numberAt(bounds, 2);
  const axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  const low = numberAt(bounds, axis);
  const perBin = BINS / (numberAt(bounds, axis + 3) - low);
  if (!Number.isFinite(perBin)) return first;
  const { centers, order, triangleBoxes, counts, binBoxes } = tree;
  counts.fill(0);
  binBoxes.set(NO_BOXES);
  for (let place = first; place < first + count; place += 1) {
    const triangle = indexAt(order, place);
    const bin = binAt(numberAt(centers, 3 * triangle + axis), low, perBin);
    counts[bin] = indexAt(counts, bin) + 1;
    widenBox(binBoxes, 6 * bin, triangleBoxes, 6 * triangle);
  }
  const split = cheapestSplit(tree);
  let start = first;
  let end = first + count - 1;
  while (start <= end) {
    const triangle = indexAt(order, start);
    if (binAt(numberAt(centers, 3 * triangle + axis), low, perBin) < split) start += 1;
    else {
      order[start] = indexAt(order, end);
      order[end] = triangle;
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

const NO_BOX = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
const NO_BOXES = Float64Array.from({ length: 6 * BINS }, (_, index) => NO_BOX[index % 6] ?? 0);

function binAt(center: number, low: number, perBin: number): number {
  const bin = Math.floor((center - low) * perBin);
  return bin < BINS ? bin : BINS - 1;
}

/** Widens the box at `to` in `target` to include the box at `at` in `boxes`. */
function widenBox(target: Float64Array, to: number, boxes: Float64Array, at: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    const low = numberAt(boxes, at + axis);
    const high = numberAt(boxes, at + axis + 3);
    if (low < numberAt(target, to + axis)) target[to + axis] = low;
    if (high > numberAt(target, to + axis + 3)) target[to + axis + 3] = high;
  }
}

/** The bin before which to split. It has the lowest cost: the sum of triangles × surface area on both sides. */
function cheapestSplit({ counts, binBoxes, costsBehind, sideBox }: Work): number {
  sideBox.set(NO_BOX);
  let triangles = 0;
  for (let bin = BINS - 1; bin > 0; bin -= 1) {
    widenBox(sideBox, 0, binBoxes, 6 * bin);
    triangles += indexAt(counts, bin);
    costsBehind[bin] = triangles * surfaceOf(sideBox);
  }
  sideBox.set(NO_BOX);
  let best = 1;
  let least = Infinity;
  triangles = 0;
  for (let bin = 1; bin < BINS; bin += 1) {
    widenBox(sideBox, 0, binBoxes, 6 * (bin - 1));
    triangles += indexAt(counts, bin - 1);
    const cost = triangles * surfaceOf(sideBox) + numberAt(costsBehind, bin);
    if (cost < least) {
      least = cost;
      best = bin;
    }
  }
  return best;
}

/** Half of the surface area. 0 for an empty box. */
function surfaceOf(box: Float64Array): number {
  const x = numberAt(box, 3) - numberAt(box, 0);
  const y = numberAt(box, 4) - numberAt(box, 1);
  const z = numberAt(box, 5) - numberAt(box, 2);
  return x < 0 ? 0 : x * y + y * z + z * x;
}
