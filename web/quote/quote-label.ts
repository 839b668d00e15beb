import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import * as labels from "#locale/labels.ts";

/** The label of buttons that open the quote form, and the title of its dialog. */
export function quoteLabel(settings: SETTINGS_QUERY_RESULT): string {
  return settings?.quoteLabel || labels.header.requestQuote;
}
