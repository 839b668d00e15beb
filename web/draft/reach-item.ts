/**
 * Lets a block be dragged and have its menu wherever the pointer is in it. The overlays give both only to an item of a list, and
 * only where nothing that is marked lies over it: at a heading or a picture, for them, the pointer leaves it and comes back.
 */
export function reachItem(event: MouseEvent): void {
  const marked = markedAround(event.target);
  const item = marked.find(isItem);
  if (item === undefined || item === marked[0]) return;

  const covering = marked.slice(0, marked.indexOf(item));
  for (const element of covering)
    element.dispatchEvent(new MouseEvent("mouseleave", { relatedTarget: item }));
  const isTaken = !item.dispatchEvent(new MouseEvent(event.type, event));
  for (const element of covering.toReversed()) element.dispatchEvent(new MouseEvent("mouseenter"));
  if (!isTaken) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The elements around a place that are the picture of a field, from the innermost. */
function markedAround(target: EventTarget | null): Element[] {
  const marked = target instanceof Element ? target.closest("[data-sanity]") : null;
  return marked === null ? [] : [marked, ...markedAround(marked.parentElement)];
}

/** Whether a path ends with an item of a list: `blocks:key`, and not `blocks:key.heading`. */
function isItem(marked: Element): boolean {
  return /;path=[^;]*:[^.:;]+(?:;|$)/.test(marked.getAttribute("data-sanity") ?? "");
}
