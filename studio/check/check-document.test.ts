import { createSchema } from "sanity";
import { schemaTypes } from "schemas/index.ts";
import { checkDocuments, createDocumentCheck } from "studio-check/check-document.ts";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { findingRules } from "#check/rules.ts";
import { formTitles } from "#structure/titles.ts";

const workspace = Object.assign(Object.create(null), {
  schema: createSchema({ name: "default", types: schemaTypes }),
  getClient: () => createTestClient().client,
});

/** What the Studio says about the fields whose paths match. */
async function messagesAbout(fields: RegExp, document: { _type: string; [field: string]: unknown }) {
  const rules = { titles: formTitles, isPublishedWith: async () => true };
  const findings = await createDocumentCheck(workspace, rules)({ _id: "a", _rev: "1", ...document });
  return findings.flatMap(({ path, message }) => (fields.test(path) ? [message] : []));
}

const picture = "Choose or upload a picture";
const alt = { _type: "picture", alt: "A housing" };
const pageOf = (block: object) => ({ _type: "page", blocks: [{ _key: "a", ...block }] });

test.each([
  ["a picture", /picture$|picture\./, pageOf({ _type: "pictureText" }), picture],
  ["the asset of a picture", /picture$|picture\./, pageOf({ _type: "pictureText", picture: alt }), picture],
  [
    "a picture in a list",
    /pictures\[/,
    pageOf({
      _type: "gallery",
      pictures: [
        { _key: "b", _type: "picture" },
        { _key: "c", ...alt },
      ],
    }),
    [picture, picture],
  ],
  [
    "the picture of a figure in a text",
    /text\[/,
    pageOf({ _type: "richText", text: [{ _key: "b", _type: "figure", picture: { _type: "picture" } }] }),
    "Choose a picture or a drawing",
  ],
  ["a poster", /poster/, { _type: "video" }, picture],
  ["a file", /file/, { _type: "video" }, "Choose or upload a file"],
])("the Studio says only once that %s is missing", async (_what, fields, document, message) => {
  expect(await messagesAbout(fields, document)).toEqual([message].flat());
});

test("of what is published, only the first 5,000 characters of a text are checked, and that is an error", async () => {
  const page = { _id: "drafts.a", _rev: "1", _type: "page", title: `A page${" of parts".repeat(100_000)}` };
  const rules = { ...findingRules, isPublishedWith: async () => true };
  const findings = await checkDocuments([page], workspace, rules);
  expect(findings[0]).toMatchObject({
    level: "error",
    path: "",
    message: expect.stringContaining("only in part"),
  });
});
