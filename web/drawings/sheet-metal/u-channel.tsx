import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

function Channel({ top }: { top: number }) {
  return (
    <>
      <Cut
        pitch={5}
        at={bentSheet(
          [
            [104, top],
            [104, 180],
            [208, 180],
            [208, top],
          ],
          { thickness: 12, radius: 8 },
        )}
      />
      <Tool
        at={[
          [70, 14],
          [242, 14],
          [242, 58],
          [208, 58],
          [208, 172],
          [200, 180, 6],
          [184, 160],
          [184, 58],
          [70, 58],
        ]}
      />
    </>
  );
}

export const uChannel = pair({
  title: "Depth of a channel",
  view: "Section, second bend",
  wrong: {
    says: "The first flange swings up into the punch before the second bend is done.",
    shows:
      "A channel with flanges taller than its base is wide: the first flange meets the body of the punch.",
    drawing: (
      <>
        <Channel top={40} />
        <Hidden d="M92 58V40H104V58M220 58V40H208V58" />
        <Horizontal from={[92, 192]} to={[220, 192]} y={218} text="w" />
        <Vertical from={[220, 40]} to={[220, 192]} x={280} text="> w" red />
        <Leader to={[92, 62]} knee={[72, 96]} text="hits" />
      </>
    ),
  },
  right: {
    says: "Flanges no taller than the base is wide. Deeper channels are joined from two parts.",
    shows: "The flanges are at most as tall as the base w is wide and clear the punch.",
    drawing: (
      <>
        <Channel top={84} />
        <Horizontal from={[92, 192]} to={[220, 192]} y={218} text="w" />
        <Vertical from={[220, 84]} to={[220, 192]} x={280} text="≤ w" red />
      </>
    ),
  },
});
