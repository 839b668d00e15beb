import { Faces } from "../kit/bodies.tsx";
import { outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Hidden, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

// A block of triangles: its top, and the two sides in front.
const back: Vertex = [148, 58];
const left: Vertex = [62, 92];
const right: Vertex = [258, 88];
const front: Vertex = [172, 122];
const below = ([x, y]: Vertex): Vertex => [x, y + 82];

const sides: readonly (readonly Vertex[])[] = [
  [left, front, below(front)],
  [left, below(front), below(left)],
  [front, right, below(front)],
  [right, below(right), below(front)],
];
const topBack = [left, back, right] as const;
const topFront = [left, right, front] as const;

export const mesh = pair({
  title: "Mesh of a printed part",
  view: "Triangles of the file",
  wrong: {
    says: "A missing or flipped triangle leaves no inside and outside, so the part cannot be sliced.",
    shows: "A block of triangles, one of which is missing in its top: three edges are open.",
    drawing: (
      <>
        <Faces at={[...sides, topBack]} />
        <Hidden d="M148 58V140L62 174M148 140L258 170" />
        <path className="dw-red" d={outline(topFront)} />
        <Leader to={[120, 91]} knee={[92, 44]} text="open edges" red />
      </>
    ),
  },
  right: {
    says: "Each edge joins exactly two triangles, and all of them face outward.",
    shows: "The same block with all triangles.",
    drawing: (
      <>
        <Faces at={[...sides, topBack, topFront]} />
        <Thin d="M62 92L258 88" />
        <Leader to={[150, 84]} knee={[92, 44]} text="closed" red dot />
      </>
    ),
  },
});
