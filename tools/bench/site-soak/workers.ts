import { setTimeout } from "node:timers/promises";

import { sendMutations } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { newVisitor, postJson, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API, PAGE_VIEW, readPage } from "../../sandbox/site.ts";
import { newKey, postFile, requestSignature, uploadFields } from "../../sandbox/uploads.ts";
import { count, type SoakRecord } from "./record.ts";

const EDITED_PAGES = 5;

/** Does the same work repeatedly, with pauses in between. */
interface Worker {
  readonly pauseMs: number;
  readonly work: () => Promise<void>;
}

export interface SoakContext {
  readonly sandbox: Sandbox;
  readonly record: SoakRecord;
  /** Paths of published pages. */
  readonly paths: readonly string[];
  /** Paths of images in the lake. */
  readonly images: readonly string[];
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
}

/** Creates readers, visitors who send quote requests with and without a file, an editor, and the automatic requests of browsers. */
export function createWorkers(context: SoakContext): readonly Worker[] {
  return [
    ...Array.from({ length: 4 }, () => ({ pauseMs: 5, work: () => viewPage(context) })),
    { pauseMs: 300, work: () => sendQuoteRequest(context, false) },
    { pauseMs: 700, work: () => sendQuoteRequest(context, true) },
    { pauseMs: 250, work: () => publishPage(context) },
    { pauseMs: 100, work: () => sendStatistics(context) },
    { pauseMs: 400, work: () => fetchImage(context) },
  ];
}

/** Runs a worker until `stopped`. Rejects with its first error. */
export async function runWorker({ pauseMs, work }: Worker, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await work();
    await setTimeout(pauseMs);
  }
}

async function viewPage({ sandbox, record, paths, random }: SoakContext): Promise<void> {
  const path = pick(paths, random);
  const from = performance.now();
  const { status } = await readPage(sandbox, path);
  record.pageViews.push({ path, status, from, until: performance.now() });
  // Pauses while the site is down, because connections then fail immediately.
  if (status === 0) await setTimeout(100);
}

/** Sends a quote request. Retries until it is acknowledged, always with the same idempotency key, like the site's form. */
async function sendQuoteRequest({ sandbox, record }: SoakContext, hasFile: boolean): Promise<void> {
  const visitor = newVisitor();
  const fileUpload = hasFile ? await upload(sandbox) : "";
  count(record, "uploads", !hasFile || fileUpload !== undefined);
  if (fileUpload === undefined) return;
  const quoteRequest = newQuoteRequest({ fileUpload, fileName: hasFile ? "bracket.step" : "" });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { status } = await postJson(sandbox.siteUrl, API.quoteRequest, quoteRequest, {
      visitor,
      headers: { "idempotency-key": quoteRequest.email },
    });
    count(record, "quote requests", status === 200);
    if (status === 200) return void record.quoteRequests.set(quoteRequest.email, { fileUpload });
    await setTimeout(500);
  }
}

/** Uploads a file and returns its address. Undefined if a process was down: a visitor would then choose the file again. */
async function upload({ siteUrl }: Sandbox): Promise<string | undefined> {
  const { signature } = await requestSignature(siteUrl);
  if (signature === undefined) return undefined;
  const key = newKey(signature);
  const { status } = await postFile(signature, uploadFields(signature, { key }));
  return status === 200 ? `${signature.host}/${key}` : undefined;
}

async function publishPage({ sandbox, record, random }: SoakContext): Promise<void> {
  const path = `/soak-${Math.floor(random() * EDITED_PAGES)}`;
  const { acknowledged, sent } = record.edits.get(path) ?? { acknowledged: 0, sent: 0 };
  const edit = sent + 1;
  record.edits.set(path, { acknowledged, sent: edit });
  const { status } = await sendMutations(sandbox, [
    { createOrReplace: { _id: path.slice(1), _type: "page", path, title: `Edit ${edit}.`, blocks: [] } },
  ]);
  count(record, "publishes", status === 200);
  if (status === 200) record.edits.set(path, { acknowledged: edit, sent: edit });
}

async function sendStatistics({ sandbox, record }: SoakContext): Promise<void> {
  const { status } = await postJson(sandbox.siteUrl, API.statistics, PAGE_VIEW);
  count(record, "statistics", status === 200);
}

async function fetchImage({ sandbox, record, images, random }: SoakContext): Promise<void> {
  const width = 100 + Math.floor(random() * 900);
  const { status } = await send(sandbox.lakeUrl, `${pick(images, random)}?w=${width}&fm=webp`);
  count(record, "images of a new size", status === 200);
}

export function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}
