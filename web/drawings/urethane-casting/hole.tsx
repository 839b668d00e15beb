import { Cut, Fluid, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box, outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Block({ half }: { half: number }) {
  return (
    <>
      <Cut at={box(84, 66, 152, 128 / 2 - half)} />
      <Cut at={box(84, 130 + half, 152, 64 - half)} />
      <Outline d={`M84 66V194M236 66V194`} />
    </>
  );
}

function Silicone({ at }: { at: readonly Vertex[] }) {
  return (
    <>
      <Fluid at={at} />
      <Outline d={outline(at)} />
    </>
  );
}

export const hole = pair({
  title: "Long, thin hole",
  view: "Section through the mold",
  wrong: {
    says: "A hair-thin silicone pin through the whole part bends aside and tears at the first demolding.",
    shows: "A long through hole under 1.0 mm, formed by a thin silicone pin that bends.",
    drawing: (
      <>
        <Block half={7} />
        <Silicone at={box(40, 66, 44, 128)} />
        <Silicone at={box(236, 66, 44, 128)} />
        <path className="dw-fluid" d="M84 127Q160 139 236 127V133Q160 145 84 133Z" />
        <Outline d="M84 127Q160 139 236 127M84 133Q160 145 236 133" />
        <Vertical from={[236, 123]} to={[236, 137]} x={298} text="Ø < 1" place="right" red />
        <Leader to={[160, 140]} knee={[180, 216]} text="drifts" />
      </>
    ),
  },
  right: {
    says: "1.0 mm or more; a long hole gets a loose steel dowel instead of silicone.",
    shows: "The same hole at least 1.0 mm in diameter, formed by a steel dowel placed in the mold.",
    drawing: (
      <>
        <Silicone at={box(40, 66, 44, 128)} />
        <Silicone at={box(236, 66, 44, 128)} />
        <Block half={8} />
        <Tool at={box(52, 122, 216, 16, 3)} />
        <Center from={[36, 130]} to={[284, 130]} />
        <Vertical from={[268, 122]} to={[268, 138]} x={298} text="Ø ≥ 1" place="right" red />
        <Leader to={[160, 134]} knee={[180, 216]} text="steel dowel" dot />
      </>
    ),
  },
});
