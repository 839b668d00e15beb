import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";
import { SectionPlane } from "../kit/section-plane.tsx";
import { Text } from "../kit/text.tsx";

const STROKES = [132, 172] as const;

function PlanAndSection({ height }: { height: number }) {
  const strokes = STROKES.flatMap((x): Vertex[] => [
    [x, 176],
    [x, 176 - height],
    [x + 16, 176 - height],
    [x + 16, 176],
  ]);
  return (
    <>
      <Face at={box(60, 24, 200, 84)} />
      <Face
        at={[
          [132, 38],
          [148, 38],
          [148, 60],
          [172, 60],
          [172, 38],
          [188, 38],
          [188, 96],
          [172, 96],
          [172, 74],
          [148, 74],
          [148, 96],
          [132, 96],
        ]}
      />
      <SectionPlane from={[40, 48]} to={[280, 48]} letter="A" look="right" />
      <Text at={[160, 134]} anchor="middle">
        A–A
      </Text>
      <Cut pitch={6} at={[[60, 176], ...strokes, [260, 176], [260, 206], [60, 206]]} />
    </>
  );
}

export const lettering = pair({
  title: "Lettering on a molded part",
  view: "Plan view and section A–A",
  wrong: {
    says: "Recessed letters stand proud in the mold: the whole mold face is milled down around them.",
    shows: "Letters recessed in the part, seen from above and in section.",
    drawing: (
      <>
        <PlanAndSection height={-12} />
        <Leader to={[180, 186]} knee={[206, 152]} text="recessed" red />
      </>
    ),
  },
  right: {
    says: "Raised letters are engraved in the mold: 0.3–0.5 mm high, strokes 0.5 mm wide.",
    shows: "The same letters raised on the part by 0.3 to 0.5 mm with strokes at least 0.5 mm wide.",
    drawing: (
      <>
        <PlanAndSection height={12} />
        <Horizontal from={[172, 164]} to={[188, 164]} y={148} text="≥ 0.5" red />
        <Leader to={[132, 170]} knee={[116, 152]} text="0.3–0.5" />
      </>
    ),
  },
});
