import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The bytes of one answer, each encoding made once, when it is first wanted. */
export interface Encoded {
  /** What is there already. */
  ready(encoding: Encoding): Buffer | undefined;
  make(encoding: Encoding): Promise<Buffer>;
  /** How much memory all of it takes. */
  bytes(): number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/;

/** Shorter texts gain nothing. */
const LEAST_BYTES = 1024;

/** For the visitor who waits: gzip is quick also at its best, brotli is not. Both work beside the event loop. */
export async function compress(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  return encoding === "gzip" ? compressGzip(body, { level: 9 }) : compressBrotli(body, brotli(body, 5));
}

/** As small as it gets, for those who come later. */
export function compressWell(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, brotli(body, 11));
}

function brotli(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  return { params };
}

/** Which encoding an answer of this type and size is sent in, for what the visitor accepts. */
export function chooseEncoding(accepted: string | undefined, contentType: string, size: number): Encoding {
  if (!accepted || size < LEAST_BYTES || !TEXT.test(contentType)) return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

export function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  if (at === -1) return false;
  // Almost nobody weighs encodings: only then the weights are read.
  if (!accepted.includes("q=")) return true;
  return accepted.split(",").some((part) => {
    const [name, weight = "q=1"] = part.trim().split(/\s*;\s*/);
    return name === encoding && Number(weight.replace(/^q=/, "")) > 0;
  });
}

/** `later` gets work that nobody waits for. */
export function createEncoded(body: Buffer, later: (work: () => Promise<void>) => void): Encoded {
  const made = new Map<Encoding, Buffer>([["identity", body]]);
  const being = new Map<Encoding, Promise<Buffer>>();

  async function makeNow(encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
    const compressed = await compress(body, encoding);
    made.set(encoding, compressed);
    if (encoding === "br") later(async () => void made.set("br", await compressWell(body)));
    return compressed;
  }

  return {
    ready: (encoding) => made.get(encoding),
    async make(encoding) {
      if (encoding === "identity") return body;
      const work = being.get(encoding) ?? makeNow(encoding);
      being.set(encoding, work);
      return work;
    },
    bytes: () => [...made.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
