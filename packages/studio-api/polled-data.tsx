import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";

import type { ApiError } from "./api-client.ts";
import type { Polled } from "./polling.ts";

interface PolledDataProps<Data> {
  polled: Polled<Data>;
  /** What is being loaded. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** Shows data of an API, or why there is none. After a failed request, a notice is above the data that was loaded before. */
export function PolledData<Data>({
  polled: { data, error, refresh },
  what,
  children,
}: PolledDataProps<Data>) {
  if (data === undefined)
    return error ? (
      <ErrorNotice error={error} onRetry={refresh} />
    ) : (
      <Box padding={5}>
        <Text as="output" muted>
          Loading {what} …
        </Text>
      </Box>
    );
  return (
    <Flex direction="column" height="fill">
      <output>
        {error && (
          <Card tone="caution" padding={3} borderBottom>
            <Text size={1}>This may be out of date. The Studio keeps trying. {error.message}</Text>
          </Card>
        )}
      </output>
      <Box flex={1} style={{ minHeight: 0 }}>
        {children(data)}
      </Box>
    </Flex>
  );
}

/** Shown instead of data, with a button to try again if that may help. */
export function ErrorNotice({ error, onRetry }: { error: ApiError; onRetry?: () => void }) {
  const isTemporary = error.kind === "unreachable" || error.kind === "failed";
  return (
    <Container width={1} padding={5}>
      <Card tone={isTemporary ? "critical" : "caution"} padding={4} radius={3} border role="alert">
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            {error.title}
          </Heading>
          <Text>{error.message}</Text>
          {isTemporary && onRetry && (
            <div>
              <Button mode="ghost" text="Try again" onClick={onRetry} />
            </div>
          )}
        </Stack>
      </Card>
    </Container>
  );
}
