import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Box, Button, Checkbox, Flex, Select, Stack, TabPanel, Text } from "@sanity/ui";
import { useState } from "react";
import type { Tool } from "sanity";
import { languageOf, SITE_LANGUAGE } from "schemas/fields/language.ts";
import { FindingGroups } from "studio-check/finding-groups.tsx";
import { progressText } from "studio-check/use-findings.ts";
import { Tabs, ToolPage } from "studio-kit/ui.tsx";

import { BlockUsage } from "#check/block-usage.tsx";
import { useFindings } from "#check/rules.ts";
import { documentTitle, languageName } from "#structure/titles.ts";

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
  const [language, setLanguage] = useState("");
  const languages = [...new Set(findings.map(({ document }) => languageOf(document)))].toSorted();
  const shown = findings.filter(
    ({ level, document }) =>
      (!isErrorsOnly || level === "error") && (language === "" || languageOf(document) === language),
  );

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
        {languages.some((code) => code !== SITE_LANGUAGE) && (
          <Box>
            <Select
              aria-label="Language"
              fontSize={1}
              value={language}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            >
              <option value="">All languages</option>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </Select>
          </Box>
        )}
      </Flex>
      <FindingGroups findings={shown} titleOf={documentTitle} />
    </Stack>
  );
}
