import type { RequestEvent } from "contracts/request-page.ts";
import { sampleRequestPage } from "contracts/testing/sample-request-page.ts";
import { prerender } from "react-dom/static.edge";
import { expect, test, vi } from "vitest";

// The section of the files reads the settings of the site.
vi.doMock("./files.tsx", () => ({ Files: () => null }));
const { RequestPageContent } = await import("./request-page.tsx");
vi.doUnmock("./files.tsx");

/** The headings of the page after these events. */
async function headingsAfter(...kinds: readonly RequestEvent["kind"][]): Promise<string[]> {
  const at = sampleRequestPage.receivedAt;
  const events = kinds.map((kind) => ({ id: kind, kind, at, text: "5083?" }));
  const { prelude } = await prerender(
    <RequestPageContent token="0" request={{ ...sampleRequestPage, events }} />,
  );
  const html = await new Response(prelude).text();
  return [...html.matchAll(/<h2[^>]*>([^<]*)/g)].flatMap(([, heading = ""]) => heading);
}

test("a message of the customer moves no section of the page, and a question comes first", async () => {
  const first = await headingsAfter();
  expect(first.indexOf("Questions and answers")).toBeGreaterThan(first.indexOf("Parts and details"));
  expect(await headingsAfter("answer")).toEqual(first);
  const asked = await headingsAfter("question");
  expect(asked.indexOf("Questions and answers")).toBeLessThan(asked.indexOf("Parts and details"));
  expect(await headingsAfter("question", "answer")).toEqual(asked);
});
