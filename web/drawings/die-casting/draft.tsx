import { Angle } from "../kit/angle.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A housing leaving its core; `inside` and `outside` are how far its walls lean at the rim. */
function Housing({ inside, outside }: { inside: number; outside: number }) {
  return (
    <>
      <Cut
        flip
        at={[
          [112, 104, 3],
          [208, 104, 3],
          [208 + inside, 200],
          [292, 200],
          [292, 226],
          [28, 226],
          [28, 200],
          [112 - inside, 200],
        ]}
      />
      <Cut
        pitch={6}
        at={[
          [88 - outside, 176],
          [88, 62, 8],
          [232, 62, 8],
          [232 + outside, 176],
          [208 + inside, 176],
          [208, 84, 4],
          [112, 84, 4],
          [112 - inside, 176],
        ]}
      />
      <Arrow from={[160, 54]} to={[160, 24]} />
    </>
  );
}

export const draft = pair({
  title: "Draft on a die casting",
  view: "Section, angles enlarged",
  wrong: {
    says: "Parallel walls shrink onto the core, drag along the steel and pull metal onto it.",
    shows: "A housing with walls at 0 degrees leaving its core: it touches the steel along its whole depth.",
    drawing: (
      <>
        <Housing inside={0} outside={0} />
        <Leader to={[208, 140]} knee={[254, 112]} text="0°" note="drags" red />
      </>
    ),
  },
  right: {
    says: "In aluminum 2–3° inside, where the part grips, and 1–2° outside. Zinc needs 0.5–1°.",
    shows:
      "The same housing in aluminum with 2 to 3 degrees of draft on its inside walls and 1 to 2 degrees outside: a gap opens as soon as it moves.",
    drawing: (
      <>
        <Housing inside={14} outside={8} />
        <Leader to={[113, 140]} knee={[140, 150]} text="2–3°" note="inside" red />
        <Thin d="M232 70V192" />
        <Angle vertex={[232, 62]} r={124} from={86} to={90} text="1–2°" textAt={[262, 192]} anchor="start" />
      </>
    ),
  },
});
