import { launchApprovals } from "schemas/documents/settings.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { expect, test } from "vitest";

import { launchItems } from "./launch-items.ts";

const TODAY = "2027-03-01";

const unfinished: readonly ContentDocument[] = [
  {
    _id: "settings",
    _type: "settings",
    email: "info@example.com",
    phone: "+86 27 0000 0000",
    factoryTourUrl: "https://example.com/factory-tour",
    copyrightYear: 2022,
    socialLinks: [{ network: "Twitter", url: "https://twitter.com/" }],
  },
  {
    _id: "about-us",
    _type: "page",
    path: "/our-company",
    title: "About us",
    blocks: [
      { _type: "equipment", _key: "machines" },
      { _type: "team", _key: "team", people: [] },
    ],
  },
  {
    _id: "privacy",
    _type: "page",
    title: "Privacy policy",
    blocks: [{ _type: "richText", text: "Write to info@example.com" }],
  },
];

const finished: readonly ContentDocument[] = [
  {
    _id: "settings",
    _type: "settings",
    email: "sales@donghe.test",
    phone: "+86 27 8412 5566",
    officeHours: "Monday to Friday, 9:00–18:00 (UTC+8)",
    replyTime: "within 1 business day",
    copyrightYear: 2027,
    legalName: "Wuhan Donghe Co., Ltd.",
    wordmark: { _type: "image" },
    siteIcon: { _type: "image" },
    socialLinks: [{ network: "Twitter", url: "https://twitter.com/donghe" }],
    launchApprovals: launchApprovals.map(({ value }) => value),
  },
  {
    _id: "about-us",
    _type: "page",
    path: "/our-company",
    title: "About us",
    blocks: [
      { _type: "equipment", _key: "machines", machines: [{ process: "CNC" }] },
      { _type: "gallery", _key: "factory" },
    ],
  },
];

test("every placeholder is an open item that names its field", () => {
  const items = launchItems(unfinished, TODAY);
  expect(items.filter(({ isDone }) => isDone)).toEqual([]);
  expect(items.map(({ field }) => ("tool" in field ? field.tool : `${field.id} ${field.path}`))).toEqual(
    expect.arrayContaining([
      "settings email",
      "settings phone",
      "settings factoryTourUrl",
      "settings socialLinks",
      "settings copyrightYear",
      "settings siteIcon",
      'about-us blocks[_key=="machines"].machines',
      'about-us blocks[_key=="team"].people',
      "about-us blocks",
      "privacy blocks",
      "settings launchApprovals",
    ]),
  );
});

test("a site without placeholders has no open items", () => {
  expect(launchItems(finished, TODAY).filter(({ isDone }) => !isDone)).toEqual([]);
});

test("everything that only the operator can approve is on the list", () => {
  const titles = launchItems(unfinished, TODAY).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(launchApprovals.map(({ title }) => title)));
});

test("each fact of a list is an item of its own, with what staff has to find out", () => {
  const terms = {
    _id: "terms",
    _type: "page",
    title: "Terms",
    blocks: [
      {
        _type: "facts",
        _key: "payment",
        facts: [
          { _type: "fact", _key: "methods", label: "Payment methods", task: "Cards, with their limit?" },
          { _type: "fact", _key: "net", label: "Net terms", text: "Net 30 after a credit check." },
        ],
      },
    ],
  };
  const found = launchItems([terms], TODAY).filter(({ field }) => "id" in field && field.id === "terms");
  expect(found).toEqual([
    {
      title: "Payment methods on “Terms”",
      hint: "Cards, with their limit? Visitors do not see it while it is empty.",
      isDone: false,
      field: {
        id: "terms",
        type: "page",
        path: 'blocks[_key=="payment"].facts[_key=="methods"].text',
      },
    },
    expect.objectContaining({ title: "Net terms on “Terms”", isDone: true }),
  ]);
});

