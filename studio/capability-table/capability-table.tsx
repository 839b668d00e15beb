import { Badge, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type KeyboardEvent, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { isConfirmed } from "schemas/documents/capability.ts";
import { apiVersion } from "schemas/fields/lake.ts";
import { typedText } from "schemas/quantities/quantity-field.ts";
import { isUndo } from "studio-grid/key-commands.ts";
import { type DataColumn, DataTable } from "studio-kit/data-table.tsx";
import { useFailureToast } from "studio-kit/failure-toast.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { useGrants } from "studio-kit/permissions.ts";

import type { Capability } from "#capabilities/capabilities-query.ts";
import { capabilityTitle } from "#capabilities/capability-choices.ts";
import { type Confirmation, confirmationOf, storeConfirmation } from "#capability-table/confirmations.ts";

interface CapabilityTableProps {
  /** Published capabilities. */
  capabilities: readonly Capability[];
  /** The ids of those with changes that are not published. */
  edited: ReadonlySet<string>;
}

/** A confirmation that can be undone: the capability as it was, and its revision now. */
interface Done {
  readonly before: Capability;
  readonly rev: string;
}

/** The figures of capabilities, which staff confirm row by row. */
export function CapabilityTable({ capabilities, edited }: CapabilityTableProps) {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const report = useFailureToast();
  const [done, setDone] = useState<readonly Done[]>([]);
  const published = capabilities.map(({ _id }) => ({ _id, _type: "capability" }));
  const grants = useGrants("update", published);

  const store = (capability: Capability, confirmation: Confirmation) =>
    storeConfirmation(client, capability, confirmation).catch(
      report(`${capabilityTitle(capability)} was not changed`),
    );
  const confirm = async (capability: Capability) => {
    moveFocus(1);
    const by = user?.name ?? user?.email ?? "";
    const rev = await store(capability, confirmationOf(capability, by, new Date()));
    if (rev !== undefined) setDone((all) => [...all, { before: capability, rev }]);
  };
  const undo = async () => {
    const last = done.at(-1);
    if (last === undefined) return;
    setDone(done.slice(0, -1));
    await store({ ...last.before, _rev: last.rev }, last.before);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isUndo(event)) void undo();
    else if (event.key === "ArrowDown") moveFocus(1);
    else if (event.key === "ArrowUp") moveFocus(-1);
    else return;
    event.preventDefault();
  };

  const last = done.at(-1);
  return (
    <Stack gap={3} onKeyDown={handleKey}>
      {last !== undefined && (
        <Card padding={3} radius={2} border tone="positive">
          <Flex gap={3} align="center">
            <Text as="output" size={1}>{`${capabilityTitle(last.before)} is confirmed.`}</Text>
            <Button fontSize={1} mode="ghost" text="Undo" onClick={() => void undo()} />
          </Flex>
        </Card>
      )}
      <DataTable
        label="Capabilities"
        columns={columnsOf(edited, ({ _id }) => (grants.get(_id) === true ? confirm : undefined))}
        rows={capabilities}
        keyOf={({ _id }) => _id}
      />
    </Stack>
  );
}

type Confirm = (capability: Capability) => Promise<void>;

function columnsOf(
  edited: ReadonlySet<string>,
  confirmOf: (capability: Capability) => Confirm | undefined,
): DataColumn<Capability>[] {
  return [
    { title: "Process", cell: ({ process }) => process },
    {
      title: "Name",
      isHeading: true,
      cell: ({ _id, name }) => <DocumentLink document={{ _id, _type: "capability" }}>{name}</DocumentLink>,
    },
    {
      title: "Figures",
      cell: ({ figures }) => figures.map((figure) => <div key={typedText(figure)}>{typedText(figure)}</div>),
    },
    { title: "Source", cell: ({ source }) => source },
    { title: "Owner", cell: ({ owner }) => owner },
    {
      title: "Confirmed",
      cell: (capability) => (
        <ConfirmCell
          capability={capability}
          isEdited={edited.has(capability._id)}
          confirm={confirmOf(capability)}
        />
      ),
    },
  ];
}

interface ConfirmCellProps {
  capability: Capability;
  isEdited: boolean;
  /** Undefined for an account that may not confirm. */
  confirm: Confirm | undefined;
}

function ConfirmCell({ capability, isEdited, confirm }: ConfirmCellProps) {
  const { confirmedOn, confirmedBy } = capability;
  if (isConfirmed(capability)) return `${confirmedOn} by ${confirmedBy}`;
  return (
    <Stack gap={2} style={{ minWidth: "7em" }}>
      {confirmedOn !== null && <Badge tone="caution">Changed since {confirmedOn}</Badge>}
      {isEdited ? (
        <Badge tone="caution">Publish its changes first</Badge>
      ) : confirm === undefined ? (
        <Badge>Not confirmed</Badge>
      ) : (
        <Button
          data-confirm
          fontSize={1}
          mode="ghost"
          text="Confirm"
          aria-label={`Confirm ${capabilityTitle(capability)}`}
          onClick={() => void confirm(capability)}
        />
      )}
    </Stack>
  );
}

/** Moves the focus between the buttons that confirm. */
function moveFocus(by: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-confirm]")];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons[index + by]?.focus();
}
