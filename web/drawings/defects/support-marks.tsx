import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** Supports from the plate up to `y`. */
function Supports({ count, y }: { count: number; y: number }) {
  const posts = Array.from({ length: count }, (_, i) => 164 + (i - (count - 1) / 2) * 24);
  return <Thin d={posts.map((x) => `M${x} 190V${y + 6}L${x + 2} ${y}`).join("")} />;
}

export const supportMarks = pair({
  title: "Marks where supports touched",
  view: "Side view, supports below the part",
  wrong: {
    says: "The cosmetic face looks down at the plate: every support tip leaves a dot on it.",
    shows:
      "A cover built with its cosmetic face downward; supports touch it along its whole length and leave dots.",
    drawing: (
      <>
        <Supports count={7} y={144} />
        <Outline d="M40 190H286" />
        <Cut
          at={[
            [76, 70],
            [96, 70],
            [96, 124, 6],
            [232, 124, 6],
            [232, 70],
            [252, 70],
            [252, 144, 10],
            [76, 144, 10],
          ]}
        />
        <Leader to={[190, 145]} knee={[214, 214]} text="dots on cosmetic face" toward="left" red />
      </>
    ),
  },
  right: {
    says: "Turned over, supports touch only the inside, where marks don't matter.",
    shows: "The same cover turned over: the cosmetic face is on top and supports touch only its inside.",
    drawing: (
      <>
        <Outline d="M40 190H286" />
        <Supports count={5} y={104} />
        <Cut
          at={[
            [76, 84, 10],
            [252, 84, 10],
            [252, 158],
            [232, 158],
            [232, 104, 6],
            [96, 104, 6],
            [96, 158],
            [76, 158],
          ]}
        />
        <Leader to={[160, 84]} knee={[186, 46]} text="clean" red />
      </>
    ),
  },
});
