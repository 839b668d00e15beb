import { formatQuantity, formatSize } from "schemas/quantity.ts";

import type { KeyFigure } from "#cms/types.generated.ts";
import { LargeValue, Value } from "#ui/quantity.tsx";
import { isQuantityText } from "#ui/rich-text-table.tsx";
import { unbroken } from "#ui/unbroken.ts";

/** What a key figure says: a figure, a size, or words. */
export function FigureValue({ figure }: { figure: KeyFigure }) {
  const { quantity, size, text } = figure;
  if (quantity) return <Value value={quantity} />;
  if (size) return <Value value={size} />;
  return isQuantityText(text) ? text : <span className="font-sans">{text && unbroken(text)}</span>;
}

/** The same, set large: number and unit apart, without the condition. */
export function LargeFigure({ figure }: { figure: KeyFigure }) {
  const { quantity, size, text } = figure;
  if (quantity) return <LargeValue write={(system) => formatQuantity(quantity, system)} />;
  if (size) return <LargeValue write={(system) => formatSize(size, system)} />;
  return text;
}
