import { Face, Tool } from "../kit/bodies.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Center, CenterMark } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Plan({ radius }: { radius: number }) {
  return (
    <>
      <Face at={box(24, 58, 220, 150)} />
      <Face at={box(56, 88, 156, 90, radius)} />
      <Center from={[12, 133]} to={[256, 133]} />
      <Center from={[134, 46]} to={[134, 220]} />
    </>
  );
}

// The material that a cutter of radius 18 px leaves in a sharp corner, and the transforms that place it in all four corners.
const UNCUT_CORNER = "h18a18 18 0 0 0-18 18z";
const CORNERS = ["56 88", "212 88)rotate(90", "212 178)rotate(180", "56 178)rotate(270"];

export const innerRadius = pair({
  title: "Radius of an inside corner",
  view: "Plan view",
  wrong: {
    says: "A round cutter can't cut a sharp inside corner. That takes EDM.",
    shows: "A pocket with sharp corners, R 0; the round cutter leaves material in each corner.",
    drawing: (
      <>
        <Plan radius={0} />
        {CORNERS.map((corner) => (
          <path
            key={corner}
            className="dw-solid"
            d={`M0 0${UNCUT_CORNER}`}
            transform={`translate(${corner})`}
          />
        ))}
        <Tool at={circle([194, 106], 18)} />
        <CenterMark at={[194, 106]} r={4} />
        <Leader to={[211, 89]} knee={[250, 50]} text="R 0" note="stays" red />
      </>
    ),
  },
  right: {
    says: "A third of the depth or more: a slightly smaller cutter sweeps through the corner.",
    shows:
      "The same pocket with corner radius of at least one third of the depth h; the cutter's radius is smaller than the corner's.",
    drawing: (
      <>
        <Plan radius={28} />
        <Tool at={circle([189, 111], 18)} />
        <CenterMark at={[189, 111]} r={4} />
        <Radius center={[184, 116]} r={28} degrees={-45} reach={65} text="R ≥ h/3" note="h: depth" red />
        <Leader to={[186, 129]} knee={[190, 197]} text="tool" />
      </>
    ),
  },
});
