import { Cut, Face, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const TURNS = [0, 1, 2, 3, 4, 5];

/** One flank of a printed thread: each turn is two coarse steps. */
function steps(x: number, out: number): Vertex[] {
  return TURNS.flatMap((turn): Vertex[] => {
    const y = 76 + turn * 18;
    return [
      [x, y],
      [x, y + 6],
      [x + out, y + 6],
      [x + out, y + 18],
    ];
  });
}

export const thread = pair({
  title: "Thread in a printed part",
  view: "Section",
  wrong: {
    says: "Layers leave five steps per turn, and the flanks wear off with the first screws.",
    shows: "A printed M3 thread: its flanks are coarse layer steps.",
    drawing: (
      <>
        <Cut at={[[90, 76], ...steps(140, 8), [148, 204], [90, 204]]} />
        <Cut at={[[230, 76], [230, 204], [172, 204], ...steps(180, -8).toReversed()]} />
        <Center from={[160, 58]} to={[160, 216]} />
        <Horizontal from={[148, 96]} to={[172, 96]} y={48} text="M3" red place="right" />
        <Leader to={[148, 140]} knee={[62, 140]} text="steps" toward="left" />
      </>
    ),
  },
  right: {
    says: "A heat-set brass insert in a boss at least twice its diameter.",
    shows: "A knurled brass insert in a boss whose diameter is at least twice that of the insert.",
    drawing: (
      <>
        <Cut at={box(100, 76, 34, 128)} />
        <Cut at={box(186, 76, 34, 128)} />
        <Cut at={box(134, 168, 52, 36)} />
        <Tool at={box(134, 76, 52, 64)} />
        <Face at={box(148, 76, 24, 64)} />
        <Thin d="M134 86l52 44M134 108l38 32M148 76l38 32M186 86l-52 44M186 108l-38 32M172 76l-38 32" />
        <Center from={[160, 62]} to={[160, 216]} />
        <Horizontal from={[134, 76]} to={[186, 76]} y={56} text="d" />
        <Horizontal from={[100, 76]} to={[220, 76]} y={32} text="≥ 2 × d" red />
        <Leader to={[180, 128]} knee={[238, 152]} text="brass" dot />
      </>
    ),
  },
});
