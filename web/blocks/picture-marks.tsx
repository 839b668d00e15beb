import type { PictureMark, PictureSpot } from "#cms/types.generated.ts";
import { DimensionLine } from "#drawings/kit/dimension-line.tsx";
import { line, type Point } from "#drawings/kit/geometry.ts";
import { Leader } from "#drawings/kit/leader.tsx";

import "#drawings/kit/drawing.css";

/** The field is as wide as the picture is shown on a large screen, so that its 12 px text stays near 12 px. */
const WIDTH = 800;

interface PictureMarksProps {
  marks: readonly (PictureMark & { _key: string })[] | undefined;
  /** Width ÷ height of the picture below. */
  aspect: number;
}

/** Notes and dimensions drawn over a picture; left out where the picture is small. */
export function PictureMarks({ marks, aspect }: PictureMarksProps) {
  const shown = marks?.filter(isWhole);
  if (!shown?.length) return null;
  const height = WIDTH / aspect;
  const at = ({ x, y }: PictureSpot): Point => [(x / 100) * WIDTH, (y / 100) * height];
  return (
    <div className="absolute inset-x-0 top-0 hidden @medium:block [&>svg]:overflow-visible">
      <svg
        className="drawing"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`Marked on the picture: ${shown.flatMap(told).join("; ")}`}
      >
        {shown.map((mark) => (
          <Mark key={mark._key} mark={mark} from={at(mark.from)} to={at(mark.to)} />
        ))}
      </svg>
    </div>
  );
}

function Mark({ mark, from, to }: { mark: PictureMark; from: Point; to: Point }) {
  const { kind, text = "", note = "", isImportant: red = false } = mark;
  if (kind === "extension") return <path className="dw-extension" d={line(from, to)} />;
  if (kind === "dimension") return <DimensionLine from={from} to={to} text={text} red={red} />;
  return <Leader to={from} knee={to} text={text} note={note} red={red} />;
}

/** A draft may lack the text or a number. */
function isWhole({ kind, text, from, to }: PictureMark): boolean {
  return (text !== undefined || kind === "extension") && isPlaced(from) && isPlaced(to);
}

function isPlaced(spot: Partial<PictureSpot> | undefined): boolean {
  return spot?.x !== undefined && spot.y !== undefined;
}

function told({ text, note }: PictureMark): string[] {
  if (!text) return [];
  return [note ? `${text}, ${note}` : text];
}
