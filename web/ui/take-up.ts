import { type Choice, controlsIn } from "./hand-over.ts";

/** What somebody did in a copy of some controls that could not answer yet. */
export interface Left {
  /** The control that had the focus; -1: none. */
  readonly place: number;
  readonly choices: readonly Choice[];
}

/** Makes the same choices in the copy that can answer, and gives the focus to the same control unless something else has it. */
export function takeUp(element: Element, { place, choices }: Left): void {
  const controls = controlsIn(element);
  for (const choice of choices) {
    const control = controls[choice.place];
    if (choice.value === undefined) control?.click();
    else if (control instanceof HTMLSelectElement) {
      control.value = choice.value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  if (document.activeElement === document.body) controls[place]?.focus({ preventScroll: true });
}
