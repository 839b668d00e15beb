import { captionOf, pictureSource } from "#cms/picture.ts";
import { getWords } from "#locale/words.ts";
import { CmsLink } from "#shell/cms-link.tsx";
import { ComparisonChart } from "#shell/comparison-chart.tsx";
import { Prose } from "#shell/prose.tsx";
import { TechnicalDrawing } from "#shell/technical-drawing.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";
import { ConvertedText, Value } from "#ui/units/quantity.tsx";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

import type { BlockProps } from "./block.ts";
import { BlockHeading, Section } from "./section.tsx";

export function DesignRule(block: BlockProps<"designRule">) {
  const { _key, heading, rule, values, reason, drawing, picture, chart, link } = block;
  const { context, editAttributes } = block;
  const source = pictureSource(picture);
  const hasFigure = drawing !== undefined || source !== undefined || chart !== undefined;
  return (
    <Section block={block} className="design-rule" isHeadless>
      <div className="col-span-12 border-t border-rule pt-5">
        <BlockHeading block={block} className="text-part" />
        <p className="mt-2 max-w-text text-18 text-ink-2" {...editAttributes("rule")}>
          <ConvertedText text={rule} />
        </p>
        {context.hasUnitSwitch && (
          <div className="mt-4">
            <UnitSwitch />
          </div>
        )}
      </div>
      <div
        className={`rule-body col-span-12 mt-5 ${hasFigure ? "@medium:col-span-4" : "gap-x-6 @medium:grid @medium:grid-cols-2"}`}
      >
        {values && values.length > 0 && <Values values={values} attributes={editAttributes("values")} />}
        <div className="text-15 text-ink-2" {...editAttributes("reason")}>
          <Prose value={reason} />
        </div>
        {link && (
          <p className="mt-4 text-15">
            <CmsLink link={link} className="text-link">
              {getWords().designRule.readMore}
              <span className="sr-only">: {heading}</span>
            </CmsLink>
          </p>
        )}
      </div>
      {hasFigure && (
        <div
          className="col-span-12 mt-5 @medium:col-span-8"
          {...editAttributes(drawing ? "drawing" : source ? "picture" : "chart")}
        >
          {drawing ? (
            <TechnicalDrawing
              drawing={drawing}
              number={context.figureNumberOf(_key)}
              editAttributes={editAttributes}
            />
          ) : source ? (
            <Picture
              {...source}
              {...captionOf(picture)}
              number={context.figureNumberOf(picture)}
              sizes={`(min-width: 1100px) 640px, ${FULL_WIDTH_ON_PHONE}`}
            />
          ) : (
            <ComparisonChart
              chart={chart}
              number={context.figureNumberOf(_key)}
              editAttributes={editAttributes}
            />
          )}
        </div>
      )}
    </Section>
  );
}

function Values({
  values,
  attributes,
}: {
  values: NonNullable<BlockProps<"designRule">["values"]>;
  attributes: object;
}) {
  return (
    <dl className="mb-4 border-t-[1.5px] border-ink" {...attributes}>
      {values.map(({ _key, label, recommended, minimum, note }) => (
        <div key={_key} className="value-row">
          <dt>
            <ConvertedText text={label} />
            {note && (
              <span className="block text-12">
                <ConvertedText text={note} />
              </span>
            )}
          </dt>
          <dd>
            {recommended && (
              <span className="block text-accent-text">
                <Value value={recommended} />
              </span>
            )}
            {minimum && (
              <span className="block text-13 font-normal">
                <span className="font-sans text-ink-3">{getWords().designRule.limit}</span>{" "}
                <Value value={minimum} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
