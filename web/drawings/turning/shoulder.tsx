import { Cut } from "../kit/bodies.tsx";
import { Leader, Radius } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const shoulder = pair({
  title: "Corner at a shoulder",
  view: "Section, corner enlarged",
  wrong: {
    says: "Every insert has a nose radius: a sharp corner cannot be turned, and it starts cracks.",
    shows: "A shaft shoulder with a sharp inside corner; the bearing pressed against it does not seat.",
    drawing: (
      <>
        <Ghost d="M132 50H230V122H132z" />
        <Cut
          at={[
            [40, 46],
            [124, 46],
            [124, 130],
            [280, 130],
            [280, 206],
            [40, 206],
          ]}
        />
        <Leader to={[124, 130]} knee={[84, 88]} text="R 0" red />
        <Leader to={[190, 80]} knee={[244, 40]} text="bearing" toward="right" dot />
      </>
    ),
  },
  right: {
    says: "R 0.4 or 0.8 mm as standard; where a part seats, an undercut clears its corner.",
    shows:
      "The same shoulder with an undercut of radius 0.4 or 0.8 mm, below the radius of the bearing that seats on it.",
    drawing: (
      <>
        <Ghost d="M124 60a10 10 0 0 1 10 -10H230V130H134a10 10 0 0 1 -10 -10z" />
        <Cut
          at={[
            [40, 46],
            [124, 46],
            [124, 112],
            [118, 118, 4],
            [118, 138, 9],
            [150, 138, 5],
            [158, 130],
            [280, 130],
            [280, 206],
            [40, 206],
          ]}
        />
        <Radius center={[127, 129]} r={9} degrees={135} reach={44} text="R 0.4" note="or 0.8" red />
        <Leader to={[190, 80]} knee={[244, 40]} text="bearing" toward="right" dot />
      </>
    ),
  },
});
