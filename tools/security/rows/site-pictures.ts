import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { newVisitor, send, type Visitor } from "../../sandbox/request.ts";
import { readPage, sitemapPaths } from "../../sandbox/site.ts";
import { SkipError } from "../../sandbox/skip-error.ts";
import type { Row, TestContext } from "../context.ts";
import { expectDuration, expectStatus, expectThat } from "../expect.ts";

const PAGES = { fast: 4, normal: 12, full: 1000 };
const FLOOD = { fast: 30, normal: 150, full: 300 };
/** The largest size that the lake renders, in a slow format. */
const EXPENSIVE = "w=8192&h=8192&fit=scale&fm=webp&q=100";
/** Enough time for a request to reach the lake's queue. */
const QUEUE_DELAY_MS = 300;

export const sitePictures: readonly Row[] = [
  {
    number: 83,
    area: "image",
    title: "the site serves the picture sizes of its pages, and no others",
    async attack(context) {
      const { siteUrl } = context.target;
      const paths = await sitemapPaths(context.target);
      const addresses = new Set<string>();
      for (const path of ["/", ...paths.slice(0, PAGES[context.scale])]) {
        for (const address of pictureAddresses((await readPage(context.target, path)).body)) {
          addresses.add(address);
        }
      }
      expectThat(context, { request: "pages" }, "pictures", addresses.size > 5, addresses.size);
      for (const address of addresses) {
        expectStatus(context, await send(siteUrl, address, { method: "HEAD" }), 200);
      }
      const { file, width, height } = await findPicture(context);
      for (const query of [
        "w=401&h=267&auto=format",
        "w=400&h=267&q=90&auto=format",
        "w=8192&auto=format",
        "w=400&auto=format",
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
        expectStatus(context, await send(siteUrl, `${file}?${query}`), 400, 404);
      }
    },
  },
  {
    number: 84,
    area: "image",
    title: "abandoned requests for expensive pictures do not delay others",
    async attack(context) {
      const { target } = context;
      const { file } = await findPicture(context);
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((number) => abandon(target.lakeUrl, `${file}?${EXPENSIVE}&sat=${number}`)),
      );
      await expectPictureOnSite(context, "after six abandoned requests");
    },
  },
  {
    number: 85,
    area: "image",
    title: "one address that floods the lake with picture sizes does not block others",
    async attack(context) {
      const { lakeUrl } = context.target;
      const { file } = await findPicture(context);
      const attacker = newVisitor();
      const stop = new AbortController();
      const flood = Array.from({ length: FLOOD[context.scale] }, (_, index) =>
        hold(
          lakeUrl,
          `${file}?${EXPENSIVE}&sat=${(index % 99) + 1}&sharp=${index % 90}`,
          attacker,
          stop.signal,
        ),
      );
      try {
        await setTimeout(QUEUE_DELAY_MS);
        await expectPictureOnSite(context, "during the flood");
        const { width, height } = await findPicture(context);
        const rect = `${randomBelow(width / 4)},${randomBelow(height / 4)},300,200`;
        const path = `${file}?rect=${rect}&w=150&fm=webp`;
        const other = await send(lakeUrl, path, { visitor: newVisitor(), timeoutMs: 90_000 });
        expectStatus(context, other, 200);
      } finally {
        stop.abort();
        await Promise.all(flood);
      }
    },
  },
];

/** Requests a picture of the site that was never rendered, as a visitor would. */
async function expectPictureOnSite(context: TestContext, label: string): Promise<void> {
  const { file, width, height } = await findPicture(context);
  const rect = [randomBelow(width - 800), randomBelow(height - 534), 800, 534].join();
  const path = `${file}?rect=${rect}&w=400&h=267&auto=format`;
  const options = { visitor: newVisitor(), headers: { accept: "image/avif,*/*" }, label };
  const response = await send(context.target.siteUrl, path, options);
  expectStatus(context, response, 200);
  expectDuration(context, response, "within 5 s", response.ms < 5000, `${response.ms.toFixed(0)} ms`);
}

interface Picture {
  /** The path without the query string. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of a page that is large enough to be cropped. */
async function findPicture({ target }: TestContext): Promise<Picture> {
  const { body } = await readPage(target, "/");
  for (const [file, width, height] of body.matchAll(/\/images\/[\w/-]+-(\d+)x(\d+)\.(?:webp|jpe?g|png)/g)) {
    if (Number(width) > 1000 && Number(height) > 700) {
      return { file, width: Number(width), height: Number(height) };
    }
  }
  throw new SkipError("The home page shows no picture that is wider than 1,000 px.");
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
