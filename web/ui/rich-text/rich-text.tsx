import { PortableText, type PortableTextBlock, type PortableTextReactComponents } from "@portabletext/react";
import type { ComponentProps, ReactNode } from "react";
import { MAX_SPANS } from "schemas/fields/limits.ts";
import type { WithForeignTexts } from "translations/apply.ts";

import { getLanguage } from "#locale/words.ts";

import { inLanguage } from "../in-language.tsx";
import { textWithMeasures } from "../units/quantity.tsx";
import { NumberedHeading } from "./numbered-heading.tsx";

type Components = Partial<PortableTextReactComponents>;
type Value = Extract<ComponentProps<typeof PortableText>["value"], readonly unknown[]>;

interface Headings {
  /** The id of a heading, by its key. */
  idOf?: (key: string) => string | undefined;
  /** The number of a section, by the id of its heading. */
  numberOf?: (id: string | undefined) => number | undefined;
}

interface RichTextProps extends Headings {
  value: Value | undefined;
  /** Draws links and marked words: what they lead to, only the caller knows. */
  marks: NonNullable<Components["marks"]>;
  /** Renders objects between paragraphs, such as tables. */
  types?: NonNullable<Components["types"]>;
}

/** Formatted text. Paragraphs keep a readable line length; objects between them may be wider. */
export function RichText({ value, marks, types = NO_TYPES, ...headings }: RichTextProps) {
  if (!value) return null;
  const components = {
    ...lists,
    block: blocksWith(headings),
    marks: { ...marks, [MEASURE]: Measure },
    types,
  };
  return <PortableText value={completeParagraphs(value)} components={components} />;
}

const NO_TYPES = {};
const none = () => undefined;

function blocksWith({ idOf = none, numberOf = none }: Headings): NonNullable<Components["block"]> {
  const id = (key: string | undefined) => (key === undefined ? undefined : idOf(key));
  return {
    normal: ({ children, value }) => (
      <p {...inLanguage(foreignLanguageOf(value))} className="mt-4 max-w-text first:mt-0">
        {children}
      </p>
    ),
    h2: ({ children, value }) => (
      <NumberedHeading
        id={id(value._key)}
        {...inLanguage(foreignLanguageOf(value))}
        number={numberOf(id(value._key))}
        className="mt-12 max-w-text text-h2 text-ink first:mt-0"
      >
        {children}
      </NumberedHeading>
    ),
    h3: ({ children, value }) => (
      <h3
        id={id(value._key)}
        {...inLanguage(foreignLanguageOf(value))}
        className="mt-8 max-w-text text-21 text-ink first:mt-0"
      >
        {children}
      </h3>
    ),
    h4: ({ children, value }) => (
      <h4 {...inLanguage(foreignLanguageOf(value))} className="mt-6 max-w-text text-16 text-ink first:mt-0">
        {children}
      </h4>
    ),
  };
}

const lists: Components = {
  list: {
    bullet: ({ children }) => <ul className="mt-4 max-w-text list-disc ps-5">{children}</ul>,
    number: ({ children }) => <ol className="mt-4 max-w-text list-decimal ps-6">{children}</ol>,
  },
  listItem: ({ children, value }) => (
    <li {...inLanguage(foreignLanguageOf(value))} className="mt-1.5 ps-1">
      {children}
    </li>
  ),
};

/** The language of a paragraph of a record, if it has no translation into the language of the page. */
function foreignLanguageOf(paragraph: PortableTextBlock & WithForeignTexts): string | undefined {
  return paragraph.foreign?.["children"];
}

/** The mark of a measure in the text. Its definition has the measure in imperial units. */
const MEASURE = "measure";

function Measure({ value, children }: { value?: { imperial: string }; children: ReactNode }) {
  return (
    <>
      <span className="metric">{children}</span>
      <span className="imperial">{value?.imperial}</span>
    </>
  );
}

/**
 * Removes empty paragraphs, headings and list items, which remain after an editor deletes or pastes text. Also keeps numbers on one
 * line with their units, and marks measures, which are shown in both systems of units.
 */
export function completeParagraphs<Part extends { readonly _type: string }>(text: readonly Part[]): Part[] {
  return text.flatMap((part) => {
    if (!isParagraph(part)) return [part];
    // An object in a paragraph, such as a figure, has no text of its own and is not empty.
    const isEmpty = part.children.every((child) => "text" in child && String(child.text).trim() === "");
    return isEmpty ? [] : [markMeasures(part)];
  });
}

function isParagraph(part: { readonly _type: string }): part is PortableTextBlock {
  return part._type === "block" && "children" in part;
}

/** Leaves a paragraph of too many measures as it is. */
function markMeasures<Paragraph extends PortableTextBlock>(paragraph: Paragraph): Paragraph {
  const language = foreignLanguageOf(paragraph) ?? getLanguage();
  const definitions: { _key: string; _type: string; imperial: string }[] = [];
  const children = paragraph.children.flatMap((child) => {
    if (!("text" in child) || typeof child.text !== "string") return [child];
    const parts = textWithMeasures(child.text, language);
    if (parts.every((part) => typeof part === "string")) return [{ ...child, text: parts.join("") }];
    const marks = "marks" in child && Array.isArray(child.marks) ? child.marks : [];
    return parts.map((part, index) => {
      const isMeasure = typeof part !== "string";
      const mark = `${MEASURE}-${definitions.length}`;
      if (isMeasure) definitions.push({ _key: mark, _type: MEASURE, imperial: part.imperial });
      return Object.assign({}, child, {
        _key: `${child._key}-${index}`,
        text: isMeasure ? part.metric : part,
        marks: isMeasure ? [...marks, mark] : marks,
      });
    });
  });
  if (children.length > MAX_SPANS) return paragraph;
  if (definitions.length === 0) return { ...paragraph, children };
  return { ...paragraph, children, markDefs: [...(paragraph.markDefs ?? []), ...definitions] };
}
