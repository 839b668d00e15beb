import { formatQuantity, formatSize } from "quantities/quantity.ts";

import type { KeyFigure } from "#cms/types.generated.ts";
import { languageOfPath } from "#locale/catalogs.ts";
import { getWords } from "#locale/words.ts";
import { keepTogether } from "#ui/non-breaking.ts";
import { isQuantityText } from "#ui/rich-text/rich-text-table.tsx";
import { ConvertedText, LargeValue, Value } from "#ui/units/quantity.tsx";

interface KeyFigureProps {
  keyFigure: KeyFigure;
}

interface KeyFigureValueProps extends KeyFigureProps {
  /** The path of the page that has the key figure, if it is not this page. A page that is not translated keeps its units in English. */
  path?: string;
}

/** The value of a key figure: a quantity, a size, or text. */
export function KeyFigureValue({ keyFigure: { quantity, size, text }, path }: KeyFigureValueProps) {
  const language = path === undefined ? undefined : languageOfPath(path);
  if (quantity) return <Value value={quantity} language={language} />;
  if (size) return <Value value={size} language={language} />;
  if (text === undefined) return null;
  return isQuantityText(text) ? (
    <ConvertedText text={text} />
  ) : (
    <span className="font-sans">
      <ConvertedText text={keepTogether(text)} />
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

interface Compared {
  readonly figures?: readonly KeyFigure[];
}

/** The rows of a comparison: each label once, with the key figure of every compared item, undefined where it has none. */
export function compareKeyFigures(items: readonly Compared[]) {
  const labels = new Set(items.flatMap(({ figures = [] }) => figures.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label,
    keyFigures: items.map(({ figures = [] }) => figures.find((keyFigure) => keyFigure.label === label)),
  }));
}
