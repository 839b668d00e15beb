import { expect, test } from "vitest";

import { dataAddressOf, readDataAddress, takeApart } from "./take-apart.ts";

const seen = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Parts</h1>';
const first =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>';
const tag = '<script src="https://tags.example/tag.js" async=""></script>';
const last =
  '<script src="/_next/static/chunks/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:[\\"$\\",\\"h1\\",null,{\\"children\\":\\"Parts (4)\\"}]\\n"])</script></body>';

test("what a visitor sees comes without React's data and scripts, which a script of the page gets afterwards", () => {
  const { html, data } = takeApart(`${seen}${first}${tag}${last}`, "/_data/1/a", "load()") ?? {
    html: "",
    data: "",
  };
  const [before = "", start = ""] = html.split('<script data-rsc="/_data/1/a" ');
  expect(before).toBe(`${seen}${tag}`);
  expect(start).toBe(
    'data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js">load()</script></body>',
  );
  expect(JSON.parse(data)).toEqual([[0], [1, '0:["$","h1",null,{"children":"Parts (4)"}]\n']]);
});

test.each([seen, `${seen}</body>`, `${seen}${first}</body>`, `${first}${last}`.replace("</body>", "")])(
  "HTML that is no page of Next stays whole: %s",
  (html) => {
    expect(takeApart(html, "/_data/1/a", "load()")).toBeUndefined();
  },
);

const version = "0123456789abcdef0123456789abcdef";

test.each(["/", "/cnc-machining", "/blog/threads-in-plastic"])("the data of %s have an address", (path) => {
  expect(readDataAddress(dataAddressOf(path, version))).toEqual({ page: path, version });
});

test.each(["/_data/", "/_data/x/a", `/_data/${version}a/b`, `/data/${version}/a`, `/_data/${version}.js`])(
  "%s is the address of no data",
  (path) => {
    expect(readDataAddress(path)).toBeUndefined();
  },
);
