import { Faces } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A slope in `count` layers between x = 50 and 270, from y = 190 up to 80. */
function Slope({ count }: { count: number }) {
  const height = 110 / count;
  const run = 200 / count;
  return (
    <>
      <Faces
        at={Array.from({ length: count }, (_, i) =>
          box(50, 190 - (i + 1) * height, 210 - i * run, height, 1.5),
        )}
      />
      <Outline d="M30 190H290" />
    </>
  );
}

export const layerSteps = pair({
  title: "Steps on a sloped face",
  view: "Side view, layers enlarged",
  wrong: {
    says: "A shallow slope in thick layers: wide steps that you can see and feel.",
    shows: "A slope built from six thick layers: each one leaves a step.",
    drawing: (
      <>
        <Slope count={6} />
        <Ghost d="M60 80L262 190" />
        <Leader to={[160, 136]} knee={[196, 84]} text="steps" red />
      </>
    ),
  },
  right: {
    says: "Thinner layers, or the part tilted so that cosmetic faces are vertical or level.",
    shows: "The same slope in twenty-two thin layers: the steps are hardly visible.",
    drawing: (
      <>
        <Slope count={22} />
        <Leader to={[160, 134]} knee={[196, 84]} text="fine" red />
      </>
    ),
  },
});
