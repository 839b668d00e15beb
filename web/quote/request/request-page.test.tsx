import { earliestDate, NO_DETAILS, type RequestEvent, type RequestPage } from "contracts/request-page.ts";
import { sampleRequestPage } from "contracts/testing/sample-request-page.ts";
import { prerender } from "react-dom/static.edge";
import { expect, test, vi } from "vitest";

// The section of the files reads the settings of the site.
vi.doMock("./files.tsx", () => ({ Files: () => null }));
const { RequestPageContent } = await import("./request-page.tsx");
vi.doUnmock("./files.tsx");

async function htmlOf(changed: Partial<RequestPage>): Promise<string> {
  const request = { ...sampleRequestPage, ...changed };
  const { prelude } = await prerender(<RequestPageContent token="0" request={request} />);
  return new Response(prelude).text();
}

/** The headings of the page after these events. */
async function headingsAfter(...kinds: readonly RequestEvent["kind"][]): Promise<string[]> {
  const at = sampleRequestPage.receivedAt;
  const html = await htmlOf({ events: kinds.map((kind) => ({ id: kind, kind, at, text: "5083?" })) });
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

/** The first date that the browser accepts, if this one is stored. */
async function firstDate(wantedDate: string): Promise<string | undefined> {
  const html = await htmlOf({ details: { ...NO_DETAILS, wantedDate } });
  return html.match(/type="date"[^>]*min="([^"]*)"/)?.[1];
}

test("the browser refuses a date in the past, except the one that is stored", async () => {
  expect([await firstDate(""), await firstDate("2999-01-01")]).toEqual([earliestDate(), earliestDate()]);
  expect(await firstDate("2026-11-01")).toBe("2026-11-01");
});
