import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Box, Container, Heading, Stack, Tab, TabList, TabPanel } from "@sanity/ui";
import { useState } from "react";
import type { Tool } from "sanity";

import { BlockUsage } from "#check/block-usage.tsx";
import { FindingsList } from "#check/findings-list.tsx";

/** A tool with the validation errors and warnings of all documents, and with the pages that use each block. */
export const checkTool: Tool = { name: "check", title: "Check", icon: CheckmarkCircleIcon, component: Check };

function Check() {
  const [tab, setTab] = useState<"findings" | "blocks">("findings");
  return (
    <Box overflow="auto" height="fill">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Check
          </Heading>
          <TabList gap={2}>
            <Tab
              id="findings-tab"
              aria-controls="findings"
              label="Errors and warnings"
              selected={tab === "findings"}
              onClick={() => setTab("findings")}
            />
            <Tab
              id="blocks-tab"
              aria-controls="blocks"
              label="Where blocks are used"
              selected={tab === "blocks"}
              onClick={() => setTab("blocks")}
            />
          </TabList>
          <TabPanel id={tab} aria-labelledby={`${tab}-tab`}>
            {tab === "findings" ? <FindingsList /> : <BlockUsage />}
          </TabPanel>
        </Stack>
      </Container>
    </Box>
  );
}
