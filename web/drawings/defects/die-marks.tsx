import { Cut, Tool } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A right-angled sheet resting on the shoulders of a V-die. */
function InDie({ film }: { film: boolean }) {
  return (
    <>
      <Tool
        at={[
          [50, 124],
          [98, 124, film ? 10 : 2],
          [160, 200, 3],
          [222, 124, film ? 10 : 2],
          [270, 124],
          [270, 226],
          [50, 226],
        ]}
      />
      <Cut
        pitch={5}
        at={[
          [76, 62],
          [160, 150, 10],
          [244, 62],
          [258, 76],
          [160, 178, 24],
          [62, 76],
        ]}
      />
      {film && <Outline d="M58 80L150 176a15 15 0 0 0 20 0L262 80" />}
    </>
  );
}

export const dieMarks = pair({
  title: "Marks from the bending die",
  view: "Section, during the bend",
  wrong: {
    says: "The sheet slides over the shoulders of the die: two lines run along the bend outside.",
    shows: "A bent sheet in a die with sharp shoulders; its outer face is marked on both sides of the bend.",
    drawing: (
      <>
        <InDie film={false} />
        <Hidden d="M96 108l8 9M224 108l-8 9" />
        <Leader to={[104, 122]} knee={[70, 40]} text="marks" toward="right" red />
      </>
    ),
  },
  right: {
    says: "A film between sheet and die, or rounded shoulders, keeps a cosmetic face clean.",
    shows: "The same bend with a protective film between the sheet and the rounded shoulders of the die.",
    drawing: (
      <>
        <InDie film />
        <Leader to={[92, 116]} knee={[70, 40]} text="film" toward="right" red />
      </>
    ),
  },
});