test("the blocks of saved sections count like those of a page", () => {
  const section = {
    _id: "footer-call",
    _type: "section",
    title: "Machines and contact",
    blocks: [
      { _type: "equipment", _key: "machines" },
      { _type: "richText", _key: "contact", text: "sales@example.com" },
    ],
  };
  const found = launchItems([section], TODAY).filter(
    ({ field }) => "id" in field && field.id === section._id,
  );
  expect(found.map(({ field }) => field)).toEqual([
    { id: "footer-call", type: "section", path: "blocks" },
    { id: "footer-call", type: "section", path: 'blocks[_key=="machines"].machines' },
  ]);
});

function capabilitiesItem(...documents: readonly ContentDocument[]) {
  return launchItems(documents, TODAY).find(({ title }) => title === "Capabilities");
}

test("capabilities are one item until somebody has confirmed the figures of each", () => {
  const figures = [{ _type: "quantity", value: 0.125, plusMinus: true, unit: "mm" }];
  const confirmed = { confirmedOn: "2026-11-26", confirmedFigures: "±0.125 mm" };
  const stored = { _type: "capability", figures };
  expect(capabilitiesItem({ _id: "a", ...stored, ...confirmed }, { _id: "b", ...stored })).toEqual({
    title: "Capabilities",
    hint: "1 capability is not confirmed, of 2. Confirm them in the table.",
    isDone: false,
    field: { tool: "capabilities/unconfirmed" },
  });
  expect(capabilitiesItem({ _id: "a", ...stored, ...confirmed })?.isDone).toBe(true);
});

test("a document that still has a former name of the company is an open item", () => {
  const settings = { _id: "settings", _type: "settings", brandName: "Kinetik", formerNames: ["Donghe"] };
  const seo = { title: "Parts by Donghe", description: "By Donghe, since 2010." };
  const page = { _id: "home", _type: "page", title: "Home", seo };
  const found = launchItems([settings, page], TODAY).filter(({ title }) => title.startsWith("Former name"));
  expect(found).toEqual([
    {
      title: "Former name on “Home”",
      hint: "Replace the former name “Donghe”. Check lists every place.",
      isDone: false,
      field: { id: "home", type: "page", path: "seo.title" },
    },
  ]);
});

const picture = (texts: object) => ({ _id: "image-a", _type: "sanity.imageAsset", ...texts });

test("pictures in Media that still have a former name are one open item", () => {
  const settings = { _id: "settings", _type: "settings", brandName: "Kinetik", formerNames: ["Donghe"] };
  const pictures = [
    picture({ altText: "The hall of Donghe" }),
    picture({ altText: "A milled part", creditLine: "Photo: Donghe" }),
    picture({ altText: null, creditLine: null }),
  ];
  const found = launchItems([settings], TODAY, pictures).filter(({ title }) =>
    title.startsWith("Former name"),
  );
  expect(found).toMatchObject([
    { title: "Former name on 2 pictures in Media", isDone: false, field: { tool: "media" } },
  ]);
});

function costModelItem(stored: object) {
  return launchItems([{ _id: "cost-sla", _type: "costModel", name: "SLA printing", ...stored }], TODAY).find(
    ({ title }) => title === "Cost model “SLA printing”",
  );
}

test("each cost model is open until someone has confirmed its rates, and again when they are no longer valid", () => {
  expect(costModelItem({ state: "example" })).toMatchObject({
    isDone: false,
    hint: expect.stringContaining("example rates"),
  });
  expect(costModelItem({ state: "draft" })).toMatchObject({
    isDone: false,
    hint: expect.stringContaining("see no price"),
  });
  expect(costModelItem({ state: "confirmed", validUntil: "2027-03-01" })).toMatchObject({ isDone: true });
  expect(costModelItem({ state: "confirmed", validUntil: "2027-02-28" })).toMatchObject({
    isDone: false,
    hint: expect.stringContaining("No longer valid"),
    field: { id: "cost-sla", type: "costModel", path: "state" },
  });
});
