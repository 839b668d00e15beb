import { Cut } from "../kit/bodies.tsx";
import { Aligned, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 14;

export const uniformThickness = pair({
  title: "One sheet, one thickness",
  view: "Section",
  wrong: {
    says: "A thicker pad can't be bent from sheet: it has to be milled from plate.",
    shows: "A sheet of thickness t with a solid threaded pad four times as thick.",
    drawing: (
      <>
        <Cut
          pitch={6}
          at={[
            [36, 140],
            [128, 140],
            [128, 98],
            [150, 98],
            [150, 154],
            [36, 154],
          ]}
        />
        <Cut
          pitch={6}
          at={[
            [170, 98],
            [192, 98],
            [192, 140],
            [284, 140],
            [284, 154],
            [170, 154],
          ]}
        />
        <Outline d="M150 98H170M150 154H170" />
        <Center from={[160, 84]} to={[160, 168]} />
        <Vertical from={[60, 140]} to={[60, 154]} x={60} text="t" />
        <Vertical from={[192, 98]} to={[192, 154]} x={224} text="4 × t" place="right" red />
        <Leader to={[134, 110]} knee={[108, 66]} text="solid" dot />
      </>
    ),
  },
  right: {
    says: "Raise the sheet with two bends and press in a self-clinching nut for the thread.",
    shows:
      "The same seat formed from the sheet at constant thickness t; a self-clinching nut carries the thread.",
    drawing: (
      <>
        <Cut
          pitch={6}
          at={bentSheet(
            [
              [36, 140],
              [92, 140],
              [112, 98],
              [150, 98],
            ],
            { thickness: T, radius: 8 },
          )}
        />
        <Cut
          pitch={6}
          at={bentSheet(
            [
              [170, 98],
              [208, 98],
              [228, 140],
              [284, 140],
            ],
            { thickness: T, radius: 8 },
          )}
        />
        <Cut
          flip
          pitch={5}
          at={[
            [150, 98],
            [155, 98],
            [155, 134],
            [136, 134],
            [136, 112],
            [150, 112],
          ]}
        />
        <Cut
          flip
          pitch={5}
          at={[
            [170, 98],
            [165, 98],
            [165, 134],
            [184, 134],
            [184, 112],
            [170, 112],
          ]}
        />
        <Outline d="M155 98H165M155 134H165" />
        <Center from={[160, 84]} to={[160, 168]} />
        <Aligned from={[102, 119]} to={[114.6, 125]} offset={0} text="t" place="left" red />
        <Leader to={[140, 124]} knee={[122, 188]} text="clinch nut" dot />
      </>
    ),
  },
});
