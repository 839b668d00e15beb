/** Which control inside of an element one is, counted from 0; -1 when it is none. */
export function placeOfControl(element: Element, control: EventTarget | null): number {
  return controlsIn(element).findIndex((other) => other === control);
}

/** What somebody chose in a copy of some controls that could not answer yet. */
export interface Choice {
  readonly place: number;
  /** Of a list; a box was ticked or cleared. */
  readonly value: string | undefined;
}

/** The choices that differ from what the controls began with. */
export function choicesIn(element: Element): Choice[] {
  return controlsIn(element).flatMap((control, place): Choice[] => {
    if (control instanceof HTMLSelectElement)
      return control.selectedIndex > 0 ? [{ place, value: control.value }] : [];
    const isOther = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
    return isOther ? [{ place, value: undefined }] : [];
  });
}

/** All controls, in the order of the page. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("a, button, input, select, summary")];
}
