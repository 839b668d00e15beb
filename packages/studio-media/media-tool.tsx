import { Box, Flex, TabPanel } from "@sanity/ui";
import { createKeptState } from "studio-kit/kept-state.ts";
import { Tabs } from "studio-kit/ui.tsx";

import { SimilarPictures, UnusedAssets } from "./asset-lists.tsx";
import { AssetTexts } from "./asset-texts.tsx";
import { LibraryOptions, useLibrary } from "./library.tsx";

const VIEWS = [
  { name: "all", title: "All" },
  { name: "texts", title: "Alternative texts" },
  { name: "unused", title: "Not used" },
  { name: "similar", title: "Similar" },
] as const;

const useView = createKeptState<{ view: (typeof VIEWS)[number]["name"] }>({ view: "all" });

/** All pictures and files, their texts, those that nothing uses, and those that look alike. */
export default function MediaTool() {
  const [{ view }, change] = useView();
  const { tool } = useLibrary();
  return (
    <Flex direction="column" height="fill">
      <Box padding={2}>
        <Tabs tabs={VIEWS} selected={view} onSelect={(chosen) => change(() => ({ view: chosen }))} />
      </Box>
      <TabPanel id={`${view}-panel`} flex={1} overflow="auto" aria-labelledby={`${view}-tab`}>
        {view === "texts" && (
          <Box padding={4}>
            <AssetTexts />
          </Box>
        )}
        {view === "unused" && <UnusedAssets />}
        {view === "similar" && <SimilarPictures />}
        {view === "all" && (
          <LibraryOptions>
            <tool.component tool={tool} />
          </LibraryOptions>
        )}
      </TabPanel>
    </Flex>
  );
}
