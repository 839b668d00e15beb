import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { CenterMark } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Joint({ pin }: { pin: number }) {
  return (
    <>
      <Cut at={box(74, 54, 172, 148, 20)} holes={[circle([160, 128], 54)]} />
      <Cut at={circle([160, 128], pin)} flip pitch={6} />
      <CenterMark at={[160, 128]} r={pin} />
    </>
  );
}

export const clearance = pair({
  title: "Gap in a joint printed in place",
  view: "Section",
  wrong: {
    says: "Heat or light bridges the gap: pin and hole come out as one piece.",
    shows: "A pin printed in its hole with 0.1 mm of clearance: they fuse.",
    drawing: (
      <>
        <Joint pin={52} />
        <Horizontal from={[212, 128]} to={[214, 128]} y={32} text="0.1" red />
        <Leader to={[123.2, 91.2]} knee={[60, 30]} text="fused" toward="right" />
      </>
    ),
  },
  right: {
    says: "0.5 mm all around keeps it moving. Parts assembled later need 0.1–0.3 mm per side.",
    shows: "The same pin with at least 0.5 mm of clearance all around: it turns.",
    drawing: (
      <>
        <Joint pin={40} />
        <Horizontal from={[200, 128]} to={[214, 128]} y={32} text="≥ 0.5" red />
      </>
    ),
  },
});
