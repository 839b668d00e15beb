import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test(
  "the calendar starts its weeks on Sunday, and a day with many entries shows all of them on request",
  { tag: "@thorough" },
  async ({ page, lake, freshPath }) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth() + 2, 15, 9);
    const headings = ["First", "Second", "Third", "Fourth", "Fifth"].map((name) => `${name} offer`);
    await lake.publish({
      path: freshPath,
      title: "Offers",
      blocks: headings.map((heading, index) => ({
        _type: "quoteCall",
        _key: `offer-${index}`,
        heading,
        label: "Request A Quote",
        showFrom: new Date(day.getTime() + index * 60_000).toISOString(),
      })),
    });

    await page.goto(`${env.studioUrl}/calendar`);
    await expect(page.getByText(/^(Sun|Mon)$/).first()).toHaveText("Sun");
    const next = page.getByRole("button", { name: "Next month" });
    await next.click();
    await next.click();
    const inMonth = (heading: string) =>
      page.getByTitle(`Block appears, ${timeOf(day, headings.indexOf(heading))}: ${heading}`);
    await expect(inMonth("Third offer")).toBeVisible();
    await expect(inMonth("Fourth offer")).toHaveCount(0);
    await page.getByRole("button", { name: "2 more" }).click();
    await expect(inMonth("Fifth offer")).toBeVisible();
  },
);

/** The time of day some minutes later, as the Studio shows it. */
function timeOf(day: Date, minutes: number): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(
    day.getTime() + minutes * 60_000,
  );
}
