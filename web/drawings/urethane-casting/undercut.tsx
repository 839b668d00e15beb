import { Arrow } from "../kit/arrow.tsx";
import { Cut, Fluid } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** The part lies in the lower half of the mold; its groove is `depth` deep. */
function Mold({ depth }: { depth: number }) {
  const part: readonly Vertex[] = [
    [84, 76],
    [236, 76],
    [236, 112],
    [236 - depth, 112],
    [236 - depth, 136],
    [236, 136],
    [236, 176],
    [84, 176],
  ];
  const silicone: readonly Vertex[] = [
    [36, 76],
    [84, 76],
    [84, 176],
    [236, 176],
    [236, 136],
    [236 - depth, 136],
    [236 - depth, 112],
    [236, 112],
    [236, 76],
    [284, 76],
    [284, 216],
    [36, 216],
  ];
  return (
    <>
      <Fluid at={silicone} />
      <Outline d={outline(silicone)} />
      <Cut at={part} />
      <Arrow from={[128, 66]} to={[128, 30]} />
    </>
  );
}

export const undercut = pair({
  title: "Undercut in a soft mold",
  view: "Section through the silicone mold",
  wrong: {
    says: "Silicone locked in this deep tears off when the part is pulled.",
    shows:
      "A deep groove in the side of the part, filled by the silicone of the mold, which would have to tear.",
    drawing: (
      <>
        <Mold depth={80} />
        <Horizontal from={[156, 112]} to={[236, 76]} y={54} text="deep" red />
        <Leader to={[232, 124]} knee={[256, 40]} text="tears" toward="right" />
      </>
    ),
  },
  right: {
    says: "The silicone stretches out of a mild groove. A deep one gets a loose insert.",
    shows: "A mild groove in the side of the part: the soft silicone stretches and releases.",
    drawing: (
      <>
        <Mold depth={14} />
        <Horizontal from={[222, 112]} to={[236, 76]} y={54} text="mild" red />
        <Leader to={[262, 130]} knee={[244, 200]} text="stretches" toward="left" dot />
      </>
    ),
  },
});
