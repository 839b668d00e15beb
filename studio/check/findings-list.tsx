import { Button, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";

import { FindingGroups } from "#check/finding-groups.tsx";
import { useFindings } from "#check/use-findings.ts";

/** Lists the findings of all documents. Each links to its field. */
export function FindingsList() {
  const [run, setRun] = useState(0);
  return <CheckRun key={run} isFresh={run > 0} onRestart={() => setRun(run + 1)} />;
}

function CheckRun({ isFresh, onRestart }: { isFresh: boolean; onRestart: () => void }) {
  const { total, outdated, checked, findings } = useFindings({ isFresh });
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const isDone = total !== undefined && checked === outdated;
  const shown = isErrorsOnly ? findings.filter(({ level }) => level === "error") : findings;

  return (
    <Stack gap={4}>
      <Flex align="center" gap={4} wrap="wrap">
        <Text muted aria-live="polite">
          {isDone
            ? `${total} documents checked: ${findings.length === 0 ? "nothing to fix" : `${findings.length} to look at`}.`
            : `Checking ${checked} of ${total === undefined ? "all" : outdated} documents …`}
        </Text>
        <Button mode="ghost" text="Check again" disabled={!isDone} onClick={onRestart} />
        <Flex as="label" align="center" gap={2}>
          <Checkbox checked={isErrorsOnly} onChange={() => setIsErrorsOnly(!isErrorsOnly)} />
          <Text size={1}>Errors only</Text>
        </Flex>
      </Flex>
      <FindingGroups findings={shown} />
    </Stack>
  );
}
