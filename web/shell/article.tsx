import { captionOf, pictureSource } from "#cms/picture.ts";
import type {
  Article as ArticleValue,
  Callout as CalloutValue,
  Figure,
  Table,
} from "#cms/types.generated.ts";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";
import { RichTextTable } from "#ui/rich-text/rich-text-table.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";

import { Callout } from "./callout.tsx";
import { proseMarks, proseTypes } from "./prose.tsx";
import { TechnicalDrawing } from "./technical-drawing.tsx";

interface ArticleProps {
  value: ArticleValue | undefined;
  context: ArticleContext;
}

/** The ids and numbers of headings and figures. */
interface ArticleContext {
  readonly headingIdOf: (key: string) => string | undefined;
  readonly entryNumberOf: (id: string | undefined) => number | undefined;
  readonly figureNumberOf: (key: string | undefined) => number | undefined;
}

/** Prose with headings, tables, callouts and figures. */
export function Article({ value, context }: ArticleProps) {
  return (
    <RichText
      value={value}
      marks={proseMarks}
      types={typesIn(context)}
      idOf={context.headingIdOf}
      numberOf={context.entryNumberOf}
    />
  );
}

const typesIn = ({ figureNumberOf }: ArticleContext) => ({
  ...proseTypes,
  callout: ({ value }: { value: CalloutValue }) => (
    <div className="my-8">
      <Callout kind={value.kind} title={value.title} text={value.text} />
    </div>
  ),
  figure: ({ value }: { value: Figure & { _key?: string } }) => {
    const source = pictureSource(value.picture);
    return (
      <div className="my-8">
        {value.drawing ? (
          <TechnicalDrawing
            drawing={value.drawing}
            caption={value.caption}
            number={figureNumberOf(value._key)}
          />
        ) : (
          source && (
            <Picture
              {...source}
              {...captionOf({ ...value.picture, ...(value.caption && { caption: value.caption }) })}
              number={figureNumberOf(value._key)}
              sizes={`(min-width: 1360px) 960px, ${FULL_WIDTH_ON_PHONE}`}
            />
          )
        )}
      </div>
    );
  },
  table: ({ value }: { value: Table }) => (
    <div className="my-8">
      <RichTextTable caption={value.caption} columns={value.columns ?? []} rows={value.rows ?? []} />
    </div>
  ),
});
