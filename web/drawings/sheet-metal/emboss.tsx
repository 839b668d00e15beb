import { Cut } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 16;

function Raised({ height }: { height: number }) {
  return (
    <>
      <Cut
        pitch={6}
        at={bentSheet(
          [
            [36, 176],
            [92, 176],
            [118, 176 - height],
            [202, 176 - height],
            [228, 176],
            [284, 176],
          ],
          { thickness: T, radius: 8 },
        )}
      />
      <Vertical from={[52, 176]} to={[52, 192]} x={52} text="t" place="right" />
    </>
  );
}

export const emboss = pair({
  title: "Raised form in a sheet",
  view: "Section",
  wrong: {
    says: "Too deep: the sheet thins at the flanks and tears.",
    shows: "An emboss six sheet thicknesses t tall: the flanks thin and tear.",
    drawing: (
      <>
        <Raised height={96} />
        <Vertical from={[228, 176]} to={[202, 80]} x={264} text="6 t" red />
        <Leader to={[106, 122]} knee={[84, 84]} text="tears" />
      </>
    ),
  },
  right: {
    says: "At most three thicknesses; louvers 5 t at 45°, dimples half their inside diameter.",
    shows: "An emboss at most three sheet thicknesses t tall.",
    drawing: (
      <>
        <Raised height={48} />
        <Vertical from={[228, 176]} to={[202, 128]} x={264} text="≤ 3 t" red />
      </>
    ),
  },
});
