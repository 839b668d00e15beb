import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const pin = pair({
  title: "Printed pin",
  view: "Side view, base cut",
  wrong: {
    says: "Too thin: it bends during cleaning and breaks at the base.",
    shows: "A 0.3 mm pin without a fillet, broken off at its base.",
    drawing: (
      <>
        <Cut at={box(60, 160, 200, 40)} />
        <Ghost d="M156 160V66H164V160" />
        <Face
          at={[
            [156, 158],
            [164, 158],
            [212, 82],
            [205, 78],
          ]}
        />
        <Horizontal from={[156, 66]} to={[164, 66]} y={46} text="Ø 0.3" red place="right" />
        <Leader to={[158, 160]} knee={[126, 132]} text="breaks" />
      </>
    ),
  },
  right: {
    says: "1 mm in resin, powder and metal, 3 to 5 mm in FDM, with a fillet at the base.",
    shows: "A pin of at least 1 mm with a fillet at its base; 3 to 5 mm in FDM.",
    drawing: (
      <>
        <Cut
          at={[
            [60, 160],
            [147, 160, 10],
            [147, 66],
            [173, 66],
            [173, 160, 10],
            [260, 160],
            [260, 200],
            [60, 200],
          ]}
        />
        <Center from={[160, 54]} to={[160, 210]} />
        <Horizontal from={[147, 66]} to={[173, 66]} y={46} text="Ø ≥ 1" red place="right" />
      </>
    ),
  },
});
