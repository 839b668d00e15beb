import { Cut } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A flanged cover; the dies part at y = 120. */
function Cover() {
  return (
    <>
      <Cut
        at={[
          [60, 120],
          [94, 120, 4],
          [100, 66, 8],
          [196, 66, 8],
          [202, 120, 4],
          [236, 120],
          [234, 142, 3],
          [196, 142, 4],
          [194, 186, 3],
          [174, 186, 3],
          [172, 142, 4],
          [176, 90, 6],
          [120, 90, 6],
          [124, 142, 4],
          [62, 142, 3],
        ]}
      />
      <Center from={[20, 120]} to={[258, 120]} />
    </>
  );
}

export const partingLine = pair({
  title: "Dimension and parting line",
  view: "Section; chain line: where the die opens",
  wrong: {
    says: "A dimension from one die half to the other includes the gap between them.",
    shows:
      "The height from the top face, made by the cover half, to the foot, made by the ejector half: plus or minus 0.25 mm and up to 0.61 mm more.",
    drawing: (
      <>
        <Cover />
        <Vertical from={[196, 66]} to={[194, 186]} x={284} text="±0.25 +0.61" red />
        <Leader to={[40, 120]} knee={[58, 40]} text="parting line" />
      </>
    ),
  },
  right: {
    says: "Put both ends of a critical dimension in the same die half.",
    shows:
      "The height from the flange to the foot lies in the ejector half only: plus or minus 0.25 mm on the first 25 mm.",
    drawing: (
      <>
        <Cover />
        <Vertical from={[234, 142]} to={[194, 186]} x={284} text="±0.25" red />
        <Leader to={[40, 120]} knee={[58, 40]} text="parting line" />
      </>
    ),
  },
});
