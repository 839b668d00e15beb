import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/**
 * The bytes of one response in every encoding. Each is compressed once, when it is first needed. Compressed pages take a seventh of the
 * memory, so the uncompressed bytes are dropped then. The few clients without Brotli get them from it: they share the bytes for as long
 * as one of them is still receiving its response.
 */
export interface Encodings {
  /** The number of uncompressed bytes. */
  readonly size: number;
  /** The bytes if they exist already. */
  get(encoding: Encoding): Buffer | undefined;
  make(encoding: Encoding): Promise<Buffer>;
  /** The size of all stored encodings in memory. */
  bytes(): number;
}

/** Runs work that nobody waits for. */
export type RunInBackground = (work: () => Promise<void>) => void;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

const TEXT_TYPES =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|wasm|xml)|image\/svg\+xml)/;

/** Compression does not make shorter texts smaller. */
const MIN_BYTES = 1024;

/**
 * Compresses while a visitor waits, so brotli runs at a fast level. Gzip is fast even at its best level. Both run outside the event
 * loop.
 */
export async function compress(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  const compressed = await (encoding === "gzip"
    ? compressGzip(body, { level: 9 })
    : compressBrotli(body, brotliOptions(body, 4)));
  return ownMemory(compressed);
}

/** Node cuts short buffers from blocks of 64 kB. A page that is kept would keep the whole block. */
function ownMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function brotliOptions(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  // A window that holds the whole text. The default one takes tens of megabytes while it compresses.
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16))));
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  return { params };
}

/** Chooses the encoding of a response from the Accept-Encoding header, the content type and the size. */
export function chooseEncoding(accepted: string | undefined, contentType: string, size: number): Encoding {
  if (!accepted || size < MIN_BYTES || !TEXT_TYPES.test(contentType)) return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

export function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  // Browsers send no q values, so the header is parsed only if it contains one.
  if (!accepted.includes("q=")) return true;
  return accepted.split(",").some((part) => {
    const [name, weight = "q=1"] = part.split(";").map((text) => text.trim());
    return name === encoding && Number(weight.replace(/^q=/, "")) > 0;
  });
}

/** The first visitor gets brotli at a fast level; the background run replaces it with the smallest. */
export function createEncodings(body: Buffer, runInBackground: RunInBackground): Encodings {
  // The functions below must not refer to `body`, which would stay in memory with them.
  const size = body.length;
  const done = new Map<Encoding, Buffer>([["identity", body]]);
  const running = new Map<Encoding, Promise<Buffer>>();
  let unpacked: WeakRef<Buffer> | undefined;

  async function uncompressed(): Promise<Buffer> {
    const existing = done.get("identity") ?? unpacked?.deref();
    if (existing) return existing;
    const text = await decompressBrotli(done.get("br") ?? "");
    unpacked = new WeakRef(text);
    return text;
  }

  async function run(encoding: Encoding): Promise<Buffer> {
    const text = await uncompressed();
    if (encoding === "identity") return text;
    const compressed = await compress(text, encoding);
    done.set(encoding, compressed);
    if (encoding === "br") {
      done.delete("identity");
      runInBackground(async () => {
        // Many texts wait in the queue, so it must not hold them.
        const again = await uncompressed();
        done.set("br", ownMemory(await compressBrotli(again, brotliOptions(again, 11))));
      });
    }
    return compressed;
  }

  return {
    size,
    get: (encoding) => done.get(encoding),
    async make(encoding) {
      const finished = done.get(encoding);
      if (finished) return finished;
      const work = running.get(encoding) ?? run(encoding).finally(() => running.delete(encoding));
      running.set(encoding, work);
      return work;
    },
    bytes: () => [...done.values()].reduce((sum, { length }) => sum + length, 0),
  };
}

/** How many responses are known by which others may be replaced. */
const MAX_SHARED = 1000;

/**
 * Returns a function that encodes responses which no cache keeps. Equal ones share their bytes for as long as a client is still receiving
 * them: anyone can request the same response a thousand times and read none.
 */
export function createEncodeShared(): (body: Buffer, encoding: Encoding) => Promise<Buffer> {
  const known = new Map<string, WeakRef<Buffer>>();

  return async (body, encoding) => {
    const key = `${encoding} ${hash("sha256", body, "base64")}`;
    const existing = known.get(key)?.deref();
    if (existing) return existing;
    const bytes = encoding === "identity" ? body : await compress(body, encoding);
    // Another request may have been faster.
    const shared = known.get(key)?.deref() ?? bytes;
    known.delete(key);
    known.set(key, new WeakRef(shared));
    const [oldest] = known.keys();
    if (known.size > MAX_SHARED && oldest !== undefined) known.delete(oldest);
    return shared;
  };
}

/** Runs one task at a time, so that background work uses at most one core. */
export function createBackgroundQueue(onError: (error: unknown) => void): RunInBackground {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(onError);
  };
}
