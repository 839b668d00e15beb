import { afterEach, expect, test, vi } from "vitest";

import { followLinks } from "./follow-links.ts";

afterEach(() => vi.unstubAllGlobals());

class FakeLink {
  readonly origin = "https://site.example";
  readonly search = "";
  readonly hash = "";
  readonly target = "";
  readonly hreflang = "";
  readonly download = "";
  readonly pathname: string;
  constructor(pathname: string) {
    this.pathname = pathname;
  }
  closest() {
    return this;
  }
}

test("links are prefetched on hover, but not while the connection is slow", () => {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  const connection = { saveData: true, effectiveType: "4g" };
  vi.stubGlobal("document", {
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) =>
      listeners.set(type, listener),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { origin: "https://site.example", href: "https://site.example/" });
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("IntersectionObserver", FakeLink);
  vi.stubGlobal("Element", FakeLink);
  vi.stubGlobal("HTMLAnchorElement", FakeLink);
  const prefetched: string[] = [];
  followLinks({ push: () => undefined, prefetch: (path) => prefetched.push(path) }, () => true);
  const hover = (path: string) => listeners.get("pointerover")?.({ target: new FakeLink(path) });

  hover("/saves-data");
  connection.saveData = false;
  hover("/fast");
  connection.effectiveType = "2g";
  hover("/slow");
  expect(prefetched).toEqual(["/fast"]);
});
