import { gzipSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

/** What a visitor fetches to see a page, in bytes. */
export interface Weight {
  readonly scripts: number;
  readonly html: number;
  /** React's payload, which the page fetches after it is visible (web/hydration/protocol.ts). */
  readonly data: number;
  readonly styles: number;
  readonly fonts: number;
  readonly images: number;
  /** Without what is fetched beforehand of other pages. */
  readonly requests: number;
  /** Cumulative, as web.dev counts it. */
  readonly layoutShift: number;
  /** The paths of all pictures. */
  readonly pictures: readonly string[];
}

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
} as const;

/** Opens a page and waits until nothing more comes. It neither scrolls nor touches. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  let requests = 0;
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch") requests += 1;
  });
  page.on("response", (response) => void responses.push(response));
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: "networkidle" });

  const of = (kind: string, under = "/") =>
    responses.filter(
      (response) =>
        response.request().resourceType() === kind && new URL(response.url()).pathname.startsWith(under),
    );
  const bodies = (kind: string, under?: string) =>
    Promise.all(of(kind, under).map((response) => response.body()));
  const [html = Buffer.alloc(0)] = await bodies("document");
  return {
    scripts: total(await bodies("script"), gzip),
    html: gzip(html),
    data: total(await bodies("fetch", "/_data/"), gzip),
    styles: total(await bodies("stylesheet"), gzip),
    fonts: total(await bodies("font"), ({ length }) => length),
    images: total(await bodies("image"), ({ length }) => length),
    requests,
    layoutShift: await page.evaluate(() => Number(Reflect.get(globalThis, "layoutShift"))),
    pictures: of("image").map((response) => new URL(response.url()).pathname),
  };
}

function total(bodies: readonly Buffer[], sizeOf: (body: Buffer) => number): number {
  return bodies.reduce((sum, body) => sum + sizeOf(body), 0);
}

export function gzip(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Runs in the page, before its scripts. */
function watchShifts(): void {
  Reflect.set(globalThis, "layoutShift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === true) continue;
      const sum = Number(Reflect.get(globalThis, "layoutShift")) + Number(Reflect.get(entry, "value"));
      Reflect.set(globalThis, "layoutShift", sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
