import { Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { circle, polar, type Vertex } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Center, CenterMark, Ring, Thin } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

/** Pixels per millimeter. */
const SCALE = 2.4;
const LEFT = 26;
const AXIS = 132;

/** Steps of the shaft: from, to and diameter in mm. */
const STEPS = [
  [0, 22, 19],
  [22, 25.5, 21],
  [25.5, 33, 58],
  [33, 45, 30],
  [45, 49, 25.2],
  [49, 55, 30],
  [55, 79, 25],
  [79, 81, 22],
  [81, 104, 24],
  [104, 106, 14],
  [106, 120, 16],
] as const;

const x = (length: number) => LEFT + length * SCALE;
const above = (diameter: number) => AXIS - (diameter / 2) * SCALE;
const below = (diameter: number) => AXIS + (diameter / 2) * SCALE;

const OUTLINE: readonly Vertex[] = [
  ...STEPS.flatMap(([from, to, d]): Vertex[] => [
    [x(from), above(d)],
    [x(to), above(d)],
  ]),
  ...STEPS.toReversed().flatMap(([from, to, d]): Vertex[] => [
    [x(to), below(d)],
    [x(from), below(d)],
  ]),
];
const EDGES = STEPS.slice(1)
  .map(([from, , d], i) => {
    const smaller = Math.min(d, STEPS[i]?.[2] ?? d);
    return `M${x(from)} ${above(smaller)}V${below(smaller)}`;
  })
  .join("");
const SPLINE = [-9, -6, -3, 0, 3, 6, 9]
  .map((offset) => `M${x(81)} ${AXIS + offset * SCALE}H${x(104)}`)
  .join("");

const MIDDLE = [150, AXIS] as const;

export const shaft = excerpt({
  title: "Actuator shaft, side and flange",
  description:
    "Side view of a shaft 120 mm long: flange, seal groove, bearing seat Ø25 k6, involute spline and end thread M16. End view of the flange: six holes Ø5.2 on a circle of Ø45.",
  values: [
    ["Material", "17-4PH, H1025"],
    ["Unless stated", "±0.125 mm, Ra 3.2 µm"],
    ["Edges", "0.2–0.4 × 45°"],
  ],
  views: [
    {
      height: 256,
      drawing: (
        <>
          <Face at={OUTLINE} />
          <Thin
            d={EDGES + SPLINE + `M${x(106)} ${above(13.8)}H${x(120)}M${x(106)} ${below(13.8)}H${x(120)}`}
          />
          <Center from={[14, AXIS]} to={[326, AXIS]} />
          <Leader to={[x(66), above(25)]} knee={[206, 66]} text="Ø25 k6, ground" red />
          <Leader to={[x(47), above(25.2)]} knee={[150, 34]} text="groove 4 wide, Ra 0.8" />
          <Leader
            to={[x(92), below(24)]}
            knee={[226, 196]}
            text="spline"
            note="22 teeth, m 1"
            toward="right"
          />
          <Leader to={[x(110), above(16)]} knee={[276, 94]} text="M16×1.5" />
          <Horizontal from={[x(0), below(19)]} to={[x(120), below(16)]} y={240} text="120 ± 0.125" />
        </>
      ),
    },
    {
      height: 256,
      drawing: (
        <>
          <Face at={circle(MIDDLE, 29 * SCALE)} holes={[circle(MIDDLE, 4.2 * SCALE)]} />
          <Ring at={MIDDLE} r={9.5 * SCALE} />
          {[0, 1, 2, 3, 4, 5].map((hole) => (
            <Ring key={hole} at={polar(MIDDLE, 22.5 * SCALE, 30 + hole * 60)} r={2.6 * SCALE} />
          ))}
          <path className="dw-center" d={`M${150 - 54} ${AXIS}a54 54 0 1 1 108 0a54 54 0 1 1 -108 0`} />
          <CenterMark at={MIDDLE} r={29 * SCALE} />
          <Radius center={MIDDLE} r={54} degrees={-60} reach={62} text="circle Ø45" />
          <Leader to={[203, 161]} knee={[234, 196]} text="6 × Ø5.2" note="position Ø0.2" />
          <Leader to={[101, 181]} knee={[76, 222]} text="Ø58" />
        </>
      ),
    },
  ],
});
