import { calculator } from "schemas/blocks/calculator.ts";
import { guide } from "schemas/documents/guide.ts";
import { settings } from "schemas/documents/settings.ts";
import { expect, test } from "vitest";

import { chapters } from "#guide/chapters.ts";

interface Labeled {
  readonly name: string;
  readonly title?: string;
  readonly fields?: readonly Labeled[];
}

const text = chapters.flatMap(({ steps, remark = "" }) => steps.concat(remark)).join("\n");

/** The title that the Studio shows for a field, such as `wordmark.text`. */
function labelOf(fields: readonly Labeled[], path: string): string {
  const [first, ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === first);
  return rest.length > 0
    ? labelOf(field?.fields ?? [], rest.join("."))
    : (field?.title ?? `no field ${path}`);
}

test.each([
  [calculator, "kind"],
  [calculator, "fullVersion"],
  [calculator, "hidden"],
  [calculator, "showFrom"],
  [calculator, "showUntil"],
  [guide, "ruleName"],
  [settings, "wordmark.text"],
  [settings, "quoteTip"],
])("the guide calls a field of $name as the form does: %s", (type, path) => {
  expect(text).toContain(labelOf(type.fields, path));
});

test.each(settings.groups.filter(({ name }) => ["brand", "tips", "contact", "launch"].includes(name)))(
  "the guide names the tab $title of the settings",
  ({ title }) => {
    expect(text).toMatch(new RegExp(`(?:^|Settings → )${title}\\b`, "m"));
  },
);
