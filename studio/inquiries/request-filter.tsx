import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import type { QuoteRequestList, QuoteRequestState } from "contracts/staff.ts";
import { useEffect, useState } from "react";

import { saveBlob } from "#inquiries/save-blob.ts";
import { matchesOf, type Search } from "#inquiries/search.ts";
import type { StaffApi } from "#inquiries/staff-api.ts";

/** Spec §9: how long a search waits for the next key. */
const DEBOUNCE_MS = 300;

const FILTERS: readonly { readonly state: QuoteRequestState | undefined; readonly label: string }[] = [
  { state: undefined, label: "All" },
  { state: "new", label: "New" },
  { state: "answered", label: "Answered" },
  { state: "spam", label: "Spam" },
];

export function RequestFilter({
  api,
  search,
  counts,
  onSearch,
}: {
  api: StaffApi;
  search: Search;
  counts: QuoteRequestList["counts"];
  onSearch: (change: (search: Search) => Search) => void;
}) {
  const [text, setText] = useState(search.text);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(
      () => onSearch((last) => (last.text === text ? last : { ...last, text, offset: 0 })),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  async function exportCsv(): Promise<void> {
    const answer = await api.csv(matchesOf(search));
    setFailure(answer.kind === "refused" ? answer.refusal.message : undefined);
    if (answer.kind === "given")
      saveBlob(answer.data, `quote-requests-${new Date().toISOString().slice(0, 10)}.csv`);
  }

  const countOf = (state: QuoteRequestState | undefined) =>
    state === undefined ? counts.new + counts.answered + counts.spam : counts[state];
  return (
    <Card borderBottom padding={3} style={{ position: "sticky", top: 0, zIndex: 1 }}>
      <Stack gap={3}>
        <Flex gap={2}>
          <Stack flex={1}>
            <TextInput
              type="search"
              icon={SearchIcon}
              fontSize={1}
              aria-label="Search quote requests"
              placeholder="Name, e-mail, phone, text or note"
              maxLength={200}
              value={text}
              clearButton={text !== ""}
              onClear={() => setText("")}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Stack>
          <Button
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text="CSV"
            aria-label="Export what is listed as CSV"
            onClick={() => void exportCsv()}
          />
        </Flex>
        <Flex
          as="fieldset"
          gap={1}
          wrap="wrap"
          aria-label="State"
          style={{ border: 0, margin: 0, padding: 0 }}
        >
          {FILTERS.map(({ state, label }) => (
            <Button
              key={label}
              mode={search.state === state ? "default" : "bleed"}
              fontSize={1}
              padding={2}
              aria-pressed={search.state === state}
              text={`${label} ${countOf(state)}`}
              onClick={() => onSearch((last) => ({ ...last, state, offset: 0 }))}
            />
          ))}
        </Flex>
        {failure !== undefined && (
          <Text size={1} role="alert">
            The table was not exported. {failure}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
