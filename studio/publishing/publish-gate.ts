import { publishedId, type StoredDocument } from "schemas/lake.ts";

import type { Finding } from "#check/findings.ts";

/** What the editor is about to do. */
export type Step = "publish" | "schedule";

/** What the Studio provides once it has loaded: the check of documents, and the dialog that lists their problems. */
export interface GateKeeper {
  check: (documents: readonly StoredDocument[]) => Promise<Finding[]>;
  versionsIn: (releaseName: string) => Promise<StoredDocument[]>;
  /** Resolves to whether the editor wants to go on all the same. */
  ask: (findings: readonly Finding[], step: Step) => Promise<boolean>;
}

/**
 * Checks everything that is about to go live, and asks the editor if something is unfinished. Without problems nothing is asked.
 * Document actions call `mayPass`, so that the question comes first. Releases have no such actions: their requests are held back
 * (gated-fetch.ts) and call `mayReleasePass`.
 */
export function createPublishGate() {
  let keeper: GateKeeper | undefined;
  /** Problems that an editor accepted in a document action whose request is still to come. */
  const accepted = new Set<string>();

  const problemsOf = async (documents: readonly StoredDocument[]) => {
    const findings = (await keeper?.check(documents)) ?? [];
    return findings.filter(({ level }) => level !== "info");
  };
  const ask = async (problems: readonly Finding[], step: Step) =>
    problems.length === 0 || ((await keeper?.ask(problems, step)) ?? true);

  return {
    /** Called when the Studio has loaded. Returns a function that ends it. */
    open(newKeeper: GateKeeper): () => void {
      keeper = newKeeper;
      return () => {
        if (keeper === newKeeper) keeper = undefined;
      };
    },
    /** `isReleaseNext`: the action goes on to publish or schedule a release of the document, which must not ask again. */
    async mayPass(
      document: StoredDocument,
      { step, isReleaseNext = false }: { step: Step; isReleaseNext?: boolean },
    ): Promise<boolean> {
      const problems = await problemsOf([document]);
      const isAllowed = await ask(problems, step);
      if (isAllowed && isReleaseNext) for (const problem of problems) accepted.add(keyOf(problem));
      return isAllowed;
    },
    async mayReleasePass(releaseName: string, step: Step): Promise<boolean> {
      const problems = await problemsOf((await keeper?.versionsIn(releaseName)) ?? []);
      const unanswered = problems.filter((problem) => !accepted.delete(keyOf(problem)));
      return unanswered.length === 0 || ask(problems, step);
    },
  };
}

/** The same for a draft and the version of a release that is made from it. */
function keyOf({ document, path, message }: Finding): string {
  return JSON.stringify([publishedId(document._id), path, message]);
}

/** The gate of this Studio. */
export const publishGate = createPublishGate();
