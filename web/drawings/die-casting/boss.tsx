import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const boss = pair({
  title: "Tapped boss",
  view: "Section",
  wrong: {
    says: "Drilled from solid, the hole opens the pores in the middle: weak threads, leaks.",
    shows: "A solid boss with pores in its middle; the drilled hole cuts through them.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 168],
            [96, 168, 6],
            [98, 70],
            [148, 70],
            [148, 176],
            [160, 182],
            [172, 176],
            [172, 70],
            [222, 70],
            [224, 168, 6],
            [284, 168],
            [284, 192],
            [40, 192],
          ]}
          holes={[
            circle([143, 118], 4),
            circle([178, 138], 4.5),
            circle([141, 150], 3),
            circle([179, 104], 3),
          ]}
        />
        <Center from={[160, 56]} to={[160, 200]} />
        <Leader to={[182, 138]} knee={[232, 44]} text="open pores" red />
      </>
    ),
  },
  right: {
    says: "Cored to the wall thickness, the boss is sound and the tap cuts only the dense skin.",
    shows: "A boss with a cored hole: its wall is as thick as the wall t of the part, without pores.",
    drawing: (
      <>
        <Cut
          pitch={6}
          at={[
            [40, 168],
            [112, 168, 8],
            [116, 70, 3],
            [140, 70, 3],
            [145, 184, 4],
            [175, 184, 4],
            [180, 70, 3],
            [204, 70, 3],
            [208, 168, 8],
            [284, 168],
            [284, 192],
            [40, 192],
          ]}
        />
        <Center from={[160, 56]} to={[160, 200]} />
        <Horizontal from={[180, 70]} to={[204, 70]} y={46} text="t" place="right" red />
        <Leader to={[143, 140]} knee={[92, 112]} text="cored" />
      </>
    ),
  },
});
