import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const bow =
  (y: number) =>
  (x: number): Vertex => [x, y - 18 * ((x - 160) / 120) ** 2];
const stations = Array.from({ length: 13 }, (_, i) => 40 + i * 20);

const arch =
  (y: number) =>
  (x: number): Vertex => [x, y - 40 * (1 - ((x - 160) / 120) ** 2)];

export const flatPanel = pair({
  title: "Large flat panel",
  view: "Section, bow enlarged",
  wrong: {
    says: "A flat panel over 100 mm curls as it cools: 0.3–1.0 mm on 200 mm in MJF.",
    shows: "A flat panel 200 mm long, bowed by 0.3 to 1.0 mm at its ends.",
    drawing: (
      <>
        <Ghost d="M40 132H280V144H40Z" />
        <Cut pitch={5} at={[...stations.map(bow(132)), ...stations.toReversed().map(bow(144))]} />
        <Horizontal from={[40, 126]} to={[280, 126]} y={182} text="200" />
        <Vertical from={[280, 114]} to={[280, 132]} x={300} text="0.3–1.0" place="right" red />
      </>
    ),
  },
  right: {
    says: "A gentle curve, openings or a split keeps it true. Ribs cool at a different rate and pull it further.",
    shows: "The same panel, over 100 mm long, drawn with a gentle curve from end to end.",
    drawing: (
      <>
        <Cut pitch={5} at={[...stations.map(arch(146)), ...stations.toReversed().map(arch(158))]} />
        <Horizontal from={[40, 158]} to={[280, 158]} y={198} text="> 100" red />
        <Leader to={[110, 116]} knee={[82, 74]} text="curved" toward="right" />
      </>
    ),
  },
});
