import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** 12 px are 1 mm: an arm 2 mm thick, a hook of 1.5 mm. */
function Snap({ length }: { length: number }) {
  const end = 64 + length;
  return (
    <>
      <Cut
        at={[
          [40, 50],
          [64, 50],
          [64, 120, 8],
          [end - 14, 120],
          [end - 14, 102],
          [end + 12, 120],
          [end + 12, 144],
          [64, 144, 8],
          [64, 204],
          [40, 204],
        ]}
      />
      <Ghost
        d={`M72 120Q${64 + length / 2} 122 ${end - 12} 138L${end + 12} 142V164Q${64 + length / 2} 148 72 144`}
      />
      <Vertical from={[92, 120]} to={[92, 144]} x={92} text="2" place="right" />
    </>
  );
}

export const snap = pair({
  title: "Snap arm in ABS",
  view: "Section",
  wrong: {
    says: "Short and thick: deflected 1.5 mm it sees 4.5% strain, turns white and breaks.",
    shows: "A snap arm 10 mm long and 2 mm thick with a hook of 1.5 mm: the strain is 4.5 percent.",
    drawing: (
      <>
        <Snap length={120} />
        <Horizontal from={[64, 144]} to={[184, 144]} y={192} text="10" />
        <Leader to={[70, 119]} knee={[96, 60]} text="4.5%" red />
      </>
    ),
  },
  right: {
    says: "At 18 mm: 1.4%, below the 1.8–3% limit of ABS.",
    shows: "The same arm 18 mm long: the strain is 1.4 percent, below the 1.8 to 3 percent limit of ABS.",
    drawing: (
      <>
        <Snap length={216} />
        <Horizontal from={[64, 144]} to={[280, 144]} y={192} text="18" />
        <Leader to={[70, 119]} knee={[96, 60]} text="1.4%" red />
      </>
    ),
  },
});
