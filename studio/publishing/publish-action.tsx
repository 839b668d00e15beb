import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";

import { failureToast } from "#failure-toast.ts";
import { movedPageDialog } from "#publishing/moved-page-dialog.tsx";
import { pageMove, updateRedirects } from "#publishing/moved-page-redirects.ts";

/** The publish action. When publishing changes the path of a page, it first asks whether to redirect the old path. */
export function createPublishAction(publish: DocumentActionComponent): DocumentActionComponent {
  return function publishWithRedirect(props: DocumentActionProps) {
    const action = publish(props);
    const client = useClient({ apiVersion });
    const toast = useToast();
    const [isDialogOpen, setIsDialogOpen] = useState(false);
    const move = pageMove(props.published, props.draft);
    if (action === null || move === undefined) return action;

    const publishNow = () => {
      setIsDialogOpen(false);
      action.onHandle?.();
    };
    const reportFailure = (reason: unknown) => {
      toast.push(failureToast("Nothing was published, because the redirects could not be saved", reason));
    };
    const updateAndPublish = (isRedirected: boolean) => {
      // Two arguments instead of a catch: an error from publishNow must not be reported as one of the redirects.
      void updateRedirects(client, { pageId: getPublishedId(props.id), move, isRedirected }).then(
        publishNow,
        reportFailure,
      );
    };
    return {
      ...action,
      onHandle: () => setIsDialogOpen(true),
      dialog:
        isDialogOpen &&
        movedPageDialog({
          move,
          step: "publish",
          onAnswer: updateAndPublish,
          onClose: () => setIsDialogOpen(false),
        }),
    };
  };
}
