import { Arrow } from "../kit/arrow.tsx";
import { Face } from "../kit/bodies.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Text } from "../kit/text.tsx";

const BAR: readonly Vertex[] = [
  [56, 90],
  [100, 90],
  [118, 106, 10],
  [202, 106, 10],
  [220, 90],
  [264, 90],
  [264, 150],
  [220, 150],
  [202, 134, 10],
  [118, 134, 10],
  [100, 150],
  [56, 150],
];

const across = Array.from({ length: 25 }, (_, i) => {
  const x = 64 + i * 8;
  const half = x < 100 || x > 220 ? 30 : 14;
  return `M${x} ${120 - half}V${120 + half}`;
}).join("");

const along = Array.from({ length: 9 }, (_, i) => {
  const y = 96 + i * 6;
  return y < 106 || y > 134 ? `M56 ${y}H104M216 ${y}H264` : `M56 ${y}H264`;
}).join("");

function Bar({ layers }: { layers: string }) {
  return (
    <>
      <Face at={BAR} />
      <Thin d={layers} />
      <Outline d="M56 90V150M264 90V150" />
      <Arrow from={[50, 120]} to={[18, 120]} />
      <Arrow from={[270, 120]} to={[302, 120]} />
    </>
  );
}

export const orientation = pair({
  title: "Layers and load",
  view: "Side view, layers enlarged",
  wrong: {
    says: "Pulled across the layers, an FDM part is 20–30% weaker and breaks between them.",
    shows:
      "A bar pulled at right angles to its layers, with build direction Z along the load: 20 to 30 percent weaker.",
    drawing: (
      <>
        <Bar layers={across} />
        <Outline d="M166 102L163 112L168 121L164 130L167 138" />
        <Leader to={[168, 104]} knee={[186, 62]} text="−20…30%" red />
        <Arrow from={[40, 196]} to={[84, 196]} />
        <Text at={[92, 200]}>Z, build direction</Text>
      </>
    ),
  },
  right: {
    says: "Laid flat, the beads run along the load and carry it in full.",
    shows:
      "The same bar printed flat: the layers run along the load, build direction Z across it; full strength.",
    drawing: (
      <>
        <Bar layers={along} />
        <Leader to={[168, 106]} knee={[186, 62]} text="100%" red />
        <Arrow from={[56, 216]} to={[56, 176]} />
        <Text at={[68, 200]}>Z, build direction</Text>
      </>
    ),
  },
});
