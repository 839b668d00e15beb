import { Badge, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { getPublishedId } from "sanity";
import { IntentLink } from "sanity/router";

import type { Finding } from "#check/finding.ts";
import { useFindings } from "#check/use-findings.ts";
import { titleOf } from "#document-title.ts";

/** What is wrong in any document, each with a way to the field. */
export function Findings() {
  const [run, setRun] = useState(0);
  return <Run key={run} onAgain={() => setRun(run + 1)} />;
}

function Run({ onAgain }: { onAgain: () => void }) {
  const { checked, total, findings } = useFindings();
  const isDone = total !== undefined && checked === total;

  return (
    <Stack gap={4}>
      <Flex align="center" gap={4}>
        <Text muted aria-live="polite">
          {isDone
            ? `${total} documents checked: ${findings.length === 0 ? "nothing to mend" : `${findings.length} to look at`}.`
            : `Checking ${checked} of ${total ?? "all"} documents …`}
        </Text>
        <Button mode="ghost" text="Check again" disabled={!isDone} onClick={onAgain} />
      </Flex>
      <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {findings.map((finding) => (
          <li key={`${finding.document._id} ${finding.path} ${finding.message}`}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function FindingCard({ finding: { document, level, place, path, message } }: { finding: Finding }) {
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id: getPublishedId(document._id), type: document._type, path }}
      padding={3}
      radius={2}
      border
      data-as="a"
    >
      <Flex gap={3} align="flex-start">
        <Badge tone={level === "error" ? "critical" : "caution"}>
          {level === "error" ? "Error" : "Warning"}
        </Badge>
        <Stack gap={2} flex={1}>
          <Text weight="medium">{titleOf(document)}</Text>
          <Text size={1}>{message}</Text>
          <Text size={1} muted>
            {place}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
