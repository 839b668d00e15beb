import { useToast } from "@sanity/ui/toast";
import { pageMove } from "page-paths/redirects.ts";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";
import type { PublishAction } from "studio-publishing/gated-action.ts";
import { publishDrafts } from "studio-publishing/publish-drafts.ts";

import { movedPageDialog } from "./moved-page-dialog.tsx";
import { updateRedirects } from "./moved-page-redirects.ts";

/**
 * The publish action. If publishing changes the path of a page, it first asks whether to redirect the old path. It can publish other drafts
 * in the same transaction.
 */
export function createPublishAction(publish: DocumentActionComponent): PublishAction {
  return function publishWithRedirect(props: DocumentActionProps) {
    const action = publish(props);
    const client = useClient(API);
    const toast = useToast();
    const report = useFailureToast();
    /** The documents to publish together with this one after the question about the redirect. Undefined while the question is not open. */
    const [waiting, setWaiting] = useState<readonly StoredDocument[]>();
    const move = pageMove(props.published, props.draft);
    if (action === null) return action;

    const publishTogether = (documents: readonly StoredDocument[]) => {
      publishDrafts(client, documents).then(
        () => toast.push({ status: "success", title: `${documents.length} documents are published` }),
        report("None of the documents was published. Press Publish to check them again"),
      );
    };
    if (move === undefined) return { ...action, publishTogether };

    const publishNow = (documents: readonly StoredDocument[]) => {
      setWaiting(undefined);
      if (documents.length === 0) action.onHandle?.();
      else publishTogether(documents);
    };
    return {
      ...action,
      onHandle: () => setWaiting([]),
      publishTogether: setWaiting,
      dialog:
        waiting !== undefined &&
        movedPageDialog({
          move,
          action: "publish",
          onAnswer: (isRedirected) => {
            // Two arguments instead of a catch: an error from publishNow must not be reported as a failure of the redirects.
            void updateRedirects(client, { pageId: getPublishedId(props.id), move, isRedirected }).then(
              () => publishNow(waiting),
              report("Nothing was published, because the redirects could not be saved"),
            );
          },
          onClose: () => setWaiting(undefined),
        }),
    };
  };
}
