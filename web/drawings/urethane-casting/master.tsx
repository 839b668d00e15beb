import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";
import { Text } from "../kit/text.tsx";

const steps = (y: number) =>
  Array.from({ length: 6 }, (_, i): Vertex[] => [
    [96 + i * 24, y - i * 8],
    [96 + (i + 1) * 24, y - i * 8],
  ]).flat();

function Part({ top, y, label }: { top: readonly Vertex[]; y: number; label: string }) {
  return (
    <>
      <Cut pitch={6} at={[[72, y], ...top, [240, y - 48], [264, y - 48], [264, y + 26], [72, y + 26]]} />
      <Text at={[60, y + 26]} anchor="end">
        {label}
      </Text>
    </>
  );
}

export const master = pair({
  title: "Surface of the master",
  view: "Section, steps enlarged",
  wrong: {
    says: "Layer steps and scratches on the master show on every casting.",
    shows: "A master with visible layer steps; the casting below shows the same steps.",
    drawing: (
      <>
        <Part top={steps(80)} y={80} label="master" />
        <Part top={steps(190)} y={190} label="cast" />
        <Leader to={[144, 64]} knee={[120, 30]} text="layer steps" red />
        <Leader to={[144, 174]} knee={[120, 142]} text="copied" />
      </>
    ),
  },
  right: {
    says: "Sanded and painted to the final texture first, and 0.15–0.3% oversize for shrinkage.",
    shows: "A master sanded smooth and made 0.15 to 0.3 percent oversize; the casting below is smooth.",
    drawing: (
      <>
        <Part top={[[96, 80]]} y={80} label="master" />
        <Part top={[[96, 190]]} y={190} label="cast" />
        <Horizontal from={[72, 106]} to={[264, 106]} y={130} text="+0.15–0.3%" red />
      </>
    ),
  },
});
