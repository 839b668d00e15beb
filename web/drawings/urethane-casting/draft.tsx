import { Angle } from "../kit/angle.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut, Fluid } from "../kit/bodies.tsx";
import { outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { pair } from "../kit/pair.tsx";

/** A deep cup and the silicone core drawn out of it; `out` is how far the core narrows on each side. */
function Cup({ out }: { out: number }) {
  const core: readonly Vertex[] = [
    [84, 20],
    [236, 20],
    [236, 42],
    [194 + out, 42],
    [194 + out * 0.1, 174, 4],
    [126 - out * 0.1, 174, 4],
    [126 - out, 42],
    [84, 42],
  ];
  return (
    <>
      <Cut
        pitch={6}
        at={[
          [108 - out, 66],
          [126 - out, 66],
          [126, 198, 4],
          [194, 198, 4],
          [194 + out, 66],
          [212 + out, 66],
          [212, 216, 6],
          [108, 216, 6],
        ]}
      />
      <Moves by={[0, -6]}>
        <Fluid at={core} />
        <Outline d={outline(core)} />
      </Moves>
      <Arrow from={[264, 48]} to={[264, 20]} />
    </>
  );
}

export const draft = pair({
  title: "Draft on a deep core",
  view: "Section, angle enlarged",
  wrong: {
    says: "A long, parallel silicone core sticks, stretches and soon tears.",
    shows: "A deep cup with a silicone core at 0 degrees being pulled out: it rubs along its full depth.",
    drawing: (
      <>
        <Cup out={0} />
        <Leader to={[194, 120]} knee={[236, 92]} text="0°" note="sticks" red />
      </>
    ),
  },
  right: {
    says: "3° on deep cores. Shallow parts need none, though 0.5–1° makes a mold last longer.",
    shows: "The same cup with 3 degrees of draft on the deep core: it releases immediately.",
    drawing: (
      <>
        <Cup out={14} />
        <Thin d="M194 62V190" />
        <Angle
          vertex={[194, 198]}
          r={116}
          from={-90}
          to={-84}
          text="3°"
          textAt={[246, 92]}
          anchor="start"
          red
        />
        <Leader to={[160, 130]} knee={[64, 150]} text="core" dot />
      </>
    ),
  },
});
