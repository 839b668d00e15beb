import { gzipSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

/** What a visitor downloads to see a page. Sizes are in bytes; text is compressed. */
interface PageWeight {
  readonly scripts: number;
  /** Without the styles that it contains. */
  readonly html: number;
  /** React's payload, which the page fetches after it is visible (web/hydration/protocol.ts). */
  readonly data: number;
  readonly styles: number;
  readonly fonts: number;
  readonly images: number;
  /** The number of requests, without prefetches of other pages. */
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  readonly imagePaths: readonly string[];
}

/** The viewport of Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
} as const;

/** Opens a page and waits for the network to be idle, without scrolling or touching. */
export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = [];
  let requests = 0;
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch") requests += 1;
  });
  page.on("response", (response) => void responses.push(response));
  await page.addInitScript(watchLayoutShifts);
  await page.goto(path, { waitUntil: "networkidle" });

  const ofType = (type: string, pathPrefix = "/") =>
    responses.filter(
      (response) =>
        response.request().resourceType() === type && new URL(response.url()).pathname.startsWith(pathPrefix),
    );
  const bodies = (type: string, pathPrefix?: string) =>
    Promise.all(ofType(type, pathPrefix).map((response) => response.body()));
  const [document = Buffer.alloc(0)] = await bodies("document");
  const { html, styles } = splitStyles(document);
  return {
    scripts: sumOf(await bodies("script"), gzipLength),
    html: gzipLength(html),
    data: sumOf(await bodies("fetch", "/_data/"), gzipLength),
    styles: gzipLength(styles) + sumOf(await bodies("stylesheet"), gzipLength),
    fonts: sumOf(await bodies("font"), ({ length }) => length),
    images: sumOf(await bodies("image"), ({ length }) => length),
    requests,
    layoutShift: await page.evaluate(() => Number(Reflect.get(globalThis, "layoutShift"))),
    imagePaths: ofType("image").map((response) => new URL(response.url()).pathname),
  };
}

const STYLE = /<style>(.*?)<\/style>/gs;

/** The HTML of a page without its styles, and these styles: the server writes the stylesheets into the page. */
export function splitStyles(page: Buffer): { readonly html: Buffer; readonly styles: Buffer } {
  const text = page.toString();
  const styles = [...text.matchAll(STYLE)].map(([, style]) => style);
  return { html: Buffer.from(text.replace(STYLE, "")), styles: Buffer.from(styles.join("")) };
}

function sumOf(bodies: readonly Buffer[], sizeOf: (body: Buffer) => number): number {
  return bodies.reduce((sum, body) => sum + sizeOf(body), 0);
}

/** The size of a body in bytes when it is sent with gzip at its best level. */
export function gzipLength(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Runs in the page, before its scripts. */
function watchLayoutShifts(): void {
  Reflect.set(globalThis, "layoutShift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === true) continue;
      const sum = Number(Reflect.get(globalThis, "layoutShift")) + Number(Reflect.get(entry, "value"));
      Reflect.set(globalThis, "layoutShift", sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
