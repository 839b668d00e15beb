/** Opens a link to another site in a new window, because the Studio's frame can show only this site and would stay empty. */
export function openOffSiteInNewWindow({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link !== null && leadsOffSite(link.href, location.origin)) link.target = "_blank";
}

/** Whether a link leads to another site, a file of the lake, a mail program or a phone. */
export function leadsOffSite(href: string, origin: string): boolean {
  return href !== "" && !(URL.canParse(href) && new URL(href).origin === origin);
}

/**
 * Lets editors drag a block, and open its menu, from anywhere inside it. The overlays allow both only for an item of a list, and
 * only where no other editable element covers it. So this first sends a `mouseleave` event to the covering elements.
 */
export function passToListItem(event: MouseEvent): void {
  // In a text that is being edited, the mouse places the caret.
  if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
  const editable = editableElementsAround(event.target);
  const item = editable.find(isListItem);
  if (item === undefined || item === editable[0]) return;

  const covering = editable.slice(0, editable.indexOf(item));
  for (const element of covering)
    element.dispatchEvent(new MouseEvent("mouseleave", { relatedTarget: item }));
  const isHandled = !item.dispatchEvent(new MouseEvent(event.type, event));
  for (const element of covering.toReversed()) element.dispatchEvent(new MouseEvent("mouseenter"));
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The elements with a visual-editing attribute that contain the target, innermost first. */
function editableElementsAround(target: EventTarget | null): Element[] {
  const element = target instanceof Element ? target.closest("[data-sanity]") : null;
  return element === null ? [] : [element, ...editableElementsAround(element.parentElement)];
}

/** Whether the path of an element ends with an item of a list: `blocks:key`, but not `blocks:key.heading`. */
function isListItem(element: Element): boolean {
  return /;path=[^;]*:[^.:;]+(?:;|$)/.test(element.getAttribute("data-sanity") ?? "");
}
