import { Button, Card, Container, Heading, Stack, Text } from "@sanity/ui";

import type { Refusal } from "#inquiries/staff-api.ts";

const HEADINGS: Readonly<Record<Refusal["kind"], string>> = {
  "signed-out": "You are signed out",
  forbidden: "Your role may not see this",
  "no-list": "No quote requests here",
  unreachable: "The admin host does not answer",
  failed: "The admin host could not answer",
};

/** Says why there is nothing to show, and offers another try where one may help. */
export function RefusalNotice({ refusal, onAgain }: { refusal: Refusal; onAgain?: () => void }) {
  const mayPass = refusal.kind === "unreachable" || refusal.kind === "failed";
  return (
    <Container width={1} padding={5}>
      <Card tone={mayPass ? "critical" : "caution"} padding={4} radius={3} border role="alert">
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            {HEADINGS[refusal.kind]}
          </Heading>
          <Text>{refusal.message}</Text>
          {mayPass && onAgain && (
            <div>
              <Button mode="ghost" text="Try again" onClick={onAgain} />
            </div>
          )}
        </Stack>
      </Card>
    </Container>
  );
}

/** Over what came earlier: it may be old. */
export function StaleNotice({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <output style={{ display: "block" }}>
      {refusal && (
        <Card tone="caution" padding={3} borderBottom>
          <Text size={1}>What you see may be old. The Studio keeps asking by itself. {refusal.message}</Text>
        </Card>
      )}
    </output>
  );
}
