import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("a grade with a page links to it from its form and from its rows in tables", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const id = freshPath.slice(1);
  const grade = `${id}-grade`;
  const name = `Grade of ${freshPath}`;
  const reference = { _type: "reference", _key: "a", _ref: grade };
  await lake.store({
    _id: grade,
    _type: "materialGrade",
    name,
    family: "Titanium",
    density: { _type: "quantity", value: 4.43, unit: "g/cm³" },
    resistance: { saltWater: "good" },
  });
  await lake.store({
    _id: `${id}-page`,
    _type: "gradePage",
    path: `${freshPath}/grade`,
    title: "A grade of a test",
    blocks: [{ _type: "materialData", _key: "data", heading: "Its properties", grades: [reference] }],
  });
  await lake.publish({
    path: freshPath,
    blocks: [
      {
        _type: "materialTable",
        _key: "grades",
        heading: "Grades",
        selection: "hand",
        grades: [reference],
        properties: ["density"],
        isShort: true,
      },
    ],
  });
  await expect.poll(async () => (await request.get(`${freshPath}/grade`)).status()).toBe(200);

  await page.goto(`${env.studioUrl}/intent/edit/id=${grade};type=materialGrade/`);
  await expect(page.getByRole("link", { name: "Open the live page" })).toHaveAttribute(
    "href",
    `${env.siteUrl}${freshPath}/grade`,
  );

  await page.goto(freshPath);
  await page.getByRole("rowheader").getByRole("link", { name }).click();
  await expect(page).toHaveURL(`${freshPath}/grade`);
  const data = page.getByRole("table", { name: "Its properties" });
  await expect(data.getByRole("row", { name: /^Density/ })).toContainText("4.43");
  await expect(data.getByRole("row", { name: /^Salt water/ })).toContainText("Resistant");
  await expect(data.getByRole("row", { name: /^Water and humid air/ })).toHaveCount(0);
});
