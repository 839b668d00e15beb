import * as v from "valibot";

const Text = v.fallback(v.nullable(v.string()), null);

/** A block of the page that a link leads to, as the lake has it. */
export const AnchoredBlock = v.object({ anchor: Text, heading: Text });

interface AnchorChoice {
  /** Empty for the top of the page. */
  value: string;
  text: string;
}

/** The places of a page that a link can lead to, and the one it leads to now even when no block has it. */
export function anchorChoices(
  blocks: readonly v.InferOutput<typeof AnchoredBlock>[],
  current: string | undefined,
): AnchorChoice[] {
  const places = blocks.flatMap(({ anchor, heading }) =>
    anchor === null
      ? []
      : [{ value: anchor, text: heading === null ? `#${anchor}` : `${heading} (#${anchor})` }],
  );
  const isLost = current !== undefined && !places.some(({ value }) => value === current);
  return [
    { value: "", text: "The top of the page" },
    ...places,
    ...(isLost ? [{ value: current, text: `#${current}, which no block of the page has` }] : []),
  ];
}
