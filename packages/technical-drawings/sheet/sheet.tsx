import { type CSSProperties, type ReactNode, useId } from "react";

import { inlineSvg } from "../svg/inline-svg.ts";
import { withPageStyles } from "../with-page-styles.ts";

/** One SVG of a drawing. A draft can lack everything. */
export interface SheetPart {
  readonly _key: string;
  readonly name?: string | undefined;
  readonly verdict?: "right" | "wrong" | undefined;
  readonly caption?: string | undefined;
  readonly alternativeText: string;
  /** As stored: svg/clean-svg.ts has made it plain. */
  readonly svg?: string | undefined;
  /** A second form for phones. */
  readonly narrowSvg?: string | undefined;
}

export interface SheetDrawing {
  readonly title: string;
  readonly layout: "single" | "steps" | "wrongAndRight";
  readonly parts: readonly SheetPart[];
  /** The rows of the title block. */
  readonly values?:
    | readonly { readonly _key: string; readonly label: string; readonly value: string }[]
    | null;
}

interface SheetProps {
  readonly drawing: SheetDrawing;
  readonly words: { readonly right: string; readonly wrong: string };
  /** Renders a caption. */
  readonly renderText: (text: string) => ReactNode;
}

/** All parts of a drawing in their layout. A part without an SVG is left out. Only for servers: it checks each SVG. */
export function DrawingSheet({
  attributes,
  ...props
}: SheetProps & { readonly attributes?: Readonly<Record<`data-${string}`, string | undefined>> }) {
  return (
    <div className="drawing-sheet" {...attributes}>
      <Content {...props} />
    </div>
  );
}

function Content(props: SheetProps) {
  switch (props.drawing.layout) {
    case "wrongAndRight":
      return <Pair {...props} />;
    case "steps":
      return <Steps {...props} />;
    case "single":
      return <Single drawing={props.drawing} />;
  }
}

/** A design rule as two drawings of one part: same view, same scale, only the rule changes. */
function Pair({ drawing: { parts }, words, renderText }: SheetProps) {
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
                {caption && renderText(caption)}
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
function Steps({ drawing: { parts }, renderText }: SheetProps) {
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
          {caption && <p>{renderText(caption)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** One drawing, in a second form for phones if it has one, so that its text keeps its size there. */
function Single({ drawing: { title, parts, values } }: Pick<SheetProps, "drawing">) {
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

function TitleBlock({ rows }: { rows: NonNullable<SheetDrawing["values"]> }) {
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

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
}
