import type { Locator } from "@playwright/test";

/** Dispatches a paste event like the browser does. */
export async function paste(into: Locator, type: string, data: string): Promise<void> {
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
