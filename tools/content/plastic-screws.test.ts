import { bosses } from "calculators/plastic-screws.ts";
import { readContent } from "dataset-folder/content-folder.ts";
import { storedField } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { quantityOf } from "../../schemas/quantities/quantity-field.ts";
import { objectsOf } from "../../schemas/rules/texts.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

const { documents } = await readContent(CONTENT_FOLDER);

/** The outside diameter of a boss in the molding guide and on the page of the process, in diameters of its hole. */
test.each([
  ["molding01", "outside-diameter"],
  ["injection-molding", "boss-outside-diameter"],
])("the boss of %s is wide enough for the calculator’s screws", (id, key) => {
  const page = documents.find(({ _id }) => _id === id);
  const place = ["designValue", "specificationRow"]
    .flatMap((type) => objectsOf(page, type))
    .find(({ object }) => storedField(object, "_key") === key);
  const [boss] = objectsOf(place?.object, "quantity").map(({ object }) => quantityOf(object));
  const ratios = Object.values(bosses).map(({ outside, hole }) => outside / hole);
  expect(boss?.min).toBeCloseTo(Math.min(...ratios), 1);
  expect(boss?.max).toBeGreaterThanOrEqual(Math.max(...ratios));
});
