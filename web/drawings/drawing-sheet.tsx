import "server-only";
import { DrawingSheet as Sheet } from "technical-drawings/sheet/sheet.tsx";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import type { DRAWING_QUERY_RESULT } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";
import { InLanguage } from "#ui/in-language.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import "technical-drawings/kit/drawing.css";
import "technical-drawings/sheet/sheet.css";
import "./drawings.css";

export type Drawing = NonNullable<DRAWING_QUERY_RESULT>;

interface DrawingSheetProps {
  drawing: Drawing;
  attributes?: SanityAttribute;
}

/** A drawing of an editor, with its lengths in both systems of units. */
export function DrawingSheet({ drawing, attributes }: DrawingSheetProps) {
  return (
    <Sheet
      drawing={drawing}
      words={getWords().drawing}
      renderText={(text, language) => (
        <InLanguage language={language}>
          <ConvertedText text={text} language={language} />
        </InLanguage>
      )}
      attributes={{ ...attributes }}
    />
  );
}
