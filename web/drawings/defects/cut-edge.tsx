import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const cutEdge = pair({
  title: "Laser-cut edge",
  view: "Section, edge enlarged",
  wrong: {
    says: "Drops of melt freeze on the lower edge. Bent or welded like this, the part does not seat.",
    shows: "A laser-cut edge with beads of dross hanging from its lower corner.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 84],
            [210, 84],
            [210, 158],
            [216, 170, 5],
            [208, 182, 5],
            [198, 174, 4],
            [192, 158],
            [40, 158],
          ]}
        />
        <Leader to={[208, 178]} knee={[232, 212]} text="dross" red />
      </>
    ),
  },
  right: {
    says: "Deburred on both sides and safe to touch. Mark edges that need more.",
    shows: "The same edge deburred: both corners are slightly broken and clean.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 84],
            [202, 84],
            [210, 92],
            [210, 150],
            [202, 158],
            [40, 158],
          ]}
        />
        <Leader to={[206, 154]} knee={[232, 196]} text="deburred" red />
      </>
    ),
  },
});
