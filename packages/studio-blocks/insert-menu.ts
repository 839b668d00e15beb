import type { KeyboardEvent, MouseEvent } from "react";

/** The menu of blocks. No other popover has both a menu and tabs. */
const INSERT_MENU = '[data-ui="Popover"]:has([data-ui="Menu"] [role="tablist"])';

/**
 * Handles a click in a list of blocks. If the click opened the insert menu, shows all groups and focuses an empty search. The Studio only
 * hides a closed menu, so it would reopen with its last group, search and focus.
 */
export function resetInsertMenu({ target }: MouseEvent): void {
  requestAnimationFrame(() => {
    const menu = [...document.querySelectorAll(INSERT_MENU)].find((element) => element.checkVisibility());
    const search = menu?.querySelector("input");
    if (!menu || !search) return;
    if (target instanceof Node && menu.contains(target)) return;
    menu.querySelector<HTMLElement>('[role="tab"]')?.click();
    clearValue(search);
    // The tab takes the focus once it is selected.
    requestAnimationFrame(() => {
      search.focus();
    });
  });
}

/**
 * Handles a key in the insert menu. Enter in the search inserts the first match. Typed characters go to the search even if a block has the
 * focus: the menu focuses the block under the pointer, even when it opens there. The characters would be lost, and a space would insert
 * that block.
 */
export function handleInsertMenuKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const menu = target instanceof Element ? target.closest(INSERT_MENU) : null;
  if (target instanceof HTMLInputElement) {
    if (menu === null || key !== "Enter" || target.value.trim() === "") return;
    event.preventDefault();
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.click();
  } else if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) {
    menu?.querySelector("input")?.focus();
  }
}

/** React ignores a value that is set on the element, so this calls the setter of the prototype. */
function clearValue(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
