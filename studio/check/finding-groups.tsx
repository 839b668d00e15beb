import { Badge, Flex, Heading, Stack, Text } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { releaseOf } from "schemas/fields/lake.ts";

import { type Finding, groupByDocument } from "#check/findings.ts";
import { LinkCard } from "#link-card.tsx";
import { documentTitle } from "#structure/titles.ts";

interface FindingGroupsProps {
  findings: readonly Finding[];
  /** Called when an editor follows a link to a field. */
  onFollow?: (() => void) | undefined;
}

/** Lists findings under the title of their document. Each links to its field. */
export function FindingGroups({ findings, onFollow }: FindingGroupsProps) {
  return groupByDocument(findings).map((group) => (
    <Stack key={group.document._id} as="section" gap={2}>
      <Heading as="h2" size={1}>
        {documentTitle(group.document)}
      </Heading>
      <FindingCards findings={group.findings} onFollow={onFollow} />
    </Stack>
  ));
}

/** Lists the findings of one document. */
export function FindingCards({ findings, onFollow }: FindingGroupsProps) {
  return (
    <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {findings.map((finding) => (
        <li key={`${finding.path} ${finding.message}`}>
          <FindingCard finding={finding} onFollow={onFollow} />
        </li>
      ))}
    </Stack>
  );
}

const LEVELS = {
  error: { tone: "critical", title: "Error" },
  warning: { tone: "caution", title: "Warning" },
  info: { tone: "primary", title: "Hint" },
} as const;

interface FindingCardProps extends Pick<FindingGroupsProps, "onFollow"> {
  finding: Finding;
}

function FindingCard({ finding, onFollow }: FindingCardProps) {
  const { document, level, breadcrumb, path, message } = finding;
  const { tone, title } = LEVELS[level];
  const release = releaseOf(document._id);
  return (
    <LinkCard
      intent="edit"
      params={{ id: getPublishedId(document._id), type: document._type, path }}
      onClick={onFollow}
      {...(release !== undefined && { searchParams: [["perspective", release]] })}
    >
      <Flex gap={3} align="flex-start">
        <Badge tone={tone}>{title}</Badge>
        <Stack gap={2} flex={1}>
          <Text>{message}</Text>
          <Text size={1} muted>
            {breadcrumb}
          </Text>
          <Text size={1}>Go to the field →</Text>
        </Stack>
      </Flex>
    </LinkCard>
  );
}
