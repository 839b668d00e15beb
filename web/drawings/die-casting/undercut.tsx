import { Arrow } from "../kit/arrow.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const undercut = pair({
  title: "Opening in a side wall",
  view: "Section; the die opens upward",
  wrong: {
    says: "A closed window needs a slide: a moving core that adds cost, wears and leaves a flash line.",
    shows: "A housing with a window enclosed in its side wall; a slide pulls out to the right.",
    drawing: (
      <>
        <Cut
          at={[
            [64, 60],
            [90, 60],
            [90, 158, 6],
            [196, 158, 6],
            [196, 128],
            [222, 128],
            [222, 184],
            [64, 184],
          ]}
        />
        <Cut
          at={[
            [196, 60],
            [222, 60],
            [222, 92],
            [196, 92],
          ]}
        />
        <Ghost d="M196 92H272V128H196" />
        <Arrow from={[240, 110]} to={[296, 110]} />
        <Arrow from={[143, 52]} to={[143, 24]} />
        <Leader to={[250, 128]} knee={[236, 216]} text="slide" red />
      </>
    ),
  },
  right: {
    says: "Open the window up to the rim, and the two die halves form it without a slide.",
    shows: "The same window open up to the rim of the wall: the die half forms it without a slide.",
    drawing: (
      <>
        <Cut
          at={[
            [64, 60],
            [90, 60],
            [92, 158, 6],
            [196, 158, 6],
            [197, 128],
            [222, 128],
            [222, 184],
            [64, 184],
          ]}
        />
        <Ghost d="M197 128V60H222V128" />
        <Arrow from={[143, 52]} to={[143, 24]} />
        <Leader to={[210, 100]} knee={[240, 70]} text="open" red dot />
      </>
    ),
  },
});
