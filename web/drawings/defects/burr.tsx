import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const burr = pair({
  title: "Burr on a machined edge",
  view: "Section, edge enlarged",
  wrong: {
    says: "The cutter leaves the metal at the edge and folds a thin lip over: it cuts hands and jams fits.",
    shows: "A machined edge with a thin curled burr standing above the face.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 100],
            [196, 100],
            [204, 74, 3],
            [214, 66],
            [212, 84, 4],
            [208, 110],
            [208, 206],
            [40, 206],
          ]}
        />
        <Leader to={[212, 72]} knee={[240, 50]} text="burr" red />
      </>
    ),
  },
  right: {
    says: "Broken by 0.1–0.5 mm as the default. A chamfer on the drawing costs nothing extra.",
    shows: "The same edge broken by 0.1 to 0.5 mm; no burr is left.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 100],
            [186, 100],
            [208, 122],
            [208, 206],
            [40, 206],
          ]}
        />
        <Ghost d="M186 100H208V122" />
        <Leader to={[197, 111]} knee={[222, 76]} text="0.1–0.5" red />
      </>
    ),
  },
});
