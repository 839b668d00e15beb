import { createHash } from "node:crypto";

import { isInside } from "#server/known/built-routes.ts";
import type { Answer } from "#server/next/ask-next.ts";
import { dataAddressOf, takeApart } from "#server/page-data/take-apart.ts";

import { createEncoded, type Encoded } from "./encodings.ts";
import type { Lifetime } from "./lifetime-of.ts";

/** An answer that is given to everybody, until `freshUntil` or the next publish. */
export interface Stored {
  readonly answer: Answer;
  readonly encoded: Encoded;
  /** A hash of the content. */
  readonly version: string;
  readonly lifetime: Lifetime;
  /** What React needs to take the page over, when that is sent apart. It has the page's version. */
  readonly data?: Stored | undefined;
}

/** Of the bytes: the same for the same. */
export function versionOf({ body }: Answer): string {
  return createHash("sha256").update(body).digest("hex").slice(0, 32);
}

const DATA_HEADERS = {
  "content-type": "application/json",
  "cache-control": "public, max-age=31536000, immutable",
};

/** Makes of an answer what is stored of it. With a page script a page comes in two, as a visitor sees it and React's data. */
export function createPrepare(later: (work: () => Promise<void>) => void, pageScript: string | undefined) {
  return function prepare(path: string, answer: Answer, version: string, lifetime: Lifetime): Stored {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") && !isInside(path);
    const apart =
      isPage && pageScript !== undefined
        ? takeApart(answer.body.toString(), dataAddressOf(path, version), pageScript)
        : undefined;
    if (!apart) return { answer, encoded: createEncoded(answer.body, later), version, lifetime };
    const body = Buffer.from(apart.html);
    const data = Buffer.from(apart.data);
    return {
      answer: { ...answer, body },
      encoded: createEncoded(body, later),
      version,
      lifetime,
      data: {
        answer: { status: 200, headers: DATA_HEADERS, cookies: [], body: data },
        encoded: createEncoded(data, later),
        version,
        lifetime: "for ever",
      },
    };
  };
}
