import { VersionsIcon } from "@sanity/icons/Versions";
import { Box, Card, Flex, Stack, Text, useMediaIndex } from "@sanity/ui";
import { type ComponentType, lazy, Suspense } from "react";
import { type ActiveToolLayoutProps, type Tool, type ToolMenuProps, useWorkspace } from "sanity";
import { useToolLink } from "studio-kit/links.tsx";

import type { FindSettings } from "./find-entries.ts";

/** Where Sanity's bar has the tools, from this index of its media queries on: 900 pixels. */
const WIDE = 3;

interface ToolMenuSettings {
  readonly find: FindSettings;
  /** A link to the help about a tool. */
  readonly ToolHelp: ComponentType<{ tool: string }>;
}

/** In place of the tools in the bar at the top, which hid half of them behind “…”: a box that finds things, and help for the tool. */
export function createToolMenu({ find, ToolHelp }: ToolMenuSettings) {
  const FindBox = lazy(async () => {
    const { FindBox: Component } = await import("./find-box.tsx");
    return { default: () => <Component settings={find} /> };
  });
  return function ToolMenu(props: ToolMenuProps) {
    if (props.context === "sidebar") return props.renderDefault(props);
    return (
      <Flex flex={1} align="center" justify="center" gap={1}>
        <Suspense>
          <FindBox />
        </Suspense>
        <ToolHelp tool={props.activeToolName ?? ""} />
      </Flex>
    );
  };
}

/** Lists of documents show long titles in two lines. By default they are cut after about 30 characters. */
const WHOLE_TITLES = `
  [data-testid="document-list-pane"] [data-testid="default-preview__header"] > :first-child > span > span {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 15px; white-space: normal;
  }`;

/** The tool with all tools on its left, in a wide window. */
export function ToolRailLayout(props: ActiveToolLayoutProps) {
  const { tools } = useWorkspace();
  if (useMediaIndex() < WIDE) return props.renderDefault(props);
  return (
    <Flex height="fill">
      <style>{WHOLE_TITLES}</style>
      <Card as="nav" aria-label="Tools" borderRight overflow="auto" style={{ flexShrink: 0, width: 76 }}>
        <Stack gap={1} padding={1}>
          {tools.map((tool) => (
            <RailLink key={tool.name} tool={tool} isActive={tool.name === props.activeTool.name} />
          ))}
        </Stack>
      </Card>
      <Box flex={1} style={{ minWidth: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  );
}

/** Sanity gives Releases no icon. */
function RailLink({
  tool: { name, title, icon: Icon = VersionsIcon },
  isActive,
}: {
  tool: Tool;
  isActive: boolean;
}) {
  return (
    <Card
      as="a"
      {...useToolLink(name)}
      data-as="a"
      radius={2}
      paddingX={1}
      paddingY={2}
      pressed={isActive}
      aria-current={isActive ? "page" : undefined}
      style={{ textDecoration: "none" }}
    >
      <Stack gap={2}>
        <Text size={2} align="center">
          <Icon />
        </Text>
        <Text size={0} align="center" weight="medium">
          {title}
        </Text>
      </Stack>
    </Card>
  );
}
