import { Box, Flex, Tab, TabList } from "@sanity/ui";
import { useState } from "react";

import { SimilarPictures, UnusedAssets } from "#media/asset-lists.tsx";
import { LibraryOptions, useLibrary } from "#media/library.tsx";

const VIEWS = { all: "All", unused: "Not used", similar: "Similar" };

/** All pictures and files, those that nothing uses, and those that look alike. */
export default function MediaTool() {
  const [view, setView] = useState<keyof typeof VIEWS>("all");
  const { tool } = useLibrary();
  const tab = (name: keyof typeof VIEWS) => (
    <Tab
      id={`${name}-tab`}
      aria-controls="media-view"
      label={VIEWS[name]}
      selected={view === name}
      onClick={() => setView(name)}
    />
  );
  return (
    <Flex direction="column" height="fill">
      <Box padding={2}>
        <TabList gap={2}>
          {tab("all")}
          {tab("unused")}
          {tab("similar")}
        </TabList>
      </Box>
      <Box id="media-view" role="tabpanel" flex={1} overflow="auto" aria-labelledby={`${view}-tab`}>
        {view === "unused" && <UnusedAssets />}
        {view === "similar" && <SimilarPictures />}
        {view === "all" && (
          <LibraryOptions>
            <tool.component tool={tool} />
          </LibraryOptions>
        )}
      </Box>
    </Flex>
  );
}
