import { Button, Flex, Stack, Text } from "@sanity/ui";
import type { PageMove } from "page-paths/redirects.ts";
import { useMayMakeRedirects } from "studio-kit/permissions.ts";
import { Notice } from "studio-kit/ui.tsx";

interface MovedPageQuestion {
  move: PageMove;
  /** What the editor is about to do. */
  action: "publish" | "schedule";
  onAnswer: (isRedirected: boolean) => void;
}

/** The dialog of an action that moves a page: asks whether the old path should redirect to the new one. */
export function movedPageDialog({ onClose, ...question }: MovedPageQuestion & { onClose: () => void }) {
  return {
    type: "dialog" as const,
    header: "The path of this page changes",
    onClose,
    content: <Question {...question} />,
  };
}

function Question({ move, action, onAnswer }: MovedPageQuestion) {
  const isLater = action === "schedule";
  const mayRedirect = useMayMakeRedirects();
  return (
    <Stack gap={4}>
      <Text>
        From <strong>{move.from}</strong> to <strong>{move.to}</strong>
        {isLater && ", as soon as the draft goes live"}. Links inside the site follow. Bookmarks, search
        results and other websites still lead to the old path.
      </Text>
      {mayRedirect === false && (
        <Notice tone="caution">
          Your account cannot add redirects. Ask an editor to add one from the old path.
        </Notice>
      )}
      <Flex gap={2} wrap="wrap">
        {mayRedirect === true && (
          <Button
            tone="primary"
            text={`Redirect the old path and ${action}`}
            onClick={() => onAnswer(true)}
          />
        )}
        <Button
          mode="ghost"
          text={`${isLater ? "Schedule" : "Publish"} without a redirect`}
          onClick={() => onAnswer(false)}
        />
      </Flex>
    </Stack>
  );
}
