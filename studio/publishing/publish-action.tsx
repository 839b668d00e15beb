import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";

import { type PageMove, pageMove, updateRedirects } from "#publishing/moved-page-redirects.ts";

/** The publish action. When publishing changes the path of a page, it first asks whether to redirect the old path. */
export function createPublishAction(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithRedirect = (props: DocumentActionProps) => {
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
      toast.push({
        status: "error",
        title: "Nothing was published, because the redirects could not be saved",
        description: String(reason),
      });
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
      dialog: isDialogOpen && {
        type: "dialog" as const,
        header: "The path of this page changes",
        onClose: () => setIsDialogOpen(false),
        content: <RedirectQuestion move={move} onAnswer={updateAndPublish} />,
      },
    };
  };
  return Object.assign(publishWithRedirect, { action: "publish" as const });
}

interface RedirectQuestionProps {
  move: PageMove;
  onAnswer: (isRedirected: boolean) => void;
}

function RedirectQuestion({ move, onAnswer }: RedirectQuestionProps) {
  return (
    <Stack gap={4}>
      <Text>
        From <strong>{move.from}</strong> to <strong>{move.to}</strong>. Links inside the site follow.
        Bookmarks, search results and other websites still lead to the old path.
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button tone="primary" text="Redirect the old path and publish" onClick={() => onAnswer(true)} />
        <Button mode="ghost" text="Publish without a redirect" onClick={() => onAnswer(false)} />
      </Flex>
    </Stack>
  );
}
