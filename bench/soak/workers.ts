import { setTimeout } from "node:timers/promises";

import { sendMutations } from "../../harness/lake.ts";
import { newQuoteRequest } from "../../harness/quote-requests.ts";
import { send, newVisitor, postJson } from "../../harness/request.ts";
import type { Sandbox } from "../../harness/sandbox.ts";
import { API } from "../../harness/site.ts";
import { readPage } from "../../harness/site.ts";
import { PAGE_VIEW } from "../../harness/site.ts";
import { requestSignature, uploadFields, newKey, postFile } from "../../harness/uploads.ts";
import { type Book, count } from "./book.ts";

const PAGES_EDITED = 5;

/** One thing that somebody does, again and again, with a pause in ms between. */
export interface Worker {
  readonly pauseMs: number;
  readonly work: () => Promise<void>;
}

export interface Place {
  readonly own: Sandbox;
  readonly book: Book;
  /** Paths of published pages. */
  readonly paths: readonly string[];
  /** Paths of pictures at the lake. */
  readonly pictures: readonly string[];
  /** Between 0 and 1; the same order each time for the same seed. */
  readonly chance: () => number;
}

/** Readers, people who ask for a quote with and without a file, an editor, and what browsers do by themselves. */
export function workersOf(place: Place): readonly Worker[] {
  return [
    ...Array.from({ length: 4 }, () => ({ pauseMs: 5, work: () => read(place) })),
    { pauseMs: 300, work: () => sendLead(place, false) },
    { pauseMs: 700, work: () => sendLead(place, true) },
    { pauseMs: 250, work: () => edit(place) },
    { pauseMs: 100, work: () => countVisit(place) },
    { pauseMs: 400, work: () => fetchPicture(place) },
  ];
}

/** Works until it is `over`. What a worker throws ends it, and is passed on. */
export async function repeat({ pauseMs, work }: Worker, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    // oxlint-disable no-await-in-loop -- one after the other
    await work();
    await setTimeout(pauseMs);
    // oxlint-enable no-await-in-loop
  }
}

async function read({ own, book, paths, chance }: Place): Promise<void> {
  const path = pick(paths, chance);
  const from = performance.now();
  const { status } = await readPage(own, path);
  book.readings.push({ path, status, from, until: performance.now() });
  // Whoever is turned away comes again in a moment.
  if (status === 0) await setTimeout(100);
}

/** Sends until it is taken, as the form of the site does: each attempt with the same key. */
async function sendLead({ own, book }: Place, hasFile: boolean): Promise<void> {
  const visitor = newVisitor();
  const fileUpload = hasFile ? await upload(own) : "";
  count(book, "files sent", !hasFile || fileUpload !== undefined);
  if (fileUpload === undefined) return;
  const quoteRequest = newQuoteRequest({ fileUpload, fileName: hasFile ? "bracket.step" : "" });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    // oxlint-disable no-await-in-loop -- one attempt after the other
    const { status } = await postJson(own.siteUrl, API.quoteRequest, quoteRequest, {
      visitor,
      headers: { "idempotency-key": quoteRequest.email },
    });
    count(book, "quote requests", status === 200);
    if (status === 200) return void book.leads.set(quoteRequest.email, { fileUpload });
    await setTimeout(500);
    // oxlint-enable no-await-in-loop
  }
}

/** Undefined when a process was down in the middle of it: the visitor would choose the file again. */
async function upload({ siteUrl }: Sandbox): Promise<string | undefined> {
  const { signature } = await requestSignature(siteUrl);
  if (signature === undefined) return undefined;
  const key = newKey(signature);
  const { status } = await postFile(signature, uploadFields(signature, { key }));
  return status === 200 ? `${signature.host}/${key}` : undefined;
}

async function edit({ own, book, chance }: Place): Promise<void> {
  const path = `/soak-${Math.floor(chance() * PAGES_EDITED)}`;
  const { acknowledged, sent } = book.edits.get(path) ?? { acknowledged: 0, sent: 0 };
  const next = sent + 1;
  book.edits.set(path, { acknowledged, sent: next });
  const { status } = await sendMutations(own, [
    { createOrReplace: { _id: path.slice(1), _type: "page", path, title: `Edit ${next}.`, blocks: [] } },
  ]);
  count(book, "publishes", status === 200);
  if (status === 200) book.edits.set(path, { acknowledged: next, sent: next });
}

async function countVisit({ own, book }: Place): Promise<void> {
  const { status } = await postJson(own.siteUrl, API.statistics, PAGE_VIEW);
  count(book, "visits counted", status === 200);
}

async function fetchPicture({ own, book, pictures, chance }: Place): Promise<void> {
  const width = 100 + Math.floor(chance() * 900);
  const { status } = await send(own.lakeUrl, `${pick(pictures, chance)}?w=${width}&fm=webp`);
  count(book, "pictures of a new size", status === 200);
}

function pick(some: readonly string[], chance: () => number): string {
  return some[Math.floor(chance() * some.length)] ?? "/";
}
