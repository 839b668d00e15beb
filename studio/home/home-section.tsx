import { Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";

interface HomeSectionProps {
  title: string;
  /** A link to all of it. */
  more?: ReactNode;
  /** Shown when there are no items. */
  empty: string;
  items: readonly ReactNode[] | undefined;
}

/** A card of the home tool with a list. Undefined items are still loading. */
export function HomeSection({ title, more, empty, items }: HomeSectionProps) {
  return (
    <Card as="section" border radius={3} padding={4} aria-busy={items === undefined}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {title}
          </Heading>
          {more !== undefined && <Text size={1}>{more}</Text>}
        </Flex>
        {items === undefined || items.length === 0 ? (
          <Text size={1} muted>
            {items === undefined ? "Loading …" : empty}
          </Text>
        ) : (
          <Stack as="ul" gap={4} style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {items}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
