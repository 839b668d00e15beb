import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Radius } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

/** Pixels per millimeter of the front panel. */
const SCALE = 1.75;
const LEFT = 30;
const TOP = 62;
const x = (millimeters: number) => LEFT + millimeters * SCALE;
const y = (millimeters: number) => TOP + (60 - millimeters) * SCALE;

const ROUND = [
  [74, 33, 8.2],
  [102, 33, 8.2],
  [143, 33, 6.2],
  [125, 42, 2],
  [125, 33, 2],
  [125, 24, 2],
] as const;

export const enclosure = excerpt({
  title: "Enclosure body, front and section",
  description:
    "Front of a bent sheet metal body, 160 × 60 mm: display cutout 44 ± 0.2 mm wide, connector holes 28 ± 0.2 mm apart, hole centers 33 ± 0.4 mm above the bottom. Section: U shape, 110 ± 0.5 mm deep, lips of 11 mm, inside radius 2 mm.",
  values: [
    ["Material", "DC01, 1.5 mm"],
    ["Unless stated", "±0.2 mm cut, ±1° bent"],
    ["Finish", "Powder coat RAL 7035"],
  ],
  views: [
    {
      height: 236,
      drawing: (
        <>
          <Face
            at={box(x(0), y(60), 160 * SCALE, 60 * SCALE, 2)}
            holes={[
              box(x(12), y(45), 44 * SCALE, 24 * SCALE, 2),
              ...ROUND.map(([across, up, r]) => circle([x(across), y(up)], r * SCALE)),
            ]}
          />
          <Center from={[x(64), y(33)]} to={[x(112), y(33)]} />
          <Center from={[x(74), y(22)]} to={[x(74), y(44)]} />
          <Center from={[x(102), y(22)]} to={[x(102), y(44)]} />
          <Horizontal from={[x(12), y(45)]} to={[x(56), y(45)]} y={46} text="44 ± 0.2" />
          <Horizontal from={[x(74), y(42)]} to={[x(102), y(42)]} y={24} text="28 ± 0.2" place="right" />
          <Vertical from={[x(149.2), y(33)]} to={[x(160), y(0)]} x={326} text="33 ± 0.4" place="left" red />
          <Horizontal from={[x(0), y(0)]} to={[x(160), y(0)]} y={206} text="160" />
        </>
      ),
    },
    {
      height: 236,
      drawing: (
        <>
          <Cut
            pitch={5}
            at={[
              [78, 66],
              [58, 66, 6],
              [58, 166, 6],
              [250, 166, 6],
              [250, 66, 6],
              [230, 66],
              [230, 71],
              [245, 71, 2],
              [245, 161, 2],
              [63, 161, 2],
              [63, 71, 2],
              [78, 71],
            ]}
          />
          <Horizontal from={[58, 166]} to={[250, 166]} y={206} text="110 ± 0.5" />
          <Horizontal from={[58, 66]} to={[78, 66]} y={40} text="11" place="right" />
          <Vertical from={[250, 66]} to={[250, 166]} x={292} text="60" />
          <Radius center={[66, 158]} r={3.5} degrees={135} reach={-72} text="R2 inside" toward="right" />
        </>
      ),
    },
  ],
});
