import { Cut, Fluid } from "../kit/bodies.tsx";
import { box, circle, outline } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const SILICONE = box(44, 44, 232, 168);

export const bubbles = pair({
  title: "Trapped air in a cast part",
  view: "Section through the mold",
  wrong: {
    says: "A flat roof and a sharp corner at the top: air has nowhere to go and stays as bubbles.",
    shows: "A part with a flat top in its mold; bubbles collect under the roof and in the corner.",
    drawing: (
      <>
        <Fluid at={SILICONE} />
        <Outline d={outline(SILICONE)} />
        <Cut
          at={[
            [84, 92],
            [236, 92],
            [236, 170],
            [84, 170],
          ]}
          holes={[circle([94, 101], 5), circle([134, 98], 4), circle([182, 98], 4.5), circle([226, 101], 5)]}
        />
        <Leader to={[182, 98]} knee={[206, 66]} text="bubbles" red />
      </>
    ),
  },
  right: {
    says: "A slope or a radius leads the air to a vent at the highest point.",
    shows: "The same part with a sloped top and rounded corners; a vent leads up from its highest point.",
    drawing: (
      <>
        <Fluid at={SILICONE} />
        <Outline d={outline(SILICONE)} />
        <Cut
          at={[
            [84, 112, 10],
            [214, 84, 4],
            [214, 44],
            [224, 44],
            [224, 84],
            [236, 86, 8],
            [236, 170, 8],
            [84, 170, 8],
          ]}
        />
        <Leader to={[214, 60]} knee={[180, 70]} text="vent" red />
      </>
    ),
  },
});
