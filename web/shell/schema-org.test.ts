import { expect, test } from "vitest";

import {
  breadcrumbList,
  jsonLd,
  organization,
  type PageDescription,
  type Thing,
  thingsInBlocks,
  videoObject,
  webPage,
  website,
} from "./schema-org.ts";
import { videoIds } from "./structured-data.tsx";

const SITE = "https://site.example";
const settings = {
  brandName: "Donghe Manufacturing",
  email: "info@example.com",
  phone: "+86 27 0000 0000",
  phoneExtension: "8020",
  address: "Room 507\nWuhan, China",
  socialLinks: [
    { _key: "x", _type: "socialLink" as const, network: "Twitter" as const, url: "https://twitter.com/x" },
  ],
};
const page: PageDescription = {
  type: "WebPage",
  title: "CNC machining",
  url: `${SITE}/cnc-machining`,
  description: "Cut from solid.",
  image: `${SITE}/api/share/cnc-machining`,
  date: undefined,
  createdAt: "2026-01-02T03:04:05Z",
  updatedAt: "2026-02-03T04:05:06Z",
  author: undefined,
};
const text = (words: string) => [
  {
    _type: "block" as const,
    _key: "b",
    style: "normal" as const,
    markDefs: [],
    children: [{ _type: "span" as const, _key: "s", text: words, marks: [] }],
  },
];
const questions = {
  _type: "questions" as const,
  questions: [
    { _type: "question" as const, _key: "q", question: "Which file?", answer: text("A STEP file.") },
  ],
};
const steps = (heading: string) => ({
  _type: "steps" as const,
  heading,
  steps: [
    { _type: "step" as const, _key: "1", title: "Export", text: "As STEP." },
    { _type: "step" as const, _key: "2", title: "Send" },
  ],
});
const video = videoObject({
  title: "Milling a pocket",
  summary: null,
  seconds: 8.4,
  createdAt: "2026-01-02T03:04:05Z",
  poster: `${SITE}/p.jpg`,
  file: `${SITE}/v.mp4`,
});
const reference = (id: string) => ({ _type: "reference" as const, _ref: id });
const breadcrumbs = breadcrumbList(
  [
    { label: "Home", href: "/" },
    { label: "Capabilities", href: undefined },
    { label: "CNC machining", href: undefined },
  ],
  SITE,
);

// The properties that search engines require of each type.
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo", "address", "contactPoint"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url"],
  Service: ["name", "provider", "serviceType"],
  TechArticle: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Article: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "url", "startDate", "organizer"],
  FAQPage: ["mainEntity"],
  HowTo: ["name", "step"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl", "duration"],
};

const things: Thing[] = [
  organization(settings, { siteUrl: SITE, logo: `${SITE}/logo.svg` }),
  website(settings, SITE),
  ...(["WebPage", "Service", "TechArticle", "Article", "BlogPosting", "Event"] as const).map((type) =>
    webPage({ ...page, type, date: "2026-03-04T05:06:07Z" }, SITE),
  ),
  ...breadcrumbs,
  ...thingsInBlocks([questions, steps("How to send a file")]),
  video,
];

test.each(things.map((thing) => [thing["@type"], thing] as const))(
  "%s has all required properties",
  (type, thing) => {
    const missing = (REQUIRED[type] ?? ["(the type is not in the list)"]).filter((name) => !thing[name]);
    expect(missing).toEqual([]);
  },
);

test("every type is tested", () => {
  expect(new Set(things.map((thing) => thing["@type"]))).toEqual(new Set(Object.keys(REQUIRED)));
});

test("the structured data lists breadcrumbs that are pages; the current page has no address", () => {
  expect(breadcrumbs[0]?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
    { "@type": "ListItem", position: 2, name: "CNC machining", item: undefined },
  ]);
  expect(breadcrumbList([], SITE)).toEqual([]);
});

test("a post has its author and the dates of publication and of the last change", () => {
  expect(
    webPage({ ...page, type: "BlogPosting", date: "2026-01-01T00:00:00Z", author: "Li Wei" }, SITE),
  ).toMatchObject({
    author: { "@type": "Person", name: "Li Wei" },
    datePublished: "2026-01-01T00:00:00Z",
    dateModified: "2026-02-03T04:05:06Z",
  });
  // The date of creation, for a type without a date of its own.
  expect(webPage({ ...page, type: "TechArticle" }, SITE)).toMatchObject({ datePublished: page.createdAt });
});

test("the phone number includes its extension, and the address is one line", () => {
  expect(things[0]).toMatchObject({
    address: "Room 507, Wuhan, China",
    contactPoint: { telephone: "+862700000000;ext=8020" },
  });
});

test("answers are plain text, and steps are a HowTo only if their heading starts with “How to”", () => {
  const [faq, ...others] = thingsInBlocks([questions, steps("How SLA works"), { _type: "hero" }]);
  expect(faq?.["mainEntity"]).toEqual([
    { "@type": "Question", name: "Which file?", acceptedAnswer: { "@type": "Answer", text: "A STEP file." } },
  ]);
  expect(others).toEqual([]);
  expect(thingsInBlocks([{ _type: "hero" }])).toEqual([]);
});

test("a video without a summary is described by its title, and its duration is whole seconds", () => {
  expect(video).toMatchObject({ description: "Milling a pocket", duration: "PT8S" });
});

test("the videos of a page are those of its players and lists, or all of them", () => {
  const player = { _type: "videoPlayer" as const, video: reference("a") };
  const list = {
    _type: "videos" as const,
    selection: "hand" as const,
    documents: [{ ...reference("b"), _key: "b" }],
  };
  expect(videoIds([player, list, { _type: "hero" }])).toEqual(["a", "b"]);
  expect(videoIds([player, { _type: "videos", selection: "all" }])).toBe("all");
});

test("a text cannot end the script element, and is parsed unchanged", () => {
  const evil = "</script><script>alert(1)</script><!-- & \u2028";
  const json = jsonLd([{ "@type": "WebPage", name: evil }]);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)["@graph"][0].name).toBe(evil);
});
