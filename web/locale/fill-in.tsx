import { Fragment, type ReactNode } from "react";

/** The first of the code points that no text contains (Private Use Area). */
const FIRST_PLACE = 0xe0_00;
const PLACE = /([\uE000-\uF8FF])/;

/**
 * A sentence with elements in it: ``fillIn((email) => `Write to ${email}.`, <a …/>)``. The sentence is a word of the catalog, because
 * each language has the elements in a place of its own.
 */
export function fillIn(sentence: (place: string) => string, element: ReactNode): ReactNode;
export function fillIn(
  sentence: (first: string, second: string) => string,
  first: ReactNode,
  second: ReactNode,
): ReactNode;
export function fillIn(sentence: (...places: string[]) => string, ...elements: ReactNode[]): ReactNode {
  const places = elements.map((_, index) => String.fromCodePoint(FIRST_PLACE + index));
  const parts = sentence(...places).split(PLACE);
  return parts.map((part, index) => (
    // The parts of a sentence keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{PLACE.test(part) ? elements[places.indexOf(part)] : part}</Fragment>
  ));
}
