import type { MouseEvent } from "react";

/** The menu of blocks. No other popover has both a menu and tabs. */
const INSERT_MENU = '[data-ui="Popover"]:has([data-ui="Menu"] [role="tablist"])';

/**
 * Handles a click in a list of blocks. If it opened the insert menu, the menu starts with an empty search that has the focus. The
 * Studio only hides a closed menu: on its second opening the last search would still be there, without the focus.
 */
export function openInsertMenuAfresh({ target }: MouseEvent): void {
  requestAnimationFrame(() => {
    const menu = [...document.querySelectorAll(INSERT_MENU)].find((element) => element.checkVisibility());
    const search = menu?.querySelector("input");
    if (!menu || !search || menu.contains(document.activeElement)) return;
    if (target instanceof Node && menu.contains(target)) return;
    clearValue(search);
    search.focus();
  });
}

/** React ignores a value that is set on the element itself, so this uses the setter of the class. */
function clearValue(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
