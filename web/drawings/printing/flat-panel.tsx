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

const ribs = [256, 206, 156, 106, 56].flatMap((x): Vertex[] => [
  [x + 8, 142],
  [x + 8, 172],
  [x, 172],
  [x, 142],
]);

export const flatPanel = pair({
  title: "Large flat panel",
  view: "Section, bow enlarged",
  wrong: {
    says: "A flat plate over 100 mm curls while it cools: 0.3–1.0 mm on 200 mm in MJF.",
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
    says: "Ribs or a rim hold it flat; so does a gentle curve designed in.",
    shows: "The same panel, over 100 mm long, stiffened by ribs underneath.",
    drawing: (
      <>
        <Cut pitch={5} at={[[40, 130], [280, 130], [280, 142], ...ribs, [40, 142]]} />
        <Horizontal from={[40, 142]} to={[280, 142]} y={198} text="> 100" red />
        <Leader to={[110, 160]} knee={[82, 84]} text="ribs" toward="right" />
      </>
    ),
  },
});
