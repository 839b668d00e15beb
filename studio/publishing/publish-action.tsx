import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";

import { type PageMove, pageMove } from "#publishing/page-move.ts";
import { fitRedirects } from "#publishing/redirect-mutations.ts";

/** Publishing as it is, with one question before it: what becomes of the old path when a published page moves. */
export function withRedirectOffer(publish: DocumentActionComponent): DocumentActionComponent {
  const publishOrAsk = (props: DocumentActionProps) => {
    const action = publish(props);
    const client = useClient({ apiVersion });
    const toast = useToast();
    const [isAsking, setIsAsking] = useState(false);
    const move = pageMove(props.published, props.draft);
    if (action === null || move === undefined) return action;

    const publishNow = () => {
      setIsAsking(false);
      action.onHandle?.();
    };
    const tellFailure = (reason: unknown) => {
      toast.push({
        status: "error",
        title: "Nothing was published, because the redirects could not be saved",
        description: String(reason),
      });
    };
    const fitAndPublish = (isRedirected: boolean) => {
      // Beside each other: a failure of publishing itself is not one of the redirects.
      void fitRedirects(client, { pageId: getPublishedId(props.id), move, isRedirected }).then(
        publishNow,
        tellFailure,
      );
    };
    return {
      ...action,
      onHandle: () => setIsAsking(true),
      dialog: isAsking && {
        type: "dialog" as const,
        header: "The path of this page changes",
        onClose: () => setIsAsking(false),
        content: <Question move={move} onAnswer={fitAndPublish} />,
      },
    };
  };
  return Object.assign(publishOrAsk, { action: "publish" as const });
}

interface QuestionProps {
  move: PageMove;
  onAnswer: (isRedirected: boolean) => void;
}

function Question({ move, onAnswer }: QuestionProps) {
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
