import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Button, Flex, Stack, TabPanel, Text } from "@sanity/ui";
import { useState } from "react";
import type { Tool } from "sanity";
import { blocks } from "schemas/blocks/index.ts";
import { languageOf, SITE_LANGUAGE } from "schemas/fields/language.ts";
import { typesWithBlocks } from "schemas/fields/routable-types.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";
import { countOf } from "stored-values/stored-value.ts";
import { BlockUsage } from "studio-blocks/block-usage.tsx";
import { FindingGroups } from "studio-check/finding-groups.tsx";
import { progressText } from "studio-check/use-findings.ts";
import { createKeptState } from "studio-kit/kept-state.ts";
import { ToolLink } from "studio-kit/links.tsx";
import { Check, FilterMenu, Notice, Tabs, ToolPage } from "studio-kit/ui.tsx";

import { flawedPictures, useFormerNameFlaw, usePictureTexts } from "#check/former-names.ts";
import { useFindings } from "#check/rules.ts";
import { documentTitle, languageName, TITLE } from "#structure/titles.ts";

/** A tool with the validation errors and warnings of all documents, and with the pages that use each block. */
export const checkTool: Tool = {
  name: "check",
  title: "Check",
  icon: CheckmarkCircleIcon,
  component: CheckTool,
};

const TABS = [
  { name: "findings", title: "Errors and warnings" },
  { name: "blocks", title: "Where blocks are used" },
] as const;

function CheckTool() {
  const [tab, setTab] = useState<(typeof TABS)[number]["name"]>("findings");
  return (
    <ToolPage title="Check">
      <Tabs tabs={TABS} selected={tab} onSelect={setTab} />
      <TabPanel id={`${tab}-panel`} aria-labelledby={`${tab}-tab`}>
        {tab === "findings" ? (
          <FindingsList />
        ) : (
          <BlockUsage
            blocks={[...blocks, sharedSection]}
            types={typesWithBlocks}
            title={TITLE}
            titleOf={documentTitle}
          />
        )}
      </TabPanel>
    </ToolPage>
  );
}

const useFilter = createKeptState({ isErrorsOnly: false, language: "" });

/** Lists the findings of all documents. Each links to its field. */
function FindingsList() {
  const { findings, restart, ...progress } = useFindings();
  const [{ isErrorsOnly, language }, change] = useFilter();
  const found = findings.map(({ document }) => languageOf(document));
  // The chosen language stays in the menu even if it has no findings.
  const languages = [...new Set(language === "" ? found : [...found, language])].toSorted();
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
        <Check
          label="Errors only"
          checked={isErrorsOnly}
          onChange={(isChosen) => change((before) => ({ ...before, isErrorsOnly: isChosen }))}
        />
        {languages.some((code) => code !== SITE_LANGUAGE) && (
          <FilterMenu
            label="Language"
            all="All languages"
            options={languages.map((code) => ({ value: code, title: languageName(code) }))}
            value={language}
            onChange={(code) => change((before) => ({ ...before, language: code }))}
          />
        )}
      </Flex>
      <FormerNamesInMedia />
      <FindingGroups findings={shown} titleOf={documentTitle} />
    </Stack>
  );
}

/** Pictures in Media have no form, so their texts are no findings with a link to a field. */
function FormerNamesInMedia() {
  const flaw = useFormerNameFlaw();
  const pictures = usePictureTexts();
  const flawed = flaw && pictures ? flawedPictures(pictures, flaw) : [];
  if (flawed.length === 0) return null;
  return (
    <Notice tone="caution">
      {countOf(flawed, "picture")} in Media {flawed.length === 1 ? "has" : "have"} a former name in the
      alternative text or the credit. <ToolLink path="media">Open Media</ToolLink> and choose “With a former
      name” under Alternative texts.
    </Notice>
  );
}
