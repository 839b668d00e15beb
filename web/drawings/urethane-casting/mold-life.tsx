import { Cut, Fluid } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Hidden, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Text } from "../kit/text.tsx";

function Mold({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Cut at={box(x, y, 72, 64, 3)} holes={[box(x + 18, y + 22, 36, 20, 4)]} pitch={6} />
      <Fluid at={box(x + 18, y + 22, 36, 20, 4)} />
      <Outline d={`M${x} ${y + 32}H${x + 18}M${x + 54} ${y + 32}H${x + 72}`} />
    </>
  );
}

export const moldLife = pair({
  title: "Molds for 60 parts",
  view: "Section",
  wrong: {
    says: "One mold for all of them tears long before part 60.",
    shows: "One silicone mold for 60 parts: torn, because a mold lasts 10 to 25 castings.",
    drawing: (
      <>
        <Mold x={124} y={84} />
        <Hidden d="M142 106l-10-18M178 126l12 16M176 106l14-12" />
        <Leader to={[186, 98]} knee={[222, 62]} text="tears" />
        <Text at={[160, 186]} anchor="middle" tone="red">
          60 parts
        </Text>
      </>
    ),
  },
  right: {
    says: "Three molds of 20 castings each from one master: identical parts, cast in four days.",
    shows: "Three molds from one master, each for 20 castings.",
    drawing: (
      <>
        <Mold x={36} y={84} />
        <Mold x={124} y={84} />
        <Mold x={212} y={84} />
        <Text at={[160, 186]} anchor="middle" tone="red">
          3 × 20 parts
        </Text>
        <Text at={[160, 62]} anchor="middle">
          one master
        </Text>
        <Outline d="M72 74H248M72 74V84M160 74V84M248 74V84" />
      </>
    ),
  },
});
