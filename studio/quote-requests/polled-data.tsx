import { Button, Card, Container, Heading, Stack, Text } from "@sanity/ui";

import type { StaffApiError } from "#quote-requests/staff-api.ts";

const HEADINGS: Readonly<Record<StaffApiError["kind"], string>> = {
  "signed-out": "You are signed out",
  forbidden: "Your role does not have access to this",
  "no-list": "No quote requests here",
  unreachable: "The admin host is not responding",
  failed: "The admin host could not respond",
};

/** Shown instead of data, with a button to try again if that may help. */
export function ErrorNotice({ error, onRetry }: { error: StaffApiError; onRetry?: () => void }) {
  const isTemporary = error.kind === "unreachable" || error.kind === "failed";
  return (
    <Container width={1} padding={5}>
      <Card tone={isTemporary ? "critical" : "caution"} padding={4} radius={3} border role="alert">
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            {HEADINGS[error.kind]}
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

/** Shown above data that was loaded before the latest request failed. */
export function StaleNotice({ error }: { error: StaffApiError | undefined }) {
  return (
    <output style={{ display: "block" }}>
      {error && (
        <Card tone="caution" padding={3} borderBottom>
          <Text size={1}>This may be out of date. The Studio keeps trying. {error.message}</Text>
        </Card>
      )}
    </output>
  );
}
