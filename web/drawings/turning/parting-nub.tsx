import { Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const partingNub = pair({
  title: "Parting nub",
  view: "Side view",
  wrong: {
    says: "Parted from the bar, a nub stays in the middle. On a seating face, the part rocks on it.",
    shows: "A disk whose parted face, with a nub of up to 1 mm diameter in its middle, must seat flat.",
    drawing: (
      <>
        <Face
          at={[
            [96, 44, 4],
            [216, 44],
            [216, 118],
            [226, 118],
            [226, 130],
            [216, 130],
            [216, 204],
            [96, 204, 4],
          ]}
        />
        <Center from={[72, 124]} to={[254, 124]} />
        <Leader to={[226, 121]} knee={[250, 84]} text="Ø ≤ 1" note="nub" red />
      </>
    ),
  },
  right: {
    says: "A shallow recess keeps the nub below the face, or name the face and we turn it off.",
    shows: "The same disk with a recess 0.5 mm deep in its parted face: the nub stays below the face.",
    drawing: (
      <>
        <Face
          at={[
            [96, 44, 4],
            [216, 44],
            [216, 92],
            [200, 92],
            [200, 118],
            [210, 118],
            [210, 130],
            [200, 130],
            [200, 156],
            [216, 156],
            [216, 204],
            [96, 204, 4],
          ]}
        />
        <Center from={[72, 124]} to={[254, 124]} />
        <Horizontal from={[200, 156]} to={[216, 156]} y={226} text="0.5" place="right" red />
        <Leader to={[210, 121]} knee={[246, 92]} text="nub" />
      </>
    ),
  },
});
