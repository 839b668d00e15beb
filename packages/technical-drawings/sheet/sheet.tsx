import { type CSSProperties, type ReactNode, useId } from "react";

import { inlineSvg } from "../svg/inline-svg.ts";
import { withPageStyles } from "../with-page-styles.ts";

/** The languages of the texts that are not in the language of the page, by field. */
interface WithForeignTexts {
  readonly foreign?: Readonly<Record<string, string>> | undefined;
}

/** One SVG of a drawing. A draft can lack everything. */
export interface SheetPart extends WithForeignTexts {
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

export interface SheetDrawing extends WithForeignTexts {
  readonly title: string;
  readonly layout: "single" | "steps" | "wrongAndRight";
  readonly parts: readonly SheetPart[];
  /** The rows of the title block. */
  readonly values?:
    | readonly (WithForeignTexts & {
        readonly _key: string;
        readonly label: string;
        readonly value: string;
      })[]
    | null;
}

interface SheetProps {
  readonly drawing: SheetDrawing;
  readonly words: { readonly right: string; readonly wrong: string };
  /** Renders a caption. `language` is set if that is not the language of the page. */
  readonly renderText: (text: string, language: string | undefined) => ReactNode;
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
      {parts.map(({ _key, verdict, caption, alternativeText, svg, foreign }) => {
        const word = words[verdict === "right" ? "right" : "wrong"];
        // A word of another language does not begin a sentence.
        const title = foreign?.["alternativeText"] ? alternativeText : `${word}: ${alternativeText}`;
        return (
          <figure key={_key}>
            {svg && (
              <SvgDrawing
                svg={svg}
                language={foreign?.["svg"]}
                title={[title, foreign?.["alternativeText"]]}
              />
            )}
            <figcaption>
              {verdict === "right" ? <RightMark /> : <WrongMark />}
              <span>
                <b>{word}</b>&ensp;
                {caption && renderText(caption, foreign?.["caption"])}
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
      {parts.map(({ _key, name, caption, alternativeText, svg, foreign }, index) => (
        <li key={_key}>
          {svg && (
            <SvgDrawing
              svg={svg}
              language={foreign?.["svg"]}
              title={[alternativeText, foreign?.["alternativeText"]]}
            />
          )}
          <b {...inLanguage(foreign?.["name"])}>
            <i>{index + 1}</i>
            {name}
          </b>
          {caption && <p>{renderText(caption, foreign?.["caption"])}</p>}
        </li>
      ))}
    </ol>
  );
}

/** One drawing, in a second form for phones if it has one, so that its text keeps its size there. */
function Single({ drawing: { title, parts, values, foreign: foreignDrawing } }: Pick<SheetProps, "drawing">) {
  const [part] = parts;
  if (part === undefined) return null;
  const { alternativeText, svg, narrowSvg, foreign } = part;
  const texts = {
    title: [title, foreignDrawing?.["title"]],
    description: [alternativeText, foreign?.["alternativeText"]],
  } as const;
  return (
    <>
      {svg && (
        <div className={narrowSvg ? "drawing-wide" : undefined}>
          <SvgDrawing svg={svg} language={foreign?.["svg"]} {...texts} />
        </div>
      )}
      {narrowSvg && (
        <div className="drawing-narrow">
          <SvgDrawing svg={narrowSvg} language={foreign?.["narrowSvg"]} {...texts} />
        </div>
      )}
      {values && values.length > 0 && <TitleBlock rows={values} />}
    </>
  );
}

function TitleBlock({ rows }: { rows: NonNullable<SheetDrawing["values"]> }) {
  return (
    <dl className="drawing-title-block">
      {rows.map(({ _key, label, value, foreign }) => (
        <div key={_key}>
          <dt {...inLanguage(foreign?.["label"])}>{label}</dt>
          <dd {...inLanguage(foreign?.["value"])}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A text with its language, if that is not the language of the page. */
type TextInLanguage = readonly [text: string, language: string | undefined];

interface SvgDrawingProps {
  /** The SVG as stored. */
  svg: string;
  /** The language of its labels, if that is not the language of the page. */
  language: string | undefined;
  title: TextInLanguage;
  /** A text alternative for everything that the title does not say. */
  description?: TextInLanguage;
}

/**
 * The SVG of a drawing document, shown at about the size of its file, so that its 12 px text stays about 12 px. One that is not allowed is
 * not shown.
 */
function SvgDrawing({ svg, language, title, description }: SvgDrawingProps) {
  const drawing = inlineSvg(svg, useId(), withPageStyles);
  if (drawing.problem !== undefined) {
    console.error(`The drawing “${title[0]}” is not shown. ${drawing.problem}`);
    return null;
  }
  const texts = textElement("title", title) + (description?.[0] ? textElement("desc", description) : "");
  return (
    <svg
      className="drawing"
      {...inLanguage(language)}
      viewBox={drawing.viewBox}
      style={{ maxWidth: Math.round(drawing.width * 1.175) }}
      role="img"
      // The content passed the allow list of technical-drawings.
      dangerouslySetInnerHTML={{ __html: texts + drawing.content }}
    />
  );
}

/** The attribute of an element in another language than the page. */
function inLanguage(language: string | undefined): { readonly lang?: string } {
  return language === undefined ? {} : { lang: language };
}

function textElement(name: "title" | "desc", [text, language]: TextInLanguage): string {
  return `<${name}${language === undefined ? "" : ` lang="${language}"`}>${escapeHtml(text)}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
}
