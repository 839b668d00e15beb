import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Channel({ inner }: { inner: readonly [left: number, right: number] }) {
  const [left, right] = inner;
  return (
    <Cut
      pitch={6}
      at={[
        [60, 70],
        [left, 70],
        [left, 180],
        [right, 180],
        [right, 70],
        [260, 70],
        [260, 200],
        [60, 200],
      ]}
    />
  );
}

export const wall = pair({
  title: "Thickness of a printed wall",
  view: "Section",
  wrong: {
    says: "The walls bow during cleaning and curing, or break in the hand.",
    shows: "A channel with walls 0.4 mm thick: they bow inward.",
    drawing: (
      <>
        <Channel inner={[68, 252]} />
        <Hidden d="M68 180Q92 120 84 70M60 180Q84 120 76 70M252 180Q228 120 236 70M260 180Q236 120 244 70" />
        <Horizontal from={[60, 70]} to={[68, 70]} y={50} text="0.4" red />
        <Leader to={[234, 110]} knee={[212, 138]} text="bows" />
      </>
    ),
  },
  right: {
    says: "1.0 mm is safe in resin and nylon; 1.5 mm for freestanding walls.",
    shows: "The same channel with walls at least 1.0 mm thick; freestanding walls 1.5 mm.",
    drawing: (
      <>
        <Channel inner={[80, 240]} />
        <Horizontal from={[60, 70]} to={[80, 70]} y={50} text="≥ 1.0" red />
      </>
    ),
  },
});
