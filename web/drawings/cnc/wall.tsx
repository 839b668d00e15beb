import { Arrow } from "../kit/arrow.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { EndMill } from "./cutters.tsx";

function Upright({ left, right, foot }: { left: number; right: number; foot: number }) {
  return (
    <Cut
      at={[
        [36, 178],
        [left, 178, foot],
        [left, 62],
        [right, 62],
        [right, 178, foot],
        [284, 178],
        [284, 220],
        [36, 220],
      ]}
    />
  );
}

export const wall = pair({
  title: "Thickness of a metal wall",
  view: "Section",
  wrong: {
    says: "The wall springs away from the cutter: chatter, and a top thicker than the base.",
    shows: "A vertical wall 0.3 mm thick bends away from the cutter.",
    drawing: (
      <>
        <Upright left={146} right={152} foot={0} />
        <Hidden d="M146 176Q146 112 130 62M152 176Q152 112 136 62" />
        <EndMill x={180} r={22} top={10} tip={176} />
        <Arrow from={[116, 92]} to={[94, 92]} />
        <Horizontal from={[146, 62]} to={[152, 62]} y={46} text="0.3" place="left" red />
      </>
    ),
  },
  right: {
    says: "0.8 mm works in metal (0.5 mm is the limit); plastic needs 1.5 mm.",
    shows: "The same wall at least 0.8 mm thick, with a small radius at its base, stays straight.",
    drawing: (
      <>
        <Upright left={136} right={152} foot={6} />
        <EndMill x={180} r={22} top={10} tip={172} />
        <Horizontal from={[136, 62]} to={[152, 62]} y={46} text="≥ 0.8" place="left" red />
        <Leader to={[134, 174]} knee={[108, 140]} text="radius" />
      </>
    ),
  },
});
