import { expect, test } from "vitest";

import {
  breadcrumbList,
  jsonLd,
  organization,
  type PageDescription,
  videoObject,
  webPage,
  website,
} from "./schema-org.ts";
import { purposeOf, videoIds } from "./structured-data.tsx";

const SITE = "https://site.example";
const settings = {
  brandName: "Donghe Manufacturing",
  email: "info@example.com",
  phone: "+86 27 0000 0000",
  address: "Room 507\nDonghe Center\nWuhan, China",
  socialLinks: [
    { _key: "x", _type: "socialLink" as const, network: "Twitter" as const, url: "https://twitter.com/x" },
    { _key: "t", _type: "socialLink" as const, network: "TikTok" as const, url: "https://www.tiktok.com/" },
  ],
};
const page: PageDescription = {
  type: "WebPage",
  purpose: undefined,
  title: "CNC machining",
  url: `${SITE}/cnc-machining`,
  description: "Cut from solid.",
  images: [`${SITE}/api/share/cnc-machining`],
  date: undefined,
  modifiedAt: "2026-02-03T04:05:06Z",
  author: undefined,
  areaServed: "Worldwide",
};
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
  Service: ["name", "provider", "serviceType", "areaServed"],
  TechArticle: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Article: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "url", "startDate", "organizer"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl", "duration"],
};

const things = [
  organization(settings, { siteUrl: SITE, logo: `${SITE}/logo.png` }),
  website(settings, SITE),
  ...(["WebPage", "Service", "TechArticle", "Article", "BlogPosting", "Event"] as const).map((type) =>
    webPage({ ...page, type, date: "2026-03-04T05:06:07Z" }, SITE),
  ),
  ...breadcrumbs,
  video,
];

test.each(Object.keys(REQUIRED))("%s has all required properties", (type) => {
  const found = things
    .map((thing) => new Map(Object.entries(thing)))
    .filter((thing) => thing.get("@type") === type);
  expect(found.length).toBeGreaterThan(0);
  const missing = found.flatMap((thing) => REQUIRED[type]?.filter((name) => !thing.get(name)));
  expect(missing).toEqual([]);
});

test("every type is tested", () => {
  expect(new Set(things.map((thing) => thing["@type"]))).toEqual(new Set(Object.keys(REQUIRED)));
});

test("the structured data lists breadcrumbs that are pages; the current page has no address", () => {
  expect(breadcrumbs).toMatchObject([
    {
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
        { "@type": "ListItem", position: 2, name: "CNC machining" },
      ],
    },
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
});

test("a page that nobody has dated or changed since its import claims no date", () => {
  for (const type of ["TechArticle", "Article", "WebPage"] as const) {
    const thing = webPage({ ...page, type, modifiedAt: undefined }, SITE);
    expect(Object.keys(thing)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^date/)]));
  }
});

test("the phone number has no extension, and the start page of a network is no profile", () => {
  expect(things[0]).toMatchObject({
    contactPoint: { telephone: "+862700000000" },
    sameAs: ["https://twitter.com/x"],
  });
});

test("the address is one text, or in parts if the settings have its parts", () => {
  expect(things[0]).toMatchObject({ address: "Room 507, Donghe Center, Wuhan, China" });
  const place = { city: "Wuhan", region: "Hubei", country: "CN" };
  expect(organization({ ...settings, place }, { siteUrl: SITE, logo: "" })).toMatchObject({
    address: {
      "@type": "PostalAddress",
      streetAddress: "Room 507, Donghe Center",
      addressLocality: "Wuhan",
      addressRegion: "Hubei",
      addressCountry: "CN",
    },
  });
});

test("pages that list others, and those about the company and its contact, have types of their own", () => {
  expect(purposeOf("/de/blog", [], ["/de/blog"])).toBe("CollectionPage");
  expect(purposeOf("/contact-us", [{ _type: "hero" }, { _type: "contactDetails" }], [])).toBe("ContactPage");
  expect(purposeOf("/about-us", [{ _type: "team" }], [])).toBe("AboutPage");
  expect(purposeOf("/ordering", [{ _type: "hero" }], [])).toBeUndefined();
  expect(webPage({ ...page, purpose: "ContactPage" }, SITE)["@type"]).toBe("ContactPage");
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
