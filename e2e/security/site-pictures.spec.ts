import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { env } from "#env.ts";
import { expect, expectDuration, test } from "#security/testing/test.ts";
import { newVisitor, send, type Visitor } from "#testing/request.ts";
import { readPage, sitemapPaths } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

const PAGES = { fast: 4, normal: 12, full: 1000 }[env.attackScale];
const FLOOD = { fast: 30, normal: 150, full: 300 }[env.attackScale];
/** The largest size that the lake renders, in a slow format. */
const EXPENSIVE = "w=8192&h=8192&fit=scale&fm=webp&q=100";
/** Enough time for a request to reach the lake's queue. */
const QUEUE_DELAY_MS = 300;

test("the site serves the picture sizes of its pages, and no others", async ({ target }) => {
  const { siteUrl } = target;
  const paths = await sitemapPaths(target);
  const addresses = new Set<string>();
  for (const path of ["/", ...paths.slice(0, PAGES)]) {
    for (const address of pictureAddresses((await readPage(target, path)).body)) {
      addresses.add(address);
    }
  }
  expect(addresses.size, "pictures of the pages").toBeGreaterThan(5);
  for (const address of addresses) {
    expect(await send(siteUrl, address, { method: "HEAD" })).toHaveStatus(200);
  }
  const { file, width, height } = await findPicture(target);
  for (const query of [
    "w=401&h=267&auto=format",
    "w=400&h=267&q=90&auto=format",
    "w=8192&auto=format",
    "w=401&auto=format",
    "w=400&h=400&auto=format",
    `w=${width * 2}&h=${height * 2}&auto=format`,
    "w=400&h=267&auto=format&blur=50",
    "w=400&h=267&fm=avif",
    "h=267&w=400&auto=format",
    "w=400&h=267&auto=format&v=1",
    "w=0400&h=267&auto=format",
    "w=400&w=400&h=267&auto=format",
    "rect=0,0,1,1&w=400&h=400&auto=format",
    `rect=0,0,${width + 5},${height}&w=400&h=267&auto=format`,
    "rect=0,0,3e2,200&w=400&h=267&auto=format",
    "dl=x",
    "",
  ]) {
    expect(await send(siteUrl, `${file}?${query}`)).toHaveStatus(400, 404);
  }
});

test("abandoned requests for expensive pictures do not delay others", async ({ target }) => {
  const { file } = await findPicture(target);
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => abandon(target.lakeUrl, `${file}?${EXPENSIVE}&sat=${number}`)),
  );
  await expectPictureOnSite(target, "after six abandoned requests");
});

test("one address that floods the lake with picture sizes does not block others", async ({ target }) => {
  const { lakeUrl } = target;
  const { file } = await findPicture(target);
  const attacker = newVisitor();
  const stop = new AbortController();
  const flood = Array.from({ length: FLOOD }, (_, index) =>
    hold(lakeUrl, `${file}?${EXPENSIVE}&sat=${(index % 99) + 1}&sharp=${index % 90}`, attacker, stop.signal),
  );
  try {
    await setTimeout(QUEUE_DELAY_MS);
    await expectPictureOnSite(target, "during the flood");
    const { width, height } = await findPicture(target);
    const rect = `${randomBelow(width / 4)},${randomBelow(height / 4)},300,200`;
    const path = `${file}?rect=${rect}&w=150&fm=webp`;
    const other = await send(lakeUrl, path, { visitor: newVisitor(), timeoutMs: 90_000 });
    expect(other).toHaveStatus(200);
  } finally {
    stop.abort();
    await Promise.all(flood);
  }
});

/** Requests a picture of the site that was never rendered, as a visitor would. */
async function expectPictureOnSite(target: Target, label: string): Promise<void> {
  const { file, width, height } = await findPicture(target);
  const rect = [randomBelow(width - 800), randomBelow(height - 534), 800, 534].join();
  const path = `${file}?rect=${rect}&w=400&h=267&auto=format`;
  const options = { visitor: newVisitor(), headers: { accept: "image/avif,*/*" }, label };
  const response = await send(target.siteUrl, path, options);
  expect(response).toHaveStatus(200);
  expectDuration(response.request, response.ms, 5000);
}

interface Picture {
  /** The path without the query string. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of a page that is large enough to be cropped. */
async function findPicture(target: Target): Promise<Picture> {
  const { body } = await readPage(target, "/");
  for (const [file, width, height] of body.matchAll(/\/images\/[\w/-]+-(\d+)x(\d+)\.(?:webp|jpe?g|png)/g)) {
    if (Number(width) > 1000 && Number(height) > 700) {
      return { file, width: Number(width), height: Number(height) };
    }
  }
  throw new Error("The home page shows no picture that is wider than 1,000 px.");
}

/** The addresses (without host) of all pictures in a page's HTML that come from this site. */
function pictureAddresses(html: string): string[] {
  // HTML and JSON-LD escape the ampersand in their own ways.
  const text = html.replaceAll("&amp;", "&").replaceAll(String.raw`\u0026`, "&");
  const addresses = text.match(/\/images\/[\w/-]+\.\w+(?:\?[^"\\ ]*)?/g) ?? [];
  return addresses.map((address) => address.replace(/,$/, ""));
}

function randomBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}

/** Sends a request and closes the connection before the response. */
async function abandon(origin: string, path: string): Promise<void> {
  const stop = new AbortController();
  const held = hold(origin, path, newVisitor(), stop.signal);
  await setTimeout(QUEUE_DELAY_MS);
  stop.abort();
  await held;
}

/** Sends a request and waits until the server closes the connection or the signal aborts. */
function hold(origin: string, path: string, { address }: Visitor, signal: AbortSignal): Promise<void> {
  const { host, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress: address }, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`,
      );
    });
    socket.resume();
    // After an error the "close" event follows.
    socket.on("error", () => undefined);
    socket.once("close", () => resolve());
    signal.addEventListener("abort", () => socket.destroy(), { once: true });
  });
}
