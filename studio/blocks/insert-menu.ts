import type { KeyboardEvent, MouseEvent } from "react";

/** The menu of blocks. No other popover has both a menu and tabs. */
const INSERT_MENU = '[data-ui="Popover"]:has([data-ui="Menu"] [role="tablist"])';

/**
 * Handles a click in a list of blocks. If it opened the insert menu, the menu starts with all groups and an empty search that has the
 * focus. The Studio only hides a closed menu: on its second opening the last group, search and focus would still be there.
 */
export function openInsertMenuAfresh({ target }: MouseEvent): void {
  requestAnimationFrame(() => {
    const menu = [...document.querySelectorAll(INSERT_MENU)].find((element) => element.checkVisibility());
    const search = menu?.querySelector("input");
    if (!menu || !search) return;
    if (target instanceof Node && menu.contains(target)) return;
    menu.querySelector<HTMLElement>('[role="tab"]')?.click();
    clearValue(search);
    // The tab takes the focus when it becomes the selected one.
    requestAnimationFrame(() => {
      search.focus();
    });
  });
}

/**
 * Handles a key in the insert menu. Enter in the search chooses the first block that it found. What an editor types goes into the search:
 * the menu focuses a block that the pointer happens to be on, also when it opens below a pointer that does not move. The letters would be
 * lost, and the first space would insert that block.
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

/** React ignores a value that is set on the element itself, so this uses the setter of the class. */
function clearValue(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
