import { Badge, Button, Card, Checkbox, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { getPublishedId } from "sanity";
import { IntentLink } from "sanity/router";

import { type Finding, groupByDocument } from "#check/findings.ts";
import { useFindings } from "#check/use-findings.ts";
import { documentTitle } from "#structure/titles.ts";

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
      {groupByDocument(shown).map((group) => (
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

function FindingCard({ finding: { document, level, breadcrumb, path, message } }: { finding: Finding }) {
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
            {breadcrumb}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
