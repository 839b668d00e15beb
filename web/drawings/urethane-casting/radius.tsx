import { Cut, Fluid } from "../kit/bodies.tsx";
import { box, outline } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function InMold({ radius }: { radius: number }) {
  const silicone = box(40, 50, 240, 156);
  return (
    <>
      <Fluid at={silicone} />
      <Outline d={outline(silicone)} />
      <Cut
        at={[
          [84, 78],
          [124, 78],
          [124, 138, radius],
          [248, 138],
          [248, 178],
          [84, 178],
        ]}
      />
    </>
  );
}

export const radius = pair({
  title: "Inside corner",
  view: "Section through the mold",
  wrong: {
    says: "A sharp corner is a sharp edge of silicone, and it breaks off after a few castings.",
    shows: "A part with a sharp inside corner; the edge of silicone that forms it breaks off.",
    drawing: (
      <>
        <InMold radius={0} />
        <Leader to={[124, 138]} knee={[160, 74]} text="R 0" red />
        <Leader to={[132, 130]} knee={[176, 112]} text="breaks off" />
      </>
    ),
  },
  right: {
    says: "1 mm, at least 0.5 mm: the mold lasts longer and traps no air.",
    shows: "The same corner with a radius of 1 mm, at least 0.5 mm.",
    drawing: (
      <>
        <InMold radius={26} />
        <Radius center={[150, 112]} r={26} degrees={135} reach={-62} text="R ≥ 1" red />
      </>
    ),
  },
});
