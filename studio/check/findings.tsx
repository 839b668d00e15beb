import { Badge, Button, Card, Checkbox, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { getPublishedId } from "sanity";
import { IntentLink } from "sanity/router";

import { byDocument, type Finding } from "#check/finding.ts";
import { useFindings } from "#check/use-findings.ts";
import { documentTitle } from "#structure/titles.ts";

/** What is wrong in any document, each with a way to the field. */
export function Findings() {
  const [run, setRun] = useState(0);
  return <Run key={run} isFresh={run > 0} onAgain={() => setRun(run + 1)} />;
}

function Run({ isFresh, onAgain }: { isFresh: boolean; onAgain: () => void }) {
  const { total, outdated, checked, findings } = useFindings({ isFresh });
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const isDone = total !== undefined && checked === outdated;
  const shown = isErrorsOnly ? findings.filter(({ level }) => level === "error") : findings;

  return (
    <Stack gap={4}>
      <Flex align="center" gap={4} wrap="wrap">
        <Text muted aria-live="polite">
          {isDone
            ? `${total} documents checked: ${findings.length === 0 ? "nothing to mend" : `${findings.length} to look at`}.`
            : `Checking ${checked} of ${total === undefined ? "all" : outdated} documents …`}
        </Text>
        <Button mode="ghost" text="Check again" disabled={!isDone} onClick={onAgain} />
        <Flex as="label" align="center" gap={2}>
          <Checkbox checked={isErrorsOnly} onChange={() => setIsErrorsOnly(!isErrorsOnly)} />
          <Text size={1}>Errors only</Text>
        </Flex>
      </Flex>
      {byDocument(shown).map((group) => (
        <Stack key={group.document._id} as="section" gap={2}>
          <Heading as="h2" size={1}>
            {documentTitle(group.document)}
          </Heading>
          <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {group.findings.map((finding) => (
              <li key={`${finding.path} ${finding.message}`}>
                <FindingCard finding={finding} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
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
          <Text>{message}</Text>
          <Text size={1} muted>
            {place}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
