import { Face } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center, Ghost, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A flanged pin; `flange` is the radius of its flange. */
function Pin({ flange }: { flange: number }) {
  return (
    <>
      <Face
        at={[
          [60, 126 - flange],
          [92, 126 - flange],
          [92, 98],
          [226, 98, 3],
          [226, 154, 3],
          [92, 154],
          [92, 126 + flange],
          [60, 126 + flange],
        ]}
      />
      <Outline d="M92 98V154" />
      <Center from={[40, 126]} to={[262, 126]} />
    </>
  );
}

export const barStock = pair({
  title: "Largest diameter and bar stock",
  view: "Side view; dash-dotted: the bar",
  wrong: {
    says: "A flange of 26 mm needs a 30 mm bar: more than half of the metal becomes chips.",
    shows: "A pin with a flange of 26 mm diameter inside a bar of 30 mm, the next size in stock.",
    drawing: (
      <>
        <Ghost d="M40 36H250V216H40z" />
        <Pin flange={78} />
        <Vertical from={[60, 48]} to={[60, 204]} x={28} text="Ø26" />
        <Vertical from={[250, 36]} to={[250, 216]} x={284} text="Ø30" red />
        <Leader to={[180, 66]} knee={[204, 62]} text="chips" dot />
      </>
    ),
  },
  right: {
    says: "At 24 mm it comes from a 25 mm bar, with 0.5 mm per side to clean up.",
    shows: "The same pin with a flange of 24 mm inside a bar of 25 mm: 0.5 mm per side is cut away.",
    drawing: (
      <>
        <Ghost d="M40 51H250V201H40z" />
        <Pin flange={72} />
        <Vertical from={[60, 54]} to={[60, 198]} x={28} text="Ø24" />
        <Vertical from={[250, 51]} to={[250, 201]} x={284} text="Ø25" red />
      </>
    ),
  },
});
