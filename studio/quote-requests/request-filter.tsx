import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type QuoteRequestList, SEARCH_MAX_LENGTH, STATES } from "contracts/staff.ts";
import { useEffect, useState } from "react";
import { saveFile } from "studio-kit/download.ts";
import { Choices } from "studio-kit/ui.tsx";

import { STATE_LABELS } from "#quote-requests/format.ts";
import { exportQuery, type Search } from "#quote-requests/search.ts";
import { useStaffApi } from "#quote-requests/staff-api.ts";

/** How long a search waits for another key press. */
const DEBOUNCE_MS = 300;

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
        <Choices
          label="State"
          mode="bleed"
          options={[
            { value: undefined, title: `All ${counts.new + counts.answered + counts.spam}` },
            ...STATES.map((value) => ({ value, title: `${STATE_LABELS[value]} ${counts[value]}` })),
          ]}
          value={search.state}
          onChange={(state) => onSearch((last) => ({ ...last, state, offset: 0 }))}
        />
        {error !== undefined && (
          <Text size={1} role="alert">
            The table was not exported. {error}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
