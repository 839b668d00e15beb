import { Arrow } from "../kit/arrow.tsx";
import { Cut, Powder } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const drain = pair({
  title: "Drain holes in a hollow part",
  view: "Section",
  wrong: {
    says: "Trapped powder stays forever; trapped resin eventually cracks the wall.",
    shows: "A closed hollow body, still full of powder.",
    drawing: (
      <>
        <Cut at={box(64, 62, 192, 132)} holes={[box(84, 82, 152, 92)]} />
        <Powder x={88} y={86} width={146} height={86} />
        <Leader to={[200, 120]} knee={[226, 36]} text="trapped" red dot />
      </>
    ),
  },
  right: {
    says: "Two holes far apart, 3.5 mm or more: one to drain, one to let air in.",
    shows: "The same body with two holes of at least 3.5 mm diameter at opposite ends; the powder runs out.",
    drawing: (
      <>
        <Cut
          at={[
            [64, 62],
            [196, 62],
            [196, 82],
            [84, 82],
            [84, 174],
            [102, 174],
            [102, 194],
            [64, 194],
          ]}
        />
        <Cut
          at={[
            [218, 62],
            [256, 62],
            [256, 194],
            [124, 194],
            [124, 174],
            [236, 174],
            [236, 82],
            [218, 82],
          ]}
        />
        <Outline d="M196 62H218M196 82H218M102 174H124M102 194H124" />
        <Powder x={88} y={150} width={56} height={22} />
        <Powder x={104} y={174} width={18} height={40} />
        <Center from={[207, 50]} to={[207, 94]} />
        <Arrow from={[207, 96]} to={[207, 124]} />
        <Horizontal from={[196, 62]} to={[218, 62]} y={40} text="Ø ≥ 3.5" place="left" red />
        <Leader to={[113, 190]} knee={[148, 218]} text="2 holes" dot />
      </>
    ),
  },
});
