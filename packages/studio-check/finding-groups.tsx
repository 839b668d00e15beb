import { Badge, Stack, Text } from "@sanity/ui";
import { formTarget, LinkCard } from "studio-kit/links.tsx";
import type { StoredDocument } from "studio-kit/stored-document.ts";
import { Entry, Section } from "studio-kit/ui.tsx";

import { type Finding, groupByDocument } from "./findings.ts";

interface FindingGroupsProps {
  findings: readonly Finding[];
  /** Called when an editor follows a link to a field. */
  onFollow?: (() => void) | undefined;
}

/** More would take long to show, and nobody reads them. */
const MAX_SHOWN = 500;

/** Lists findings under the title of their document. Each links to its field. */
export function FindingGroups({
  findings,
  titleOf,
  onFollow,
}: FindingGroupsProps & { titleOf: (document: StoredDocument) => string }) {
  return (
    <>
      {groupByDocument(findings.slice(0, MAX_SHOWN)).map((group) => (
        <Section key={group.document._id} title={titleOf(group.document)}>
          <FindingCards findings={group.findings} onFollow={onFollow} />
        </Section>
      ))}
      {findings.length > MAX_SHOWN && <Text muted>Correct these, and others follow.</Text>}
    </>
  );
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
  return (
    <LinkCard {...formTarget(document, path)} onClick={onFollow}>
      <Entry
        size={2}
        start={<Badge tone={tone}>{title}</Badge>}
        title={message}
        detail={breadcrumb}
        end={<Text size={1}>Go to the field →</Text>}
      />
    </LinkCard>
  );
}
