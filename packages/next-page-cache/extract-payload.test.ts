import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

import { createInlinedDataReadableStream } from "next/dist/server/app-render/use-flight-response.js";
import { createElement } from "react";
import type * as ReactServer from "react-dom/server";
import { expect, test } from "vitest";

import { extractPayload, inlineStyles } from "./cached-response.ts";

const seen = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Parts</h1>';
const first =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>';
const tag = '<script src="https://tags.example/tag.js" async=""></script>';
const last =
  '<script src="/_next/static/chunks/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:[\\"$\\",\\"h1\\",null,{\\"children\\":\\"Parts (4)\\"}]\\n"])</script></body>';

test("payload and scripts are removed from the page, and the page script gets their addresses", () => {
  const { html, payload } = extractPayload(`${seen}${first}${tag}${last}`, "/_data/1/a", "load()") ?? {
    html: "",
    payload: "",
  };
  const [before = "", start = ""] = html.split('<script data-rsc="/_data/1/a" ');
  expect(before).toBe(`${seen}${tag}`);
  expect(start).toBe(
    'data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js">load()</script></body>',
  );
  expect(payload).toBe('0:["$","h1",null,{"children":"Parts (4)"}]\n');
});

test.each([seen, `${seen}</body>`, `${seen}${first}</body>`, `${first}${last}`.replace("</body>", "")])(
  "HTML that is not a page of Next is not split: %s",
  (html) => {
    expect(extractPayload(html, "/_data/1/a", "load()")).toBeUndefined();
  },
);

test("the payload that the installed Next writes is found", async () => {
  const flight = new Blob(['0:["$","p",null,{"children":"</script><!-- (4)"}]\n']).stream();
  const written = await text(createInlinedDataReadableStream(flight, undefined, null));
  const page = `${seen}${first}${written}</body>`;
  const { html, payload } = extractPayload(page, "/_data/1/a", "load()") ?? { html: "", payload: "" };
  expect(payload).toBe('0:["$","p",null,{"children":"</script><!-- (4)"}]\n');
  expect(html).not.toContain("__next_f");
});

test("a page that is read byte by byte keeps all characters", () => {
  const page = `${seen}<p>Größe 図 \u{1f529}</p>${first}<script>self.__next_f.push([1,"Größe 図 \u{1f529}\\u2028"])</script></body>`;
  const bytes = Buffer.from(page).toString("latin1");
  const { html = "", payload } = extractPayload(bytes, "/_data/1/a", "load()") ?? {};
  expect(Buffer.from(html, "latin1").toString()).toContain("<p>Größe 図 \u{1f529}</p>");
  expect(payload).toBe("Größe 図 \u{1f529}\u2028");
});

test("a payload that is not only text stays in the page", async () => {
  const flight = new Blob([Uint8Array.of(0xff, 0xfe)]).stream();
  const written = await text(createInlinedDataReadableStream(flight, undefined, null));
  expect(extractPayload(`${seen}${first}${written}</body>`, "/_data/1/a", "load()")).toBeUndefined();
});

test("the scripts that the installed React writes are found", async () => {
  const written = await renderWithReact();
  const page = written.replace("</body>", `<script>self.__next_f.push([0])</script></body>`);
  const { html } = extractPayload(page, "/_data/1/a", "load()") ?? { html: "" };
  expect(html).toContain('data-scripts="/_next/static/b.js /_next/static/chunks/a.js"');
  expect(html.match(/<script|<link/g)).toHaveLength(1);
});

/** Next renders pages with the React that it contains, not with the one in package.json. */
function nextReactServer(): typeof ReactServer {
  return createRequire(import.meta.url)("next/dist/compiled/react-dom/server.node.js");
}

async function renderWithReact(): Promise<string> {
  const server = nextReactServer();
  const script = createElement("script", { src: "/_next/static/b.js", async: true });
  const page = createElement("html", null, createElement("head"), createElement("body", null, script));
  return text(await server.renderToReadableStream(page, { bootstrapScripts: ["/_next/static/chunks/a.js"] }));
}

test("the stylesheets that the installed React writes are in the page, and their links are disabled", async () => {
  const server = nextReactServer();
  const link = createElement("link", { rel: "stylesheet", href: "/_next/static/a.css", precedence: "next" });
  const page = createElement("html", null, createElement("head"), createElement("body", null, link));
  const written = await text(await server.renderToReadableStream(page));
  expect(inlineStyles(written, new Map([["/_next/static/a.css", "p { color: red }"]]))).toContain(
    '<style>p { color: red }</style><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next" disabled="" media="not all"/>',
  );
  expect(inlineStyles(written, new Map())).toBe(written);
});
