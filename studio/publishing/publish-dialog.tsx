import { Button, Dialog, Flex, Stack, Text } from "@sanity/ui";

import { FindingGroups } from "#check/finding-groups.tsx";
import type { Finding } from "#check/findings.ts";
import type { Step } from "#publishing/publish-gate.ts";

interface PublishDialogProps {
  findings: readonly Finding[];
  step: Step;
  onAnswer: (isAllowed: boolean) => void;
}

/** Lists what is unfinished in documents that are about to go live. Only warnings can be passed over. */
export function PublishDialog({ findings, step, onAnswer }: PublishDialogProps) {
  const hasErrors = findings.some(({ level }) => level === "error");
  const cancel = () => onAnswer(false);
  return (
    <Dialog
      id="publish-gate"
      header={step === "publish" ? "Not ready to publish" : "Not ready to schedule"}
      width={1}
      zOffset={2000}
      onClose={cancel}
      onClickOutside={cancel}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text="Cancel" onClick={cancel} />
          {!hasErrors && (
            <Button
              tone="caution"
              text={step === "publish" ? "Publish anyway" : "Schedule anyway"}
              onClick={() => onAnswer(true)}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {hasErrors
            ? "The site cannot show this yet. Fix the errors first."
            : "Visitors would see this unfinished. Fix it, or continue anyway."}
        </Text>
        <FindingGroups findings={findings} onFollow={cancel} />
      </Stack>
    </Dialog>
  );
}
