import { cache } from "react";

import { type EditAttributes, noEditAttributes, type SanityAttribute } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { getDrawing } from "#cms/records.ts";
import { lengthOf } from "#cms/sections.ts";
import { DrawingSheet } from "#drawings/drawing-sheet.tsx";
import { FigureCaption } from "#ui/media/picture.tsx";

interface TechnicalDrawingProps {
  drawing: { readonly _ref: string } | undefined;
  /** The figure's number on the page. A drawing without a number is part of another element and has no caption. */
  number?: number | undefined;
  /** Default: the title of the drawing. */
  caption?: string | undefined;
  captionAttribute?: SanityAttribute;
  /** A click on the drawing in the preview opens its document. */
  editAttributes?: Pick<EditAttributes, "of">;
}

/** What the drawings of the page may still have together: a text can refer to one ten thousand times. Outside of a render, each has its own. */
const restOfPage = cache(() => ({ length: 2_000_000 }));

/** The drawing that a block refers to. */
export async function TechnicalDrawing({
  drawing: reference,
  number,
  caption,
  captionAttribute,
  editAttributes = noEditAttributes,
}: TechnicalDrawingProps) {
  const drawing = reference && (await getDrawing(reference._ref));
  if (!drawing) return null;
  const rest = restOfPage();
  rest.length -= lengthOf(drawing);
  if (rest.length < 0) return null;
  const sheet = <DrawingSheet drawing={drawing} attributes={editAttributes.of(drawing)("parts")} />;
  if (number === undefined) return sheet;
  return (
    <figure>
      {sheet}
      <FigureCaption
        caption={caption ?? drawing.title}
        number={number}
        view={drawing.view ?? undefined}
        foreign={{
          caption: caption === undefined ? foreignLanguage(drawing, "title") : undefined,
          view: foreignLanguage(drawing, "view"),
        }}
        {...captionAttribute}
      />
    </figure>
  );
}
