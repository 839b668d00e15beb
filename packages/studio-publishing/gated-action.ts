import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useTranslation,
} from "sanity";
import { structureLocaleNamespace } from "sanity/structure";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";

import type { GoLiveAction } from "./publish-dialog.tsx";
import type { PublishGate } from "./publish-gate.tsx";

/** The tooltip of Sanity's button for each action when the document has errors. */
const TOOLTIPS_OF_ERRORS = {
  publish: { namespace: structureLocaleNamespace, key: "action.publish.validation-issues.tooltip" },
  schedule: { namespace: "singleDocRelease", key: "action.schedule-publish.disabled.validation-issues" },
} as const;

/** How long a confirmed action waits until Sanity has validated the document again and enables it. */
const MAX_WAIT_MS = 10_000;

/** An action that can also publish other documents together with its own. */
export type PublishAction = (
  props: DocumentActionProps,
) =>
  | (DocumentActionDescription & { publishTogether?: (documents: readonly StoredDocument[]) => void })
  | null;

/**
 * Wraps an action that makes a document go live, now or later: it first asks about unfinished content. Sanity disables its buttons while
 * there are errors, with the reason in a tooltip. These buttons stay enabled and list the errors.
 */
export function createGatedAction(
  gate: PublishGate,
  original: PublishAction,
  goLiveAction: GoLiveAction,
): DocumentActionComponent {
  return function gatedAction(props: DocumentActionProps) {
    const action = original(props);
    const toast = useToast();
    const report = useFailureToast();
    const tooltip = TOOLTIPS_OF_ERRORS[goLiveAction];
    const { t } = useTranslation(tooltip.namespace);
    const outcome = goLiveAction === "publish" ? "published" : "scheduled";
    // The editor answers later, and the document may have changed in the meantime.
    const latest = useRef(action);
    useEffect(() => {
      latest.current = action;
    });

    /** The check found no errors, but Sanity's own validation may still show the errors of an earlier state. */
    const [isConfirmed, setIsConfirmed] = useState(false);
    const canRun = isEnabled(action);
    useEffect(() => {
      if (!isConfirmed || !canRun) return;
      setIsConfirmed(false);
      latest.current?.onHandle?.();
    }, [isConfirmed, canRun]);
    useEffect(() => {
      if (!isConfirmed) return undefined;
      const timeout = setTimeout(() => {
        setIsConfirmed(false);
        toast.push({
          status: "warning",
          title: `Nothing was ${outcome}, because Sanity is still validating the document. Try again in a moment`,
        });
      }, MAX_WAIT_MS);
      return () => clearTimeout(timeout);
    }, [isConfirmed, outcome, toast]);

    const edited = props.version ?? props.draft;
    if (action === null || edited === null) return action;

    const { publishTogether, ...description } = action;
    // The Studio takes the type of a form from its link, so this form does not show what would be published.
    if (edited._type !== props.type)
      return {
        ...description,
        disabled: true,
        title: `This draft has the type “${edited._type}”, not “${props.type}”. Open it from the list of that type, or discard it`,
      };
    const isReleaseNext = goLiveAction === "schedule" || props.version !== null;
    const documentsToPublish = async (): Promise<readonly StoredDocument[]> => {
      if (publishTogether !== undefined && !isReleaseNext) return gate.documentsToPublish(edited);
      return (await gate.confirmDocument(edited, { action: goLiveAction, isReleaseNext })) ? [edited] : [];
    };
    const proceed = (documents: readonly StoredDocument[]) => {
      // The errors that disable Sanity's button may be references to documents that are now published together.
      if (documents.length > 1) latest.current?.publishTogether?.(documents);
      else if (documents.length === 1 && isEnabled(latest.current)) latest.current.onHandle?.();
      else if (documents.length === 1) setIsConfirmed(true);
    };
    const reportFailure = report(`Nothing was ${outcome}, because the document could not be checked`);
    const isHeldByErrors = action.title === t(tooltip.key);
    return {
      ...description,
      disabled: action.disabled === true && !isHeldByErrors,
      onHandle: () => void documentsToPublish().then(proceed, reportFailure),
    };
  };
}

function isEnabled(action: DocumentActionDescription | null): action is DocumentActionDescription {
  return action !== null && action.disabled !== true;
}
