import type { RequestListener } from "node:http";

import type { Env } from "#env.ts";

import { createAnswerPage } from "./answer-page.ts";
import { createIsDraft } from "./draft-cookie.ts";
import { createFront } from "./front.ts";
import { sourcesOf } from "./headers/sources-of.ts";
import { createIsBuilt } from "./known/built-routes.ts";
import { createKnown } from "./known/known.ts";
import type { LakeIndex } from "./known/lake-index.ts";
import type { Log } from "./log.ts";
import { createAnswerMissing } from "./missing/answer-missing.ts";
import type { Ask } from "./next/ask-next.ts";
import { createRenderGate } from "./next/render-gate.ts";
import { createPassPicture } from "./pictures/pass-picture.ts";
import { createReceivePublish } from "./receive-publish.ts";
import { createRefuse } from "./request/refuse.ts";
import { createSendStored } from "./sending/send-stored.ts";
import type { LastGood } from "./stored/last-good.ts";
import { createOneAfterAnother } from "./stored/one-after-another.ts";
import { createStoredAnswers } from "./stored/stored-answers.ts";

interface Options {
  readonly env: Env;
  readonly log: Log;
  /** Next, as it answers requests by itself, and as it is asked for whole answers. */
  readonly handleByNext: RequestListener;
  readonly ask: Ask;
  /** What the build knows: its routes, and how it marks an editor. */
  readonly routes: readonly string[];
  readonly draftId: string;
  readonly readIndex: () => Promise<LakeIndex>;
  readonly lastGood: LastGood;
  /** See hydration/; undefined = deferred hydration is off. */
  readonly pageScript: string | undefined;
}

/** Longer than app/api/revalidate waits before it expires once more what was rendered meanwhile. */
const SETTLED_MS = 2500;

/** All parts of the layer, put together. */
export function createLayer({
  env,
  log,
  handleByNext,
  ask,
  routes,
  draftId,
  readIndex,
  lastGood,
  pageScript,
}: Options) {
  const { host } = new URL(env.siteUrl);
  const sources = sourcesOf(env);
  const isBuilt = createIsBuilt(routes);
  const gate = createRenderGate(ask);
  const failure = (message: string) => (error: unknown) => log.error(message, { error });

  const known = createKnown({
    ask: readIndex,
    onError: failure("The lake does not tell which pages there are"),
  });
  const store = createStoredAnswers({
    ask: (path, timeoutMs) => gate.render(path, { host, accept: "*/*" }, { timeoutMs }),
    // A page that the lake has is not missing, whatever Next may have read while the lake was failing.
    isBroken: async (path, { status }) =>
      status >= 500 || (status === 404 && (await known.now())?.resolve(path).kind === "page"),
    lastGood,
    later: createOneAfterAnother(failure("An answer could not be compressed")),
    onBroken: (path, reason) => log.error("Next failed", { path, reason }),
    pageScript,
  });
  const pages = createAnswerPage({
    ask,
    known,
    isBuilt,
    store,
    sendStored: createSendStored(sources, () => known.last()?.hasTags ?? false),
    missing: createAnswerMissing({ store, known, sources }),
    sources,
  });

  function expire(): void {
    store.expire();
    known.expire();
  }
  const receive = createReceivePublish({
    ask,
    gate,
    host,
    onPublish: () => {
      expire();
      setTimeout(expire, SETTLED_MS).unref();
    },
  });

  return {
    answer: createFront({
      refuse: createRefuse([env.siteUrl]),
      isDraft: createIsDraft(draftId),
      isBuilt,
      handleByNext,
      pages,
      receive,
      passPicture: env.lakeUrl
        ? createPassPicture(env.lakeUrl, failure("A picture could not be handed on"))
        : undefined,
      health: () => ({ status: "ok", stored: store.figures() }),
    }),
    /** Asks the lake, so that the first visitor need not wait for it. */
    warmUp: () => known.now(),
  };
}
