import { comparablePath } from "page-paths/paths.ts";
import { type PageMove, pageMove } from "page-paths/redirects.ts";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  getDraftId,
  type SanityDocument,
  useClient,
} from "sanity";
import { storedField } from "stored-values/stored-value.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";

import { movedPageDialog } from "./moved-page-dialog.tsx";

/** The display name of Sanity's action that schedules a draft. */
export const SCHEDULE_ACTION = "SchedulePublishAction";

/**
 * The action that schedules a draft. If the draft moves a page, it first asks whether the old path should lead to the new one. The old path
 * then becomes an alias of the page: aliases go live with the draft, and are moved or canceled with it.
 */
export function createScheduleAction(schedule: DocumentActionComponent): DocumentActionComponent {
  return function scheduleWithOldPath(props: DocumentActionProps) {
    const action = schedule(props);
    const client = useClient(API);
    const report = useFailureToast();
    const [question, setQuestion] = useState<PageMove>();
    const move = moveWithoutRedirect(props.published, props.draft);
    // Keep the question open while the draft changes: the Studio forgets an action that closes its dialog before it opens the next.
    if (action === null || (move === undefined && question === undefined)) return action;

    const scheduleNow = () => {
      setQuestion(undefined);
      action.onHandle?.();
    };
    const keepPath = (path: string) => {
      void client
        .patch(getDraftId(props.id))
        .setIfMissing({ aliases: [] })
        .append("aliases", [path])
        .commit({ tag: "keep-old-path" })
        .then(
          scheduleNow,
          report("Nothing was scheduled, because the old path could not be added to the page"),
        );
    };
    return {
      ...action,
      onHandle: () => setQuestion(move),
      dialog:
        question === undefined
          ? (action.dialog ?? false)
          : movedPageDialog({
              move: question,
              action: "schedule",
              onAnswer: (isRedirected) => (isRedirected ? keepPath(question.from) : scheduleNow()),
              onClose: () => setQuestion(undefined),
            }),
    };
  };
}

/** The path change that a draft makes when it goes live, unless the old path is one of its aliases. */
export function moveWithoutRedirect(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): PageMove | undefined {
  const move = pageMove(published, draft);
  const aliases = storedField(draft, "aliases");
  const isKept =
    move !== undefined &&
    Array.isArray(aliases) &&
    aliases.some((path) => typeof path === "string" && comparablePath(path) === comparablePath(move.from));
  return isKept ? undefined : move;
}
