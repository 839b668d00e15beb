import { expect, type Locator } from "@playwright/test";

/** Dispatches a paste event like the browser does. Forms of the Studio ignore it while they connect to the lake. */
export async function paste(into: Locator, type: string, data: string): Promise<void> {
  await expect(into).toBeEditable();
  await dispatchPaste(into, type, data);
}

/** Like `paste`, also into a field that is read-only. */
export async function dispatchPaste(into: Locator, type: string, data: string): Promise<void> {
  await into.evaluate(
    (element, [format, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(format, text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    [type, data] as const,
  );
}
