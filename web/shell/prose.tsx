import type { ReactNode } from "react";
import { MISSING_FIGURE_TEXT } from "schemas/quantities/capability-figures.ts";
import { storedQuantityText } from "schemas/quantities/quantity-field.ts";

import { foreignLanguage } from "#cms/foreign-text.ts";
import { safeHref } from "#cms/links.ts";
import { getGlossary } from "#cms/records.ts";
import type {
  ForeignWords as ForeignWordsMark,
  GlossaryMark,
  Link,
  Prose as ProseValue,
  Quantity,
  Size,
} from "#cms/types.generated.ts";
import { wordsOf } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { ConvertedText, QuantityText, SizeText } from "#ui/units/quantity.tsx";

import { CmsLink } from "./cms-link.tsx";

export const proseMarks = { link: ProseLink, glossaryMark: ProseTerm, foreignWords: ForeignWords };

/** Figures inside a sentence. */
export const proseTypes = { quantity: ProseFigure, size: ProseFigure };

/** Text with the links, glossary terms and figures of editors. */
export function Prose({ value }: { value: ProseValue | undefined }) {
  return <RichText value={value} marks={proseMarks} types={proseTypes} />;
}

/** The number with its unit, without its condition: the sentence says when it holds. */
function ProseFigure({ value }: { value: Quantity | Size }) {
  if (storedQuantityText(value) === "") return MISSING_FIGURE_TEXT;
  return (
    <span className="whitespace-nowrap">
      {value._type === "size" ? <SizeText size={value} /> : <QuantityText quantity={value} />}
    </span>
  );
}

function ProseLink({ value, children }: { value?: Link; children: ReactNode }) {
  return (
    <CmsLink link={value} className="text-link">
      {children}
    </CmsLink>
  );
}

function ForeignWords({ value, children }: { value?: ForeignWordsMark; children: ReactNode }) {
  return <span lang={value?.code}>{children}</span>;
}

/** A term with its explanation from the glossary; plain text without one. */
async function ProseTerm({ value, children }: { value?: GlossaryMark; children: ReactNode }) {
  const id = value?.term?._ref;
  const term = (await getGlossary()).find(({ _id }) => _id === id);
  if (!term) return children;
  const href = term.url ? safeHref(term.url) : undefined;
  const language = foreignLanguage(term, "explanation");
  return (
    <Tooltip words={children} lang={language}>
      <span className="block font-semibold">{term.term}</span>
      <ConvertedText text={term.explanation} language={language} />
      {href && (
        <a href={href} target="_blank" rel="noopener" className="mt-1.5 block underline underline-offset-4">
          {wordsOf(language ?? getLanguage()).glossaryTerm.readMore}
        </a>
      )}
    </Tooltip>
  );
}
