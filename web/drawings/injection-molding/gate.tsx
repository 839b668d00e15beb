import { Arrow } from "../kit/arrow.tsx";
import { Cut, Fluid } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const gate = pair({
  title: "Gate location",
  view: "Section",
  wrong: {
    says: "At the thin end: it freezes first, and the thick end can no longer be packed.",
    shows: "The gate sits at the thin end; the thick end shrinks with nothing to pack it and sinks.",
    drawing: (
      <>
        <Cut
          at={[
            [44, 96],
            [60, 96, 90],
            [90, 104, 52],
            [120, 96, 90],
            [148, 96],
            [190, 126],
            [244, 126],
            [244, 146],
            [44, 146],
          ]}
        />
        <Fluid at={box(254, 118, 34, 36, 6)} />
        <Outline d="M244 131H254M244 141H254M254 131V118H288V154H254V141" />
        <Arrow from={[282, 136]} to={[258, 136]} />
        <Leader to={[90, 101]} knee={[112, 62]} text="sink" />
        <Leader to={[249, 131]} knee={[222, 88]} text="gate, thin" red />
      </>
    ),
  },
  right: {
    says: "In the thickest wall, flowing from thick to thin. An edge gate is 0.4–0.8 t deep.",
    shows:
      "The gate sits at the thick end and is 0.4 to 0.8 of the wall t deep; the plastic flows from thick to thin.",
    drawing: (
      <>
        <Cut
          at={[
            [82, 96],
            [172, 96],
            [214, 126],
            [284, 126],
            [284, 146],
            [82, 146],
          ]}
        />
        <Fluid at={box(32, 100, 40, 42, 6)} />
        <Outline d="M82 106H72V100H32V142H72V136H82" />
        <Arrow from={[40, 121]} to={[66, 121]} />
        <Leader to={[77, 106]} knee={[92, 62]} text="0.4–0.8 t" note="edge gate" red />
        <Vertical from={[82, 96]} to={[82, 146]} x={140} text="t" />
        <Arrow from={[182, 136]} to={[232, 136]} />
      </>
    ),
  },
});
