import { expect, test } from "vitest";

import { catalogProblem } from "../documents/language.ts";
import { firstSegment, pathInLanguage, pathWithoutLanguage, translationId } from "./language.ts";
import { languagePrefixProblem } from "./path-fields.ts";
import { pathProblem } from "./path.ts";

test.each([
  ["/", "/de"],
  ["/quote", "/de/quote"],
])("the path of %s in German is %s, and back", (path, german) => {
  expect(pathInLanguage(path, "de")).toBe(german);
  expect(pathWithoutLanguage(german, "de")).toBe(path);
  expect(pathInLanguage(path, "en")).toBe(path);
});

test("a path that only starts with the same letters has no language", () => {
  expect(pathWithoutLanguage("/design-guide", "de")).toBe("/design-guide");
  expect(firstSegment("/DE/Quote")).toBe("de");
});

test.each(["#form", "?q=wall"])("the address of a home page with %s has the language of the page", (end) => {
  expect(firstSegment(`/de${end}`)).toBe("de");
  expect(pathWithoutLanguage(`/de${end}`, "de")).toBe(`/${end}`);
});

test("the id of a translation follows from its original, also from a draft or a version", () => {
  expect(translationId("home", "de")).toBe("home__de");
  expect(translationId("versions.r1.home", "pt-br")).toBe("home__pt-br");
});

test.each(["/de", "/de/leistungen/cnc-fraesen", "/De/Ueber-uns"])(
  "%s can be the path of a German page",
  (path) => {
    expect(pathProblem(path, { language: "de" })).toBeUndefined();
  },
);

test.each([
  ["/", "Start the path with the code of its language, for example /de/about-us"],
  ["/leistungen", "Start the path with the code of its language"],
  ["/design", "Start the path with the code of its language"],
  ["/de/quote", "The site uses /de/quote itself"],
  ["/de/", "Remove the slash"],
])("%s cannot be the path of a German page: %s", (path, reason) => {
  expect(pathProblem(path, { language: "de" })).toContain(reason);
});

test.each(["/de/about/search", "/guides/quote", "/cnc/thankyou2/x"])(
  "%s is reserved, because it could be a page of the code in a language",
  (path) => {
    const isGerman = path.startsWith("/de/");
    expect(pathProblem(path, isGerman ? { language: "de" } : {})).toBe(
      isGerman
        ? undefined
        : `The site uses ${path.replace(/^\/\w+/, "").replace(/(.)\/x$/, "$1")} itself in each language. Choose another second part`,
    );
  },
);

test("an old path that leads to a German page can be any", () => {
  expect(pathProblem("/deutsch/index.html", { language: "de", isOld: true })).toBeUndefined();
});

const languagesOf = (_query: string, { code }: { code: string }) =>
  Promise.resolve(code === "de" ? [{ englishName: "German" }] : []);

test("the path of an English page cannot start with the code of a language", async () => {
  expect(await languagePrefixProblem({ path: "/DE/about", id: "a" }, languagesOf)).toBe(
    "The paths of pages in German start with /de. Start this one with something else",
  );
  expect(await languagePrefixProblem({ path: "/design-guide", id: "a" }, languagesOf)).toBeUndefined();
});

test("editors learn that the site does not know a language yet", () => {
  expect(catalogProblem("ja")).toBeUndefined();
  expect(catalogProblem("es")).toContain("The site does not know this language yet");
});
