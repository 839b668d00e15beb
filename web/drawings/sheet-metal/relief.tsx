import { Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const relief = pair({
  title: "Relief beside a bend",
  view: "Flat pattern",
  wrong: {
    says: "Where the bend ends inside the edge, the sheet tears at both corners.",
    shows:
      "A tab bent along a line that ends at the edges of the plate without relief: tears in both corners.",
    drawing: (
      <>
        <Face
          at={[
            [48, 120],
            [112, 120],
            [112, 44],
            [208, 44],
            [208, 120],
            [272, 120],
            [272, 208],
            [48, 208],
          ]}
        />
        <Center from={[100, 132]} to={[220, 132]} />
        <Outline d="M112 120l-3 5 4 4-4 5M208 120l3 5-4 4 4 5" />
        <Leader to={[213, 127]} knee={[240, 84]} text="tears" red />
        <Leader to={[160, 132]} knee={[176, 168]} text="bend line" />
      </>
    ),
  },
  right: {
    says: "A slot on each side, as wide as the sheet (0.76 mm or more) and 1.5 t deep.",
    shows: "Relief slots at both ends of the bend line, at least t wide and at least 1.5 t deep.",
    drawing: (
      <>
        <Face
          at={[
            [48, 120],
            [98, 120],
            [98, 144],
            [112, 144],
            [112, 44],
            [208, 44],
            [208, 144],
            [222, 144],
            [222, 120],
            [272, 120],
            [272, 208],
            [48, 208],
          ]}
        />
        <Center from={[106, 132]} to={[214, 132]} />
        <Horizontal from={[208, 104]} to={[222, 120]} y={100} text="≥ t" red />
        <Vertical from={[98, 120]} to={[98, 144]} x={74} text="≥ 1.5 t" place="right" />
        <Leader to={[160, 132]} knee={[176, 168]} text="bend line" />
      </>
    ),
  },
});
