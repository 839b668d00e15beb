import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box, type Point } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Thin } from "../kit/lines.tsx";
import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { Text } from "../kit/text.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 30;
const NEUTRAL = 0.44 * T;

const INSIDE: readonly Point[] = [
  [110, 72],
  [110, 182],
  [280, 182],
];

/** The bent part, 320 × 260. */
function Bent() {
  const r = T + NEUTRAL;
  const x = 110 - NEUTRAL;
  const y = 182 + NEUTRAL;
  return (
    <>
      <Cut at={bentSheet(INSIDE, { thickness: T, radius: T })} />
      <path className="dw-red dw-dashed" d={`M${x} 62V${y - r}A${r} ${r} 0 0 0 ${x + r} ${y}H290`} />
      <Horizontal from={[80, 72]} to={[110, 72]} y={52} text="t 1.5" place="right" />
      <Vertical from={[80, 72]} to={[110, 212]} x={36} text="20" />
      <Horizontal from={[80, 212]} to={[280, 182]} y={242} text="30" />
      <Radius center={[140, 152]} r={T} degrees={135} reach={-46} text="R 1.5" />
      <Leader to={[212, y]} knee={[226, 148]} text="K 0.44" red />
    </>
  );
}

/** The flat blank, 320 wide, its top at 96. */
function Flat() {
  return (
    <>
      <Face at={box(20, 96, 280, 60)} />
      <Thin d="M142 96V156M174 96V156" />
      <Horizontal from={[20, 96]} to={[142, 96]} y={74} text="17" />
      <Horizontal from={[142, 96]} to={[174, 96]} y={48} text="3.39" place="between" />
      <Horizontal from={[174, 96]} to={[300, 96]} y={74} text="27" />
      <Horizontal from={[20, 156]} to={[300, 156]} y={184} text="47.39" />
      <Text at={[158, 130]} anchor="middle" tone="quiet">
        bend
      </Text>
      <Text at={[20, 214]}>3.39 = π/2 × (R + K × t)</Text>
      <Text at={[20, 234]}>47.39 = 30 + 20 − 2.61</Text>
    </>
  );
}

export const kFactor = responsiveDrawing({
  title: "From the bent part to the flat blank",
  view: "Section and flat pattern, mm",
  description:
    "A sheet 1.5 mm thick bent by 90 degrees with inside radius 1.5 mm, legs 30 and 20 mm. The neutral line lies at K = 0.44 of the thickness from the inner face. The bend uses up π/2 × (1.5 + 0.44 × 1.5) = 3.39 mm; with a bend deduction of 2.61 mm the flat blank is 17 + 3.39 + 27 = 47.39 mm long.",
  values: [
    ["Sheet t", "1.5"],
    ["Radius R", "1.5"],
    ["Angle", "90°"],
    ["K-factor", "0.44"],
    ["Allowance", "3.39"],
    ["Deduction", "2.61"],
    ["Flat length", "47.39"],
  ],
  draw: (width) => {
    const isWide = width > 640;
    return {
      height: isWide ? 260 : 516,
      drawing: (
        <>
          <Bent />
          <g transform={isWide ? "translate(390 0)" : "translate(10 270)"}>
            <Flat />
          </g>
        </>
      ),
    };
  },
});
