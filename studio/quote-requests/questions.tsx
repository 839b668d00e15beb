import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { MAX_QUESTION_LENGTH, type RequestEvent } from "contracts/request-page.ts";
import type { StaffPageChange } from "contracts/staff.ts";
import { useState } from "react";
import { fullTime } from "studio-kit/times.ts";
import { Hint, Labeled } from "studio-kit/ui.tsx";
import { useConfirmLeaving } from "studio-kit/use-confirm-leaving.ts";
import * as v from "valibot";

import { createDraftStore } from "#quote-requests/draft-store.ts";

const { loadDraft, storeDraft } = createDraftStore("quote-request-question", v.string());

/** Stores a change of the page of a request. Returns whether it was stored. */
export type ChangePage = (change: StaffPageChange) => Promise<boolean>;

interface QuestionsProps {
  /** The request. */
  id: string;
  events: readonly RequestEvent[];
  /** How the customer gets to know of a question. */
  hint: string;
  change: ChangePage;
}

/** Questions to the customer and the answers, with a form for the next question. */
export function Questions({ id: requestId, events, hint, change }: QuestionsProps) {
  const [text, setText] = useState(() => loadDraft(requestId) ?? "");
  const [isSending, setSending] = useState(false);
  const canSend = text.trim() !== "" && !isSending;
  useConfirmLeaving(text.trim() !== "");

  function write(next: string): void {
    storeDraft(requestId, next === "" ? undefined : next);
    setText(next);
  }

  async function ask(): Promise<void> {
    if (!canSend) return;
    setSending(true);
    // What was typed during the request remains.
    if ((await change({ kind: "ask", question: text })) && loadDraft(requestId) === text) write("");
    setSending(false);
  }

  return (
    <Stack gap={4}>
      {events
        .filter(({ kind }) => kind !== "progress")
        .map((event) => (
          <Card
            key={event.id}
            padding={3}
            radius={2}
            border
            tone={event.kind === "answer" ? "primary" : "default"}
          >
            <Stack gap={3}>
              <Hint>
                {event.kind === "question" ? "We asked" : "The customer wrote"}, {fullTime(event.at)}
              </Hint>
              <Text size={1} dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                {event.text}
              </Text>
            </Stack>
          </Card>
        ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Stack gap={3}>
          <Labeled label="Question to the customer" hint={hint}>
            {(id) => (
              <TextArea
                id={id}
                rows={3}
                fontSize={1}
                maxLength={MAX_QUESTION_LENGTH}
                value={text}
                onChange={(event) => write(event.currentTarget.value)}
              />
            )}
          </Labeled>
          <Flex>
            <Button type="submit" fontSize={1} mode="ghost" text="Send question" disabled={!canSend} />
          </Flex>
        </Stack>
      </form>
    </Stack>
  );
}
