import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Post({ top, foot }: { top: number; foot: number }) {
  return (
    <Cut
      at={[
        [40, 186],
        [130, 186, foot],
        [130, top],
        [144, top],
        [144, 186, foot],
        [252, 186],
        [252, 222],
        [40, 222],
      ]}
    />
  );
}

export const tallFeature = pair({
  title: "Height of a freestanding post",
  view: "Section",
  wrong: {
    says: "The post vibrates like a tuning fork: poor finish, or it snaps.",
    shows: "A post ten times as tall as its width w bends under the cutter.",
    drawing: (
      <>
        <Post top={46} foot={0} />
        <Hidden d="M130 186Q130 112 114 46M144 186Q144 112 128 46" />
        <Horizontal from={[130, 46]} to={[144, 46]} y={30} text="w" />
        <Vertical from={[144, 46]} to={[144, 186]} x={214} text="10 × w" red />
      </>
    ),
  },
  right: {
    says: "At four to one it stands on its own. A radius at the base helps more than extra width.",
    shows: "The same post at most four times as tall as its width w, with a radius at its base.",
    drawing: (
      <>
        <Post top={130} foot={6} />
        <Horizontal from={[130, 130]} to={[144, 130]} y={114} text="w" />
        <Vertical from={[144, 130]} to={[150, 186]} x={214} text="≤ 4 × w" red />
        <Leader to={[128, 182]} knee={[104, 152]} text="radius" />
      </>
    ),
  },
});
