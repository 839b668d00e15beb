import { Angle } from "../kit/angle.tsx";
import { Face } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** Rolling direction from left to right. */
function Sheet() {
  const rows = [70, 82, 94, 106, 118, 130, 142, 154, 166, 178, 190];
  return (
    <>
      <Face at={box(60, 60, 200, 140)} />
      <Thin
        d={rows
          .map((y, i) => `M${72 + (i % 3) * 8} ${y}h${60 + (i % 4) * 10}m14 0h${40 + (i % 2) * 14}`)
          .join("")}
      />
    </>
  );
}

export const grain = pair({
  title: "Bend direction and grain",
  view: "Plan view",
  wrong: {
    says: "The bend runs with the grain: 6061-T6 and full-hard 301 crack along it.",
    shows: "A bend line parallel to the rolling direction of the sheet: cracks open along it.",
    drawing: (
      <>
        <Sheet />
        <Center from={[44, 130]} to={[276, 130]} />
        <Outline d="M104 128l10 4 8-5 12 4M188 129l9 3 9-4 10 3" />
        <Leader to={[110, 130]} knee={[84, 40]} text="cracks" toward="right" />
        <Leader to={[246, 130]} knee={[256, 224]} text="with the grain" red toward="left" />
      </>
    ),
  },
  right: {
    says: "Across the grain, or at 45° when bends run both ways.",
    shows: "The bend line runs across the rolling direction, at 90 degrees.",
    drawing: (
      <>
        <Sheet />
        <Center from={[160, 40]} to={[160, 222]} />
        <Angle vertex={[160, 130]} r={44} from={-90} to={0} text="90°" textAt={[206, 92]} red />
        <Leader to={[246, 154]} knee={[236, 222]} text="grain" />
      </>
    ),
  },
});
