import { Badge, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { IntentLink } from "sanity/router";
import { isConfirmed } from "schemas/documents/capability.ts";
import { apiVersion } from "schemas/fields/lake.ts";
import { typedText } from "schemas/quantities/quantity-text.ts";

import type { Capability } from "#capabilities/capabilities-context.tsx";
import { capabilityTitle } from "#capabilities/capability-choices.ts";
import { type Confirmation, confirmationOf, storeConfirmation } from "#capability-table/confirmations.ts";
import { failureToast } from "#failure-toast.ts";
import { isUndo } from "#grid/key-commands.ts";
import { mayConfirmCapabilities } from "#roles.ts";

const CELL: CSSProperties = { textAlign: "start", padding: "0.6em 1em 0.6em 0", verticalAlign: "top" };
const LINE: CSSProperties = { borderTop: "1px solid var(--card-border-color)" };
const COLUMNS = ["Process", "Name", "Figures", "Source", "Owner", "Confirmed"];

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
  const { push } = useToast();
  const table = useRef<HTMLTableElement>(null);
  const [done, setDone] = useState<readonly Done[]>([]);
  const mayConfirm = mayConfirmCapabilities(user);

  const store = async (capability: Capability, confirmation: Confirmation) => {
    try {
      return await storeConfirmation(client, capability, confirmation);
    } catch (reason) {
      push(failureToast(`${capabilityTitle(capability)} was not changed`, reason));
      return undefined;
    }
  };
  const confirm = async (capability: Capability) => {
    moveFocus(table.current, 1);
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
    else if (event.key === "ArrowDown") moveFocus(table.current, 1);
    else if (event.key === "ArrowUp") moveFocus(table.current, -1);
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
      <table ref={table} style={{ width: "100%", borderCollapse: "collapse", fontSize: 13 }}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" style={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capabilities.map((capability) => (
            <tr key={capability._id} style={LINE}>
              <td style={CELL}>{capability.process}</td>
              <th scope="row" style={{ ...CELL, fontWeight: 500 }}>
                <IntentLink
                  intent="edit"
                  params={{ id: capability._id, type: "capability" }}
                  style={{ color: "var(--card-link-fg-color)" }}
                >
                  {capability.name}
                </IntentLink>
              </th>
              <td style={CELL}>
                {capability.figures.map((figure) => (
                  <div key={typedText(figure)}>{typedText(figure)}</div>
                ))}
              </td>
              <td style={CELL}>{capability.source}</td>
              <td style={CELL}>{capability.owner}</td>
              <td style={{ ...CELL, minWidth: "8em" }}>
                <ConfirmCell
                  capability={capability}
                  isEdited={edited.has(capability._id)}
                  onConfirm={mayConfirm ? () => void confirm(capability) : undefined}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

interface ConfirmCellProps {
  capability: Capability;
  isEdited: boolean;
  /** Undefined for an account that may not confirm. */
  onConfirm: (() => void) | undefined;
}

function ConfirmCell({ capability, isEdited, onConfirm }: ConfirmCellProps) {
  const { confirmedOn, confirmedBy } = capability;
  if (isConfirmed(capability)) return `${confirmedOn} by ${confirmedBy}`;
  return (
    <Stack gap={2}>
      {confirmedOn !== null && <Badge tone="caution">Changed since {confirmedOn}</Badge>}
      {isEdited ? (
        <Badge tone="caution">Publish its changes first</Badge>
      ) : onConfirm === undefined ? (
        <Badge>Not confirmed</Badge>
      ) : (
        <Button
          data-confirm
          fontSize={1}
          mode="ghost"
          text="Confirm"
          aria-label={`Confirm ${capabilityTitle(capability)}`}
          onClick={onConfirm}
        />
      )}
    </Stack>
  );
}

/** Moves the focus between the buttons of a table. */
function moveFocus(table: HTMLTableElement | null, by: 1 | -1): void {
  const buttons = [...(table?.querySelectorAll<HTMLElement>("[data-confirm]") ?? [])];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons[index + by]?.focus();
}
