import { Badge, Text } from "@sanity/ui";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { LimitedList, MAX_ROWS } from "studio-kit/limited-list.tsx";
import { formTarget, LinkCard } from "studio-kit/links.tsx";
import { Entry, Section } from "studio-kit/ui.tsx";

import { type Finding, groupByDocument } from "./findings.ts";

interface FindingGroupsProps {
  findings: readonly Finding[];
  /** Called when an editor follows a link to a field. */
  onFollow?: (() => void) | undefined;
}

/** More than an editor corrects at a time. A browser takes a second or two for them. */
const MAX_FINDINGS = 1000;

/** Lists findings under the title of their document. Each links to its field. If there are many, each document shows its first ones. */
export function FindingGroups({
  findings,
  titleOf,
  onFollow,
}: FindingGroupsProps & { titleOf: (document: StoredDocument) => string }) {
  const groups = groupByDocument(findings);
  const shown = Math.min(groups.length, MAX_ROWS);
  const max = Math.min(MAX_ROWS, Math.floor(MAX_FINDINGS / shown));
  return (
    <LimitedList rows={groups} gap={4}>
      {(group) => (
        <li key={group.document._id}>
          <Section title={titleOf(group.document)}>
            <FindingCards findings={group.findings} onFollow={onFollow} max={max} />
          </Section>
        </li>
      )}
    </LimitedList>
  );
}

/** Lists the findings of one document. */
export function FindingCards({ findings, onFollow, max = MAX_ROWS }: FindingGroupsProps & { max?: number }) {
  return (
    <LimitedList rows={findings} max={max}>
      {(finding) => (
        <li key={`${finding.path} ${finding.message}`}>
          <FindingCard finding={finding} onFollow={onFollow} />
        </li>
      )}
    </LimitedList>
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
