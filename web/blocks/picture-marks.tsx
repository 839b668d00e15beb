import { DimensionLine, Leader } from "technical-drawings/kit/dimensions.tsx";
import { line, type Point } from "technical-drawings/kit/geometry.ts";

import type { PictureMark, PictureSpot } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";

import "technical-drawings/kit/drawing.css";
import "technical-drawings/sheet/sheet.css";
import "#drawings/drawings.css";

/**
 * The widths in pixels at which the picture is shown: on a desktop, next to text on a tablet, and on a phone. There is one SVG for
 * each width, so that 12 px text is scaled only a little.
 */
const WIDTH = 720;
const WIDTH_NEXT_TO_TEXT = 540;
const WIDTH_ON_PHONE = 340;

type Marks = readonly (PictureMark & { _key: string })[];

interface PictureMarksProps {
  marks: Marks | undefined;
  /** Width ÷ height of the picture. */
  aspect: number;
}

/** Notes and dimensions drawn over a picture. A small picture has only dimensions. */
export function PictureMarks({ marks, aspect }: PictureMarksProps) {
  const shown = marks?.filter(isComplete) ?? [];
  if (shown.length === 0) return null;
  const dimensions = shown.filter(({ kind }) => kind === "dimension" || kind === "extension");
  return (
    <>
      <div className="drawing-wide">
        {/* Two containers: the outer width decides whether notes are shown, and the inner width decides their size. */}
        <div className="drawing-sheet absolute inset-x-0 top-0">
          <Field marks={shown} aspect={aspect} width={WIDTH} room="drawing-wide" />
          <Field marks={shown} aspect={aspect} width={WIDTH_NEXT_TO_TEXT} room="drawing-narrow" />
        </div>
      </div>
      <Field marks={dimensions} aspect={aspect} width={WIDTH_ON_PHONE} room="drawing-narrow" />
    </>
  );
}

interface FieldProps {
  marks: Marks;
  aspect: number;
  width: number;
  /** The class by which drawing.css shows the SVG that fits the width. */
  room: "drawing-wide" | "drawing-narrow";
}

function Field({ marks, aspect, width, room }: FieldProps) {
  if (marks.length === 0) return null;
  const height = width / aspect;
  const at = ({ x, y }: PictureSpot): Point => [(x / 100) * width, (y / 100) * height];
  return (
    <div className={`absolute inset-x-0 top-0 ${room}`}>
      <svg
        className="drawing"
        overflow="visible"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={getWords().pictureMarks.label(marks.flatMap(descriptionOf).join("; "))}
      >
        {marks.map((mark) => (
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

/** Whether a mark can be drawn. A draft can lack the text or a number. */
function isComplete({ kind, text, from, to }: PictureMark): boolean {
  return (text !== undefined || kind === "extension") && isPlaced(from) && isPlaced(to);
}

function isPlaced(spot: Partial<PictureSpot> | undefined): boolean {
  return spot?.x !== undefined && spot.y !== undefined;
}

function descriptionOf({ text, note }: PictureMark): string[] {
  if (!text) return [];
  return [note ? `${text}, ${note}` : text];
}
