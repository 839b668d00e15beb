import { setTimeout } from "node:timers/promises";

import type { Answer } from "#server/next/ask-next.ts";

import type { LastGood } from "./last-good.ts";
import { type Lifetime, lifetimeOf } from "./lifetime-of.ts";
import { createPrepare, type Stored, versionOf } from "./stored.ts";

export type Loaded =
  | { readonly kind: "stored"; readonly stored: Stored }
  | { readonly kind: "single"; readonly answer: Answer }
  /** Next gave none, and there is no older one. */
  | { readonly kind: "none" };

export type StoredAnswers = ReturnType<typeof createStoredAnswers>;

interface Kept {
  readonly stored: Stored;
  /** The data of what stood here before: somebody may just have got that page. */
  readonly before: Stored | undefined;
  readonly publish: number;
  readonly freshUntil: number;
}

interface Options {
  /** Throws when there is no answer within `limitMs`. */
  readonly ask: (path: string, limitMs: number) => Promise<Answer>;
  /** Whether an answer shows that something is broken: then the last good one is given in its place. */
  readonly isBroken: (path: string, answer: Answer) => Promise<boolean>;
  readonly lastGood: LastGood;
  readonly later: (work: () => Promise<void>) => void;
  readonly onBroken: (path: string, reason: unknown) => void;
  /** The script that hydrates a page later; undefined = pages keep React's data and scripts. */
  readonly pageScript: string | undefined;
  readonly bytesMost?: number;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Who could have an older page does not wait long for a new one. */
const WAIT_MS = 5000;
const WAIT_LONG_MS = 15_000;

/** While something is broken it is tried again after this time. */
const RETRY_MS = 1000;

/** Nobody has an older page yet: the reader waits while the lake starts again. */
const PAUSES_MS = [250, 500, 1000];

/** Pages and files as they were last answered. After a publish each is asked for once more: Next knows which changed. */
export function createStoredAnswers({
  ask,
  isBroken,
  lastGood,
  later,
  onBroken,
  pageScript,
  bytesMost = 96 * 1024 * 1024,
  now = Date.now,
  pause = setTimeout,
}: Options) {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, { readonly publish: number; readonly loaded: Promise<Loaded> }>();
  const prepare = createPrepare(later, pageScript);
  let publish = 0;

  function isFresh({ stored, publish: at, freshUntil }: Kept): boolean {
    return stored.lifetime === "for ever" || (at === publish && now() < freshUntil);
  }

  function keep(path: string, stored: Stored, at: number, freshUntil: number): void {
    const old = kept.get(path);
    const before = old && old.stored.version !== stored.version ? old.stored.data : old?.before;
    kept.delete(path);
    kept.set(path, { stored, before, publish: at, freshUntil });
    let bytes = sum(kept.values());
    for (const [oldest, entry] of kept) {
      if (bytes <= bytesMost || oldest === path) break;
      kept.delete(oldest);
      bytes -= sizeOf(entry);
    }
  }

  async function load(path: string, at: number): Promise<Loaded> {
    const old = kept.get(path)?.stored;
    // Nobody has read the page since this process began.
    const spare = old ? undefined : await lastGood(path);
    let failed: Loaded = { kind: "none" };
    try {
      const answer = await (old || spare ? ask(path, WAIT_MS) : askPatiently(path));
      if (!(await isBroken(path, answer))) return take(path, answer, at, old);
      onBroken(path, `status ${answer.status}`);
      failed = { kind: "single", answer };
    } catch (error) {
      onBroken(path, error);
    }
    const good = old ?? (spare && prepare(path, spare, versionOf(spare), { ms: RETRY_MS }));
    if (!good) return failed;
    keep(path, good, at, now() + RETRY_MS);
    return { kind: "stored", stored: good };
  }

  async function askPatiently(path: string): Promise<Answer> {
    for (const pauseMs of PAUSES_MS) {
      // oxlint-disable no-await-in-loop -- one attempt after the other
      const answer = await ask(path, WAIT_LONG_MS);
      if (!(await isBroken(path, answer))) return answer;
      await pause(pauseMs);
      // oxlint-enable no-await-in-loop
    }
    return ask(path, WAIT_LONG_MS);
  }

  function take(path: string, answer: Answer, at: number, old: Stored | undefined): Loaded {
    const lifetime = lifetimeOf(answer);
    if (lifetime === undefined) {
      kept.delete(path);
      return { kind: "single", answer };
    }
    const version = versionOf(answer);
    const isSame =
      old?.version === version &&
      old.answer.headers["content-type"] === answer.headers["content-type"] &&
      isEqual(old.lifetime, lifetime);
    const stored = isSame ? old : prepare(path, answer, version, lifetime);
    const freshUntil = lifetime === "for ever" ? Number.POSITIVE_INFINITY : now() + lifetime.ms;
    keep(path, stored, at, freshUntil);
    return { kind: "stored", stored };
  }

  return {
    /** What can be given without asking. */
    fresh(path: string): Stored | undefined {
      const entry = kept.get(path);
      return entry && isFresh(entry) ? entry.stored : undefined;
    },

    /** The data of a page, of this version of it and no other. */
    dataOf(path: string, version: string): Stored | undefined {
      const { stored, before } = kept.get(path) ?? {};
      return [stored?.data, before].find((data) => data?.version === version);
    },

    /** Asks, once for all who wait. */
    async load(path: string): Promise<Loaded> {
      const current = flights.get(path);
      // What was asked before a publish may hold the old text.
      if (current?.publish === publish) return current.loaded;
      const flight = { publish, loaded: load(path, publish) };
      flights.set(path, flight);
      try {
        return await flight.loaded;
      } finally {
        if (flights.get(path) === flight) flights.delete(path);
      }
    },

    /** Something was published: nothing but files is given again before Next was asked. */
    expire(): void {
      publish += 1;
    },

    figures: () => ({ answers: kept.size, bytes: sum(kept.values()) }),
  };
}

function isEqual(one: Lifetime, other: Lifetime): boolean {
  return one === other || (one !== "for ever" && other !== "for ever" && one.ms === other.ms);
}

function sum(entries: Iterable<Kept>): number {
  let bytes = 0;
  for (const entry of entries) bytes += sizeOf(entry);
  return bytes;
}

function sizeOf({ stored, before }: Kept): number {
  return [stored, stored.data, before].reduce((bytes, each) => bytes + (each?.encoded.bytes() ?? 0), 0);
}
