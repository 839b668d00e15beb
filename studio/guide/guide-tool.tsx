import { BookIcon } from "@sanity/icons/Book";
import { Box, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { Tool } from "sanity";

import { chapters } from "#guide/chapters.ts";

/** A tool with the guide for editors, in the order in which a new editor needs its chapters. */
export const guideTool: Tool = { name: "guide", title: "Editor's guide", icon: BookIcon, component: Guide };

function Guide() {
  return (
    <Box overflow="auto" height="fill">
      <Container width={1} padding={5} as="article">
        <Stack gap={6}>
          <Heading as="h1" size={3}>
            Editor's guide
          </Heading>
          {chapters.map(({ title, steps, remark }) => (
            <Stack key={title} gap={4} as="section">
              <Heading as="h2" size={1}>
                {title}
              </Heading>
              <ol style={{ margin: 0, padding: 0, display: "grid", gap: "0.75em", listStyle: "none" }}>
                {steps.map((step, index) => (
                  // Text crops the space above its letters, so the numbers of a native list would sit higher than their lines.
                  <Flex key={step} as="li" gap={2}>
                    <Text style={{ minWidth: "1.5em" }}>{index + 1}.</Text>
                    <Text>{step}</Text>
                  </Flex>
                ))}
              </ol>
              {remark !== undefined && (
                <Card tone="primary" padding={3} radius={2}>
                  <Text size={1}>{remark}</Text>
                </Card>
              )}
            </Stack>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}
