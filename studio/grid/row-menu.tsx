import { AddIcon } from "@sanity/icons/Add";
import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { EditIcon } from "@sanity/icons/Edit";
import { EllipsisHorizontalIcon } from "@sanity/icons/EllipsisHorizontal";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";
import type { KeyboardEvent } from "react";

import type { GridActions, GridRow } from "#grid/model.ts";

interface RowMenuProps {
  id: string;
  label: string;
  row: GridRow;
  isFirst: boolean;
  isLast: boolean;
  actions: GridActions;
  readOnly: boolean;
  onAdd: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The menu of a row. The arrow keys reach its button; Tab goes from cell to cell. */
export function RowMenu({ id, label, row, isFirst, isLast, actions, readOnly, onAdd, onKey }: RowMenuProps) {
  const canMove = !readOnly && row.isHeading !== true;
  return (
    <MenuButton
      id={`menu-${id.replaceAll(" ", "-")}`}
      button={
        <Button
          data-cell={id}
          aria-label={label}
          icon={EllipsisHorizontalIcon}
          mode="bleed"
          fontSize={1}
          padding={2}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === "ArrowRight" || event.key === "Escape" || event.altKey) onKey(event);
          }}
        />
      }
      menu={
        <Menu>
          {actions.open !== undefined && (
            <MenuItem icon={EditIcon} text="Open row" onClick={() => actions.open?.(row.key)} />
          )}
          {!readOnly && <MenuItem icon={AddIcon} text="Add row below" onClick={onAdd} />}
          {canMove && !isFirst && (
            <MenuItem
              icon={ArrowUpIcon}
              text="Move up"
              onClick={() => {
                actions.move(row.key, -1);
              }}
            />
          )}
          {canMove && !isLast && (
            <MenuItem
              icon={ArrowDownIcon}
              text="Move down"
              onClick={() => {
                actions.move(row.key, 1);
              }}
            />
          )}
          {canMove && (
            <MenuItem
              icon={TrashIcon}
              tone="critical"
              text="Remove row"
              onClick={() => {
                actions.remove(row.key);
              }}
            />
          )}
        </Menu>
      }
      popover={{ portal: true, placement: "right-start" }}
    />
  );
}
