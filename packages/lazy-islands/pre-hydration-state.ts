import { USED_ATTRIBUTE } from "./used-attribute.ts";

/** What the visitor did in a part of the page before hydration. Read it right before React replaces the HTML. */
export interface PreHydrationState {
  /** The form controls, in document order. They keep their values, choices and files after React has removed them. */
  readonly controls: readonly Control[];
  readonly focus: Focus | undefined;
}

export type Control = HTMLElement & Partial<Pick<HTMLInputElement, "selectionStart" | "selectionEnd">>;

interface Focus {
  /** The position among the controls. */
  readonly index: number;
  readonly start: number | null;
  readonly end: number | null;
}

export function readPreHydrationState(html: Element): PreHydrationState {
  const controls = controlsIn(html);
  const index = controls.findIndex((control) => control === document.activeElement);
  const { selectionStart = null, selectionEnd = null } = controls[index] ?? {};
  return { controls, focus: index < 0 ? undefined : { index, start: selectionStart, end: selectionEnd } };
}

/** Restores the focus and the caret in the hydrated part: in the control with the same id, or else at the same position. */
export function restoreFocus(hydrated: Element, { controls, focus }: PreHydrationState): void {
  if (!focus) return;
  const { index, start, end } = focus;
  const control = document.getElementById(controls[index]?.id ?? "") ?? controlsIn(hydrated)[index];
  control?.focus({ preventScroll: true });
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText && start !== null) control.setSelectionRange(start, end);
}

/**
 * Repeats the choices in selects and checkboxes, so that React's event handlers run. The hydrated part must have the same controls.
 */
export function repeatChoices(hydrated: Element, { controls }: PreHydrationState): void {
  const live = controlsIn(hydrated);
  for (const [index, control] of controls.entries()) {
    const same = live[index];
    if (control instanceof HTMLSelectElement && same instanceof HTMLSelectElement) {
      if (hasInitialOption(control)) continue;
      same.value = control.value;
      same.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
      same?.click();
    }
  }
}

/** Whether the selected option is the one of the server's HTML. */
function hasInitialOption({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex === Math.max(initial, 0);
}

/** Like `repeatChoices`, but also repeats pressed buttons and typed text. */
export function repeatUse(hydrated: Element, state: PreHydrationState): void {
  const live = controlsIn(hydrated);
  const used = [...state.controls.entries()].filter(([, control]) => isUsed(control));
  for (const [index, control] of used) if (control instanceof HTMLButtonElement) live[index]?.click();
  repeatChoices(hydrated, state);
  for (const [index, control] of used) {
    const same = live[index];
    if (!(control instanceof HTMLInputElement && same instanceof HTMLInputElement)) continue;
    if (control.value !== control.defaultValue) typeInto(same, control.value);
  }
}

/** React replaces the setter of `value` on each field. Only the setter of the prototype lets it notice the change. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether the visitor pressed, typed into or changed a control before hydration. */
export function isUsed(control: Element): boolean {
  return control.hasAttribute(USED_ATTRIBUTE);
}

function controlsIn(element: Element): Control[] {
  return [...element.querySelectorAll<Control>("a, button, input, select, summary, textarea")];
}
