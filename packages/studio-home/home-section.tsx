import { Box, Button, Card, ErrorBoundary, Flex, Heading, Stack, Text } from "@sanity/ui";
import { Children, type ReactNode, useState } from "react";
import { useUser } from "sanity";
import { Hint } from "studio-kit/ui.tsx";

interface HomeSectionProps {
  title: string;
  /** A link to the full list. */
  more?: ReactNode;
  /** Shown when there are no items. */
  empty: string;
  /** Undefined while loading. */
  items: readonly ReactNode[] | undefined;
  /** Shown while loading. */
  loading?: string;
  /** Why the items could not be loaded, or are not up to date. */
  problem?: string | undefined;
}

/** A column of sections. One that fails says so in its place, and the others stay. */
export function HomeColumn({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4}>
      {Children.map(children, (section) => (
        <Separate>{section}</Separate>
      ))}
    </Stack>
  );
}

function Separate({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState<unknown>();
  if (failure === undefined)
    return <ErrorBoundary onCatch={({ error }) => setFailure(error)}>{children}</ErrorBoundary>;
  return (
    <Card as="section" border radius={3} padding={4} tone="critical">
      <Stack gap={4}>
        <Text size={1}>A section could not be loaded: {reasonOf(failure)}</Text>
        <Box>
          <Button text="Try again" mode="ghost" onClick={() => setFailure(undefined)} />
        </Box>
      </Stack>
    </Card>
  );
}

/** What a section shows instead of a list that could not be loaded. Undefined if nothing failed. */
export function problemOf(failure: unknown): string | undefined {
  return failure === undefined ? undefined : `This list could not be loaded: ${reasonOf(failure)}`;
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : "unknown reason";
}

/** A card of the home tool with a list. */
export function HomeSection({ title, more, empty, items, loading = "Loading …", problem }: HomeSectionProps) {
  return (
    <Card as="section" border radius={3} padding={4} aria-busy={items === undefined && problem === undefined}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {title}
          </Heading>
          {more !== undefined && <Text size={1}>{more}</Text>}
        </Flex>
        {problem !== undefined && (
          <Text as="output" size={1}>
            {problem}
          </Text>
        )}
        {items !== undefined && items.length > 0 && (
          <Stack as="ul" gap={4} style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {items}
          </Stack>
        )}
        {problem === undefined && (items === undefined || items.length === 0) && (
          <Hint>{items === undefined ? loading : empty}</Hint>
        )}
      </Stack>
    </Card>
  );
}

interface HomeItemProps {
  details: ReactNode;
  /** Shows all of a long title, on several lines. Default: it is cut at the end of its line. */
  isWrapped?: boolean;
  children: ReactNode;
}

/** An item of a HomeSection: a title, usually a link, and a line of details. */
export function HomeItem({ details, isWrapped = false, children }: HomeItemProps) {
  return (
    <Stack as="li" gap={2}>
      {isWrapped ? (
        <Text size={1} style={{ overflowWrap: "anywhere" }}>
          {children}
        </Text>
      ) : (
        <Text size={1} textOverflow="ellipsis">
          {children}
        </Text>
      )}
      <Text size={1} muted textOverflow="ellipsis">
        {details}
      </Text>
    </Stack>
  );
}

/** The name of a person, to follow other details. Empty until it has loaded. */
export function PersonName({ id }: { id: string }) {
  const [user] = useUser(id);
  return user?.displayName === undefined ? null : ` · ${user.displayName}`;
}
