import { formatQuantity, formatSize } from "quantities/quantity.ts";

import { foreignText } from "#cms/foreign-link.ts";
import type { KeyFigure } from "#cms/types.generated.ts";
import { languageOfPath } from "#locale/catalogs.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { isQuantityText } from "#ui/rich-text/rich-text-table.tsx";
import { ConvertedText, LargeValue, Value } from "#ui/units/quantity.tsx";

interface KeyFigureProps {
  keyFigure: KeyFigure;
}

interface KeyFigureValueProps extends KeyFigureProps {
  /** The path of the page that has the key figure, if it is not this page. A page that is not translated keeps its texts and units in English. */
  path?: string;
}

/** The value of a key figure: a quantity, a size, or text. */
export function KeyFigureValue({ keyFigure, path }: KeyFigureValueProps) {
  if (path === undefined) return <KeyFigureText keyFigure={keyFigure} language={getLanguage()} />;
  const { lang } = foreignText(path);
  const text = <KeyFigureText keyFigure={keyFigure} language={languageOfPath(path)} />;
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

function KeyFigureText({
  keyFigure: { quantity, size, text },
  language,
}: KeyFigureProps & { language: string }) {
  if (quantity) return <Value value={quantity} language={language} />;
  if (size) return <Value value={size} language={language} />;
  if (text === undefined) return null;
  return isQuantityText(text) ? (
    <ConvertedText text={text} language={language} />
  ) : (
    <span className="font-sans">
      <ConvertedText text={text} language={language} />
    </span>
  );
}

/** The value in large type, with a smaller unit and without its note. */
export function LargeKeyFigure({ keyFigure: { quantity, size, text } }: KeyFigureProps) {
  const { quantities } = getWords();
  if (quantity) return <LargeValue format={(system) => formatQuantity(quantity, system, quantities)} />;
  if (size) return <LargeValue format={(system) => formatSize(size, system, quantities)} />;
  return <ConvertedText text={text} />;
}

type ListedFigure = KeyFigure & { readonly _key: string };

interface Compared {
  readonly figures?: readonly ListedFigure[] | null;
  /** The path of the page that has the key figures, if they are not of this page. */
  readonly path?: string;
  /** The key figures of the English page, if that page is its translation. */
  readonly originalFigures?: readonly ListedFigure[] | null | undefined;
}

export interface ComparedFigure {
  /** In English if the items are pages. */
  readonly name: string;
  /** In the language of the page that is being rendered. Undefined if no item has it in that language. */
  readonly label: string | undefined;
  /** Of every compared item, undefined where it has none. */
  readonly keyFigures: readonly (KeyFigure | undefined)[];
}

/**
 * The rows of a comparison: each label once that more than a share of the items have. Pages in several languages have the labels of their
 * originals in common.
 */
export function compareKeyFigures(items: readonly Compared[], minShare = 0): ComparedFigure[] {
  const counts = new Map<string, number>();
  const figuresByName = items.map(({ figures, originalFigures, path }) => {
    const isReaderLanguage = path === undefined || languageOfPath(path) === getLanguage();
    const own = new Map<string, { keyFigure: ListedFigure; isReaderLanguage: boolean }>();
    for (const keyFigure of figures ?? []) {
      const { label: name } = originalFigures?.find(({ _key }) => _key === keyFigure._key) ?? keyFigure;
      if (!own.has(name)) own.set(name, { keyFigure, isReaderLanguage });
    }
    for (const name of own.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return own;
  });
  const names = [...counts].flatMap(([name, count]) => (count > minShare * items.length ? [name] : []));
  return names.map((name) => {
    const found = figuresByName.map((own) => own.get(name));
    return {
      name,
      label: found.find((each) => each?.isReaderLanguage)?.keyFigure.label,
      keyFigures: found.map((each) => each?.keyFigure),
    };
  });
}
