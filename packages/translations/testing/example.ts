import { describeFields } from "../fields.ts";
import type { StoredDocument } from "../translation.ts";

const text = { type: "string" };
const block = {
  type: "block",
  marks: { annotations: [{ type: "object", name: "link", fields: [{ ...text, name: "url" }] }] },
};

const schemaTypes = [
  {
    name: "page",
    type: "document",
    fields: [
      { ...text, name: "title", title: "Title", description: "For lists.", validation: maximum(20) },
      { ...text, name: "path" },
      { ...text, name: "tone", options: { list: ["light", "dark"] } },
      { name: "blocks", type: "array", of: [{ type: "hero" }, { type: "prose" }] },
    ],
  },
  {
    name: "hero",
    type: "object",
    fields: [
      { ...text, name: "heading" },
      { name: "points", type: "array", of: [text] },
      { name: "limit", type: "number" },
      { ...text, name: "svg" },
    ],
  },
  { name: "prose", type: "object", fields: [{ name: "text", type: "array", of: [block] }] },
];

function maximum(limit: number) {
  return (rule: { required: () => { max: (limit: number) => unknown } }) => rule.required().max(limit);
}

/** The fields of a small schema. */
export const exampleFields = describeFields(schemaTypes, (field) => {
  if (field === "page.path") return "own";
  if (field.endsWith(".svg")) return "labels";
  return field.endsWith(".url") ? "copied" : "text";
});

export const pageFields = exampleFields.get("page") ?? { kind: "object", fields: new Map() };

export const exampleModel = { fields: exampleFields, pageTypes: new Set(["page"]) };

/** A language without terms. */
export const intoGerman = { code: "de", termProblems: () => [] };

export const link = { _type: "link", _key: "m", url: "https://example.org" };

export const paragraph = {
  _type: "block",
  _key: "p",
  style: "normal",
  markDefs: [link],
  children: [
    { _type: "span", _key: "a", marks: [], text: "See " },
    { _type: "span", _key: "b", marks: ["m"], text: "the guide" },
    { _type: "span", _key: "c", marks: [], text: ", up to " },
    { _type: "quantity", _key: "d", value: 5 },
    { _type: "span", _key: "e", marks: [], text: "." },
  ],
};

export const page = {
  _id: "about",
  _type: "page",
  title: "About us",
  path: "/about",
  tone: "light",
  blocks: [
    {
      _type: "hero",
      _key: "h",
      heading: "Milling to ±0.05 mm",
      points: ["Fast", "0.5 mm"],
      limit: 3,
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><text x="1">wall &gt; 2</text><text>0.5</text></svg>',
    },
    { _type: "prose", _key: "q", text: [paragraph] },
  ],
} satisfies StoredDocument;
