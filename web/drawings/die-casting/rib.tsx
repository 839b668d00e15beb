import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const rib = pair({
  title: "Rib in a die casting",
  view: "Section",
  wrong: {
    says: "A rib as thick as the wall makes a hot spot: pores at the junction, a sink opposite.",
    shows: "A rib as thick as the wall t with sharp corners; pores lie in the junction.",
    drawing: (
      <>
        <Cut
          at={[
            [48, 168],
            [147, 168],
            [149, 84],
            [171, 84],
            [173, 168],
            [284, 168],
            [284, 192],
            [48, 192],
          ]}
          holes={[circle([158, 172], 4), circle([167, 180], 3), circle([162, 160], 2.5)]}
        />
        <Vertical from={[48, 168]} to={[48, 192]} x={30} text="t" />
        <Horizontal from={[148, 132]} to={[172, 132]} y={132} text="t" place="right" red />
        <Leader to={[158, 176]} knee={[128, 216]} text="pores" toward="left" />
      </>
    ),
  },
  right: {
    says: "0.5–0.6 of the wall, with a generous fillet and 1–2° of draft per side.",
    shows:
      "The rib is 0.5 to 0.6 times the wall t thick, with a fillet of at least 1 mm at its base and draft.",
    drawing: (
      <>
        <Cut
          pitch={6}
          at={[
            [48, 168],
            [150, 168, 10],
            [154, 84, 3],
            [166, 84, 3],
            [170, 168, 10],
            [284, 168],
            [284, 192],
            [48, 192],
          ]}
        />
        <Vertical from={[48, 168]} to={[48, 192]} x={30} text="t" />
        <Horizontal from={[152.5, 116]} to={[167.5, 116]} y={116} text="0.5–0.6 t" red />
        <Radius center={[141, 158]} r={10} degrees={45} reach={-62} text="R ≥ 1" />
      </>
    ),
  },
});
