import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type QuoteRequestList, type QuoteRequestState, SEARCH_MAX_LENGTH, STATES } from "contracts/staff.ts";
import { useEffect, useState } from "react";
import { saveFile } from "studio-kit/download.ts";

import { STATE_LABELS } from "#quote-requests/format.ts";
import { exportQuery, type Search } from "#quote-requests/search.ts";
import { useStaffApi } from "#quote-requests/staff-api.ts";

/** How long a search waits for another key press. */
const DEBOUNCE_MS = 300;

const FILTERS = [undefined, ...STATES];

interface RequestFilterProps {
  search: Search;
  counts: QuoteRequestList["counts"];
  onSearch: (change: (search: Search) => Search) => void;
}

/** The search field, the filter by state and the export button. */
export function RequestFilter({ search, counts, onSearch }: RequestFilterProps) {
  const api = useStaffApi();
  const [text, setText] = useState(search.text);
  const [error, setError] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(
      () => onSearch((last) => (last.text === text ? last : { ...last, text, offset: 0 })),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  async function exportCsv(): Promise<void> {
    const result = await api.csv(exportQuery(search));
    setError(result.kind === "failed" ? result.error.message : undefined);
    if (result.kind === "failed") return;
    // A script from another origin cannot read the file name in the response headers.
    saveFile(result.data, `quote-requests-${new Date().toISOString().slice(0, 10)}.csv`);
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
              placeholder="Number, name, email, phone, text or note"
              maxLength={SEARCH_MAX_LENGTH}
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
            aria-label="Export list as CSV"
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
          {FILTERS.map((state) => (
            <Button
              key={state ?? "all"}
              mode={search.state === state ? "default" : "bleed"}
              fontSize={1}
              padding={2}
              aria-pressed={search.state === state}
              text={`${state === undefined ? "All" : STATE_LABELS[state]} ${countOf(state)}`}
              onClick={() => onSearch((last) => ({ ...last, state, offset: 0 }))}
            />
          ))}
        </Flex>
        {error !== undefined && (
          <Text size={1} role="alert">
            The table was not exported. {error}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
