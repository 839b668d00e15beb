import { Angle } from "../kit/angle.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { pair } from "../kit/pair.tsx";

/** A cup being stripped off its core; `out` is how far its walls lean outward at the rim. */
function Cup({ out }: { out: number }) {
  return (
    <>
      <Cut
        flip

        at={[
          [96, 110, 3],
          [224, 110, 3],
          [224 + out, 206],
          [292, 206],
          [292, 228],
          [28, 228],
          [28, 206],
          [96 - out, 206],
        ]}
      />
      <Moves by={[0, -8]}>
        <Cut
          pitch={6}
          at={[
            [82 - out, 172],
            [82, 68, 10],
            [238, 68, 10],
            [238 + out, 172],
            [224 + out, 172],
            [224, 82, 4],
            [96, 82, 4],
            [96 - out, 172],
          ]}
        />
      </Moves>
      <Arrow from={[160, 60]} to={[160, 28]} />
    </>
  );
}

export const draft = pair({
  title: "Draft on walls",
  view: "Section, angle enlarged",
  wrong: {
    says: "Parallel walls scrape on the core all the way out: drag marks, bent parts.",
    shows:
      "A cup with walls at 0 degrees being pushed off its core: the walls touch the core along their whole height.",
    drawing: (
      <>
        <Cup out={0} />
        <Leader to={[224, 150]} knee={[256, 116]} text="0°" note="rubs" red />
      </>
    ),
  },
  right: {
    says: "With 1–2° per side, the part is free after the first millimeter. Textured faces: 3–5°.",
    shows: "The same cup with 1 to 2 degrees of draft per side: a gap to the core opens immediately.",
    drawing: (
      <>
        <Cup out={10} />
        <Thin d="M238 76V198" />
        <Angle
          vertex={[238, 68]}
          r={118}
          from={84.5}
          to={90}
          text="1–2°"
          textAt={[262, 200]}
          anchor="start"
          red
        />
        <Leader to={[229.8, 150]} knee={[262, 110]} text="free" dot />
      </>
    ),
  },
});
