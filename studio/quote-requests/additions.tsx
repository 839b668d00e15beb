import { Badge, Box, Button, Flex, Stack, Text } from "@sanity/ui";
import { ORDER_FIELDS, type OrderField, PART_FIELDS, type PartField } from "contracts/request-page.ts";
import type { StaffRequestPage } from "contracts/staff.ts";
import type { ReactNode } from "react";
import { Hint } from "studio-kit/ui.tsx";

import { fullTime } from "#quote-requests/format.ts";
import { newOrderFields, newParts } from "#quote-requests/new-details.ts";
import { useStaffApi } from "#quote-requests/polling.ts";
import type { ChangePage } from "#quote-requests/questions.tsx";
import { UploadedFile } from "#quote-requests/uploaded-file.tsx";

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
        <Box overflow="auto">
          <table style={{ borderCollapse: "collapse", width: "100%", fontSize: 13, textAlign: "start" }}>
            <thead>
              <tr>
                {PART_FIELDS.map((field) => (
                  <Cell key={field} as="th">
                    {PART_LABELS[field]}
                  </Cell>
                ))}
              </tr>
            </thead>
            <tbody>
              {details.parts.map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
                <tr key={index}>
                  {PART_FIELDS.map((field) => (
                    <Cell key={field} as="td" isNew={parts[index]?.has(field)}>
                      {part[field]}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
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

function NewBadge() {
  return (
    <Badge tone="caution" fontSize={0}>
      New
    </Badge>
  );
}

function Cell({
  as: Tag,
  isNew = false,
  children,
}: {
  as: "th" | "td";
  isNew?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Tag
      style={{
        padding: "6px 8px",
        verticalAlign: "top",
        textAlign: "start",
        borderBottom: "1px solid var(--card-border-color)",
        overflowWrap: "anywhere",
        minWidth: 70,
      }}
    >
      <bdi>{children}</bdi> {isNew && <NewBadge />}
    </Tag>
  );
}
