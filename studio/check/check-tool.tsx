import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Button, Checkbox, Flex, Stack, TabPanel, Text } from "@sanity/ui";
import { useState } from "react";
import type { Tool } from "sanity";

import { BlockUsage } from "#check/block-usage.tsx";
import { FindingGroups } from "#check/finding-groups.tsx";
import { progressText, useFindings } from "#check/use-findings.ts";
import { Tabs, ToolPage } from "#ui.tsx";

/** A tool with the validation errors and warnings of all documents, and with the pages that use each block. */
export const checkTool: Tool = { name: "check", title: "Check", icon: CheckmarkCircleIcon, component: Check };

const TABS = [
  { name: "findings", title: "Errors and warnings" },
  { name: "blocks", title: "Where blocks are used" },
] as const;

function Check() {
  const [tab, setTab] = useState<(typeof TABS)[number]["name"]>("findings");
  return (
    <ToolPage title="Check">
      <Tabs tabs={TABS} selected={tab} onSelect={setTab} />
      <TabPanel id={`${tab}-panel`} aria-labelledby={`${tab}-tab`}>
        {tab === "findings" ? <FindingsList /> : <BlockUsage />}
      </TabPanel>
    </ToolPage>
  );
}

/** Lists the findings of all documents. Each links to its field. */
function FindingsList() {
  const { findings, restart, ...progress } = useFindings();
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const shown = isErrorsOnly ? findings.filter(({ level }) => level === "error") : findings;

  return (
    <Stack gap={4}>
      <Flex align="center" gap={4} wrap="wrap">
        <Text muted aria-live="polite">
          {progressText(progress, findings.length)}
        </Text>
        <Button
          mode="ghost"
          text="Check again"
          disabled={progress.checked !== progress.outdated}
          onClick={restart}
        />
        <Flex as="label" align="center" gap={2}>
          <Checkbox checked={isErrorsOnly} onChange={() => setIsErrorsOnly(!isErrorsOnly)} />
          <Text size={1}>Errors only</Text>
        </Flex>
      </Flex>
      <FindingGroups findings={shown} />
    </Stack>
  );
}
