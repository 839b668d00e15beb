import { expect, test } from "vitest";

import {
  blockPath,
  createEditAttributes,
  blockEditAttributes,
  itemPath,
  listPath,
  noEditAttributes,
} from "./edit-attributes.tsx";

const page = { _id: "about", _type: "page" };
const study = { _id: "robot", _type: "caseStudy" };

test("a visitor's elements are not marked, whatever document they show", () => {
  expect(noEditAttributes("heading")).toEqual({});
  expect(noEditAttributes.of(study)("title")).toEqual({});
});

test("an item of a block's list is marked as that item", () => {
  const editAttributes = blockEditAttributes(createEditAttributes(page), "b");
  expect(editAttributes(itemPath("steps", "s"))["data-sanity"]).toContain(
    "id=about;type=page;path=blocks:b.steps:s;",
  );
  expect(createEditAttributes(page)(blockPath("b"))["data-sanity"]).toContain("path=blocks:b;");
});

test("a key that names another document is not marked", () => {
  const editAttributes = blockEditAttributes(createEditAttributes(page), "a;id=settings;path=title");
  expect(editAttributes("heading")).toEqual({});
});

test("a card gets the attribute of the document that it shows, not of the page that contains it", () => {
  const editAttributes = blockEditAttributes(createEditAttributes(page), "b").of(study);
  expect(editAttributes("title")["data-sanity"]).toContain("id=robot;type=caseStudy;path=title;");
});

test("a list that a query fills opens its selection field, because its documents are in no field of the form", () => {
  const fields = { hand: "grades", service: "services" };
  expect(listPath("hand", fields)).toBe("grades");
  expect(listPath("service", fields)).toBe("services");
  expect(listPath("all", fields)).toBe("selection");
  expect(listPath(undefined, fields)).toBe("selection");
});
