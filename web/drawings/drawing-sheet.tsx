import "server-only";
import { type CSSProperties, type ReactNode, useId } from "react";
import { inlineSvg } from "technical-drawings/svg/inline-svg.ts";
import { withPageStyles } from "technical-drawings/with-page-styles.ts";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import type { DRAWING_QUERY_RESULT } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";
import { escapeHtml } from "#ui/escape-html.ts";
import { keepTogether } from "#ui/non-breaking.ts";
import { ConvertedText } from "#ui/units/quantity.tsx";

import "technical-drawings/kit/drawing.css";
import "./drawings.css";

export type Drawing = NonNullable<DRAWING_QUERY_RESULT>;
type Part = Drawing["parts"][number];

interface DrawingSheetProps {
  drawing: Drawing;
  attributes?: SanityAttribute;
}

/** All parts of a drawing in their layout. A part without an SVG, which only a draft has, is left out. */
export function DrawingSheet({ drawing, attributes }: DrawingSheetProps) {
  return (
    <div className="drawing-sheet" {...attributes}>
      {contentOf(drawing)}
    </div>
  );
}

function contentOf(drawing: Drawing): ReactNode {
  const { layout, parts } = drawing;
  if (layout === "wrongAndRight") return <Pair parts={parts} />;
  if (layout === "steps") return <Steps parts={parts} />;
  return <Single drawing={drawing} />;
}

/** A design rule as two drawings of one part: same view, same scale, only the rule changes. */
function Pair({ parts }: { parts: readonly Part[] }) {
  const words = getWords().drawing;
  return (
    <div className="drawing-pair">
      {parts.map(({ _key, verdict, caption, alternativeText, svg }) => {
        const word = words[verdict === "right" ? "right" : "wrong"];
        return (
          <figure key={_key}>
            {svg && <SvgDrawing svg={svg} title={`${word}: ${alternativeText}`} />}
            <figcaption>
              {verdict === "right" ? <RightMark /> : <WrongMark />}
              <span>
                <b>{word}</b>&ensp;
                <ConvertedText text={caption} />
              </span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

function WrongMark() {
  return (
    <svg viewBox="0 0 11 11" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <path d="M.6.6h9.8v9.8H.6zM3 3l5 5M8 3 3 8" />
    </svg>
  );
}

function RightMark() {
  return (
    <svg viewBox="0 0 11 11" aria-hidden="true">
      <path d="M0 0h11v11H0z" fill="currentColor" />
      <path d="m2.3 5.7 2.2 2.2 4.2-4.6" fill="none" stroke="var(--dw-paper)" strokeWidth="1.5" />
    </svg>
  );
}

/** How a process works: small drawings in order. */
function Steps({ parts }: { parts: readonly Part[] }) {
  const style: CSSProperties & Record<"--dw-steps", number> = { "--dw-steps": parts.length };
  return (
    <ol className="drawing-steps" style={style}>
      {parts.map(({ _key, name, caption, alternativeText, svg }, index) => (
        <li key={_key}>
          {svg && <SvgDrawing svg={svg} title={alternativeText} />}
          <b>
            <i>{index + 1}</i>
            {name}
          </b>
          {caption && (
            <p>
              <ConvertedText text={keepTogether(caption)} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** One drawing, in a second form for phones if it has one, so that its text keeps its size there. */
function Single({ drawing: { title, parts, values } }: { drawing: Drawing }) {
  const [part] = parts;
  if (part === undefined) return null;
  const { alternativeText: description, svg, narrowSvg } = part;
  return (
    <>
      {svg && (
        <div className={narrowSvg ? "drawing-wide" : undefined}>
          <SvgDrawing svg={svg} title={title} description={description} />
        </div>
      )}
      {narrowSvg && (
        <div className="drawing-narrow">
          <SvgDrawing svg={narrowSvg} title={title} description={description} />
        </div>
      )}
      {values && values.length > 0 && <TitleBlock rows={values} />}
    </>
  );
}

function TitleBlock({ rows }: { rows: NonNullable<Drawing["values"]> }) {
  return (
    <dl className="drawing-title-block">
      {rows.map(({ _key, label, value }) => (
        <div key={_key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SvgDrawingProps {
  /** The SVG as stored. */
  svg: string;
  title: string;
  /** A text alternative for everything that the title does not say. */
  description?: string | undefined;
}

/**
 * The SVG of a drawing document, shown at about the size of its file, so that its 12 px text stays about 12 px. One that is not allowed is
 * not shown.
 */
function SvgDrawing({ svg, title, description }: SvgDrawingProps) {
  const drawing = inlineSvg(svg, useId(), withPageStyles);
  if (drawing.problem !== undefined) {
    console.error(`The drawing “${title}” is not shown. ${drawing.problem}`);
    return null;
  }
  const texts = `<title>${escapeHtml(title)}</title>${description ? `<desc>${escapeHtml(description)}</desc>` : ""}`;
  return (
    <svg
      className="drawing"
      viewBox={drawing.viewBox}
      style={{ maxWidth: Math.round(drawing.width * 1.175) }}
      role="img"
      // The content passed the allow list of technical-drawings.
      dangerouslySetInnerHTML={{ __html: texts + drawing.content }}
    />
  );
}
