import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Boss({
  left,
  right,
  bore,
}: {
  left: number;
  right: number;
  bore: readonly [left: number, right: number];
}) {
  return (
    <>
      <Cut
        at={[
          [40, 180],
          [left, 180, 5],
          [left, 84],
          [bore[0], 84],
          [bore[0], 168],
          [bore[1], 168],
          [bore[1], 84],
          [right, 84],
          [right, 180, 5],
          [284, 180],
          [284, 204],
          [40, 204],
        ]}
      />
      <Outline d={`M${bore[0]} 84H${bore[1]}`} />
      <Center from={[160, 60]} to={[160, 180]} />
    </>
  );
}

export const boss = pair({
  title: "Threaded boss",
  view: "Section",
  wrong: {
    says: "A thread cut into a thin boss of cast resin strips, and the boss splits.",
    shows: "A boss with an outside diameter of 1.5 times its hole d, the thread cut into the resin.",
    drawing: (
      <>
        <Boss left={126} right={194} bore={[138, 182]} />
        <Thin d="M133 84V152M187 84V152" />
        <Outline d="M133 152H187" />
        <Horizontal from={[126, 84]} to={[194, 84]} y={50} text="Ø 1.5 d" red />
        <Leader to={[187, 124]} knee={[218, 104]} text="strips" />
      </>
    ),
  },
  right: {
    says: "Outer Ø at least twice the inner, with a brass insert cast in.",
    shows: "A boss with an outside diameter of at least twice its hole d; a knurled brass insert is cast in.",
    drawing: (
      <>
        <Boss left={106} right={214} bore={[138, 182]} />
        <Cut
          flip
          pitch={5}
          at={[
            [138, 84],
            [149, 84],
            [149, 144],
            [138, 144],
            [138, 120],
            [141, 117],
            [141, 111],
            [138, 108],
          ]}
        />
        <Cut
          flip
          pitch={5}
          at={[
            [182, 84],
            [171, 84],
            [171, 144],
            [182, 144],
            [182, 120],
            [179, 117],
            [179, 111],
            [182, 108],
          ]}
        />
        <Outline d="M149 144H171" />
        <Horizontal from={[106, 84]} to={[214, 84]} y={50} text="Ø ≥ 2 d" red />
        <Leader to={[178, 130]} knee={[232, 104]} text="brass" dot />
      </>
    ),
  },
});
