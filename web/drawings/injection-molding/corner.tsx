import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Radius } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

function Bracket({ inside, outside }: { inside: number; outside: number }) {
  return (
    <>
      <Cut
        at={[
          [72, 62, outside],
          [276, 62],
          [276, 102],
          [112, 102, inside],
          [112, 196],
          [72, 196],
        ]}
      />
      <Horizontal from={[72, 196]} to={[112, 196]} y={216} text="t" />
    </>
  );
}

export const corner = pair({
  title: "Inside corner",
  view: "Section",
  wrong: {
    says: "At a tenth of the wall, the stress is three times that in the plain wall.",
    shows: "A corner with an inside radius of 0.1 t; the stress there is about three times as high.",
    drawing: (
      <>
        <Bracket inside={4} outside={4} />
        <Radius center={[116, 106]} r={4} degrees={225} reach={-64} text="R 0.1 t" note="stress × 3" red />
      </>
    ),
  },
  right: {
    says: "Half the wall inside; outside, that radius plus the wall.",
    shows:
      "The inside radius is at least 0.5 t, the outside radius the inside plus t, so the wall stays uniform; stress falls to about 1.5 times.",
    drawing: (
      <>
        <Bracket inside={20} outside={60} />
        <Radius
          center={[132, 122]}
          r={20}
          degrees={225}
          reach={-52}
          text="R ≥ 0.5 t"
          note="stress × 1.5"
          red
        />
        <Radius center={[132, 122]} r={60} degrees={225} reach={22} text="R+t" />
      </>
    ),
  },
});
