import type { Json, JsonObject } from "../../open-lake.ts";

type DocumentInput = JsonObject & { _id: string; _type: string };

const TEXT =
  "We make precision parts from aluminum, steel and plastics, in small series and to the tolerance that you need. ";

/** Documents like those of a real site: a fifth are pages of eight blocks, most others are posts. */
export function siteDocuments(size: number): DocumentInput[] {
  const documents: DocumentInput[] = [navigation()];
  for (let index = 0; documents.length < size; index++) {
    if (index % 5 === 0) documents.push(pageDocument(index / 5));
    else if (index % 25 === 1) documents.push(person((index - 1) / 25));
    else if (index % 25 === 2) documents.push(service((index - 2) / 25));
    else documents.push(post(index));
  }
  return documents;
}

function pageDocument(index: number): DocumentInput {
  return {
    _id: `page-${index}`,
    _type: "page",
    title: `Page ${index}`,
    slug: { _type: "slug", current: `page-${index}` },
    seo: { _type: "seo", title: `Page ${index}`, description: TEXT },
    author: reference(`person-${index % 10}`),
    service: reference(`service-${index % 10}`),
    blocks: Array.from({ length: 8 }, (_, block) => blockOf(index, block)),
  };
}

function blockOf(page: number, index: number): Json {
  return {
    _key: `block${index}`,
    _type: index === 0 ? "hero" : "richText",
    heading: `Heading ${index} of page ${page}`,
    link: reference(`page-${(page + index) % 20}`),
    picture: { _type: "image", alt: "A part", asset: reference(`image-${index}`) },
    body: portableText(2),
  };
}

function post(index: number): DocumentInput {
  return {
    _id: `post-${index}`,
    _type: "post",
    title: `Post ${index} about bracket${index % 100}`,
    slug: { _type: "slug", current: `post-${index}` },
    publishedAt: new Date(Date.UTC(2020, 0, 1 + ((index * 37) % 2000))).toISOString(),
    author: reference(`person-${index % 10}`),
    body: portableText(6),
  };
}

function person(index: number): DocumentInput {
  return { _id: `person-${index}`, _type: "person", name: `Person ${index}`, bio: TEXT };
}

function service(index: number): DocumentInput {
  return {
    _id: `service-${index}`,
    _type: "service",
    title: `Service ${index}`,
    slug: { _type: "slug", current: `service-${index}` },
  };
}

function navigation(): DocumentInput {
  const items = Array.from({ length: 6 }, (_, index) => ({
    _key: `item${index}`,
    label: `Page ${index}`,
    target: reference(`page-${index}`),
  }));
  return { _id: "navigation", _type: "navigation", items };
}

function reference(id: string): { _type: "reference"; _ref: string } {
  return { _type: "reference", _ref: id };
}

function portableText(blocks: number): Json {
  return Array.from({ length: blocks }, (_, index) => ({
    _key: `p${index}`,
    _type: "block",
    style: "normal",
    markDefs: [],
    children: [{ _key: "s", _type: "span", marks: [], text: TEXT }],
  }));
}
