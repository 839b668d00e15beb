import { normalizeText, sortByText } from "unicode-text/unicode-text.ts";

import { documentAnchor } from "#cms/anchors.ts";
import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { safeHref } from "#cms/links.ts";
import { getGlossary } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import type { GLOSSARY_QUERY_RESULT } from "#cms/types.generated.ts";
import { wordsOf } from "#locale/catalogs.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { joinSentences } from "#locale/join-sentences.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function Glossary(block: BlockProps<"glossary">) {
  const { locale } = getWords();
  const terms = sortByText(withinPage(await getGlossary()), ({ term }) => term, locale);
  const letters = Map.groupBy(terms, ({ term }) => firstLetter(term));
  return (
    <Section block={block}>
      {/* Not above a short list, nor above one whose terms begin with as many characters, such as in Japanese. */}
      {terms.length > 2 * letters.size && (
        <nav aria-label={block.heading} className="no-print col-span-12 mb-6 flex flex-wrap gap-1.5">
          {[...letters].map(([letter, [first]]) => (
            <a
              key={letter}
              href={`#${documentAnchor(first?.term ?? "")}`}
              className="grid size-11 place-items-center border border-rule font-mono text-14"
            >
              {letter}
            </a>
          ))}
        </nav>
      )}
      <dl className="col-span-12 border-t-[1.5px] border-ink">
        {terms.map((stored) => (
          <Term
            key={stored._id}
            stored={stored}
            attributes={block.editAttributes.of(stored)("explanation")}
          />
        ))}
      </dl>
    </Section>
  );
}

/** In capitals and without accents. `#` for `3D printing`. */
function firstLetter(term: string): string {
  return /^\p{L}/u.exec(normalizeText(term, "NFD").toUpperCase())?.[0] ?? "#";
}

interface TermProps {
  stored: GLOSSARY_QUERY_RESULT[number];
  attributes: SanityAttribute;
}

/** A term in the language of its explanation. */
function Term({ stored, attributes }: TermProps) {
  const { term, otherNames, explanation, url } = stored;
  const foreign = foreignLanguage(stored, "explanation");
  const language = foreign ?? getLanguage();
  return (
    <div
      lang={foreign}
      id={documentAnchor(term)}
      className="grid gap-x-6 border-b border-rule py-4 @medium:grid-cols-2"
      {...attributes}
    >
      <dt className="text-16 font-semibold">
        {term}
        {otherNames && (
          <small className="block text-14 font-normal text-ink-3">{otherNames.join(", ")}</small>
        )}
      </dt>
      <dd className="max-w-text text-ink-2">
        {fillIn(
          joinSentences(language),
          <ConvertedText text={explanation} language={language} />,
          url && (
            <a href={safeHref(url)} target="_blank" rel="noopener" className="text-link">
              {wordsOf(language).glossary.moreAbout(term)}
            </a>
          ),
        )}
      </dd>
    </div>
  );
}
