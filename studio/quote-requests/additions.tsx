import { Box, Button, Flex, Stack, Text } from "@sanity/ui";
import {
  ORDER_FIELDS,
  type OrderField,
  PART_FIELDS,
  type PartField,
  type RequestPart,
} from "contracts/request-page.ts";
import type { StaffRequestPage } from "contracts/staff.ts";
import { type DataColumn, DataTable } from "studio-kit/data-table.tsx";
import { fullTime } from "studio-kit/times.ts";
import { Hint } from "studio-kit/ui.tsx";

import { newOrderFields, newParts } from "#quote-requests/new-details.ts";
import type { ChangePage } from "#quote-requests/questions.tsx";
import { useStaffApi } from "#quote-requests/staff-api.ts";
import { NewBadge, UploadedFile } from "#quote-requests/uploaded-file.tsx";

const PART_LABELS: Readonly<Record<PartField, string>> = {
  part: "Part",
  quantity: "Quantity",
  material: "Material",
  finish: "Finish",
  tolerance: "Tolerance",
  note: "Note",
};

const ORDER_LABELS: Readonly<Record<OrderField, string>> = {
  company: "Company",
  country: "Delivery country",
  wantedDate: "Needed by",
  incoterm: "Incoterm",
  nda: "NDA",
};

interface PartRow {
  readonly part: RequestPart;
  /** The fields that staff have not seen. */
  readonly newFields: ReadonlySet<PartField> | undefined;
}

const partColumns = PART_FIELDS.map((field): DataColumn<PartRow> => ({
  title: PART_LABELS[field],
  cell: ({ part, newFields }) => (
    <>
      <bdi>{part[field]}</bdi> {newFields?.has(field) && <NewBadge />}
    </>
  ),
}));

interface AdditionsProps {
  id: string;
  page: StaffRequestPage;
  change: ChangePage;
}

/** What the customer has added. What staff have not seen is marked. */
export function Additions({ id, page, change }: AdditionsProps) {
  const api = useStaffApi();
  const { details, files, changedAt, seenAt } = page;
  const parts = newParts(page);
  const newFields = newOrderFields(page);
  const order = ORDER_FIELDS.filter((field) => details[field] !== "");
  const hasNews = changedAt !== null && (seenAt === null || seenAt < changedAt);
  if (changedAt === null) return <Hint>The customer has added nothing yet.</Hint>;
  return (
    <Stack gap={4}>
      {details.parts.length > 0 && (
        <DataTable
          label="Parts"
          columns={partColumns}
          rows={details.parts.map((part, index) => ({ part, newFields: parts[index] }))}
          keyOf={({ part }) => part.id}
        />
      )}
      {order.map((field) => (
        <Flex key={field} gap={3} align="center">
          <Text size={1} muted>
            {ORDER_LABELS[field]}
          </Text>
          <Text size={1}>
            <bdi>{details[field]}</bdi>
          </Text>
          {newFields.has(field) && <NewBadge />}
        </Flex>
      ))}
      {files.map((file) => (
        <UploadedFile
          key={file.id}
          name={file.name}
          isNew={seenAt === null || file.addedAt > seenAt}
          load={() => api.downloadAdded(id, file.id)}
        />
      ))}
      <Flex gap={3} align="center">
        <Box flex={1}>
          <Hint>Last added {fullTime(changedAt)}</Hint>
        </Box>
        {hasNews && (
          <Button
            fontSize={1}
            mode="ghost"
            tone="primary"
            text="Mark as seen"
            onClick={() => void change({ kind: "seen", until: changedAt })}
          />
        )}
      </Flex>
    </Stack>
  );
}
