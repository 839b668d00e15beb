import { BookIcon } from "@sanity/icons/Book";
import { Flex, Stack, Text } from "@sanity/ui";
import type { Tool } from "sanity";

import { chapters } from "#guide/chapters.ts";
import { Notice, Section, ToolPage } from "#ui.tsx";

/** A tool with the guide for editors, in the order in which a new editor needs its chapters. */
export const guideTool: Tool = { name: "guide", title: "Editor's guide", icon: BookIcon, component: Guide };

function Guide() {
  return (
    <ToolPage title="Editor's guide" width={1}>
      <Stack as="article" gap={6}>
        {chapters.map(({ title, steps, remark }) => (
          <Section key={title} title={title} gap={4}>
            <ol style={{ margin: 0, padding: 0, display: "grid", gap: "0.75em", listStyle: "none" }}>
              {steps.map((step, index) => (
                // Text crops the space above its letters, so the numbers of a native list would sit higher than their lines.
                <Flex key={step} as="li" gap={2}>
                  <Text style={{ minWidth: "1.5em" }}>{index + 1}.</Text>
                  <Text>{step}</Text>
                </Flex>
              ))}
            </ol>
            {remark !== undefined && <Notice tone="primary">{remark}</Notice>}
          </Section>
        ))}
      </Stack>
    </ToolPage>
  );
}
