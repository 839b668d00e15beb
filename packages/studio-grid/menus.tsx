import { AddIcon } from "@sanity/icons/Add";
import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { EditIcon } from "@sanity/icons/Edit";
import { EllipsisHorizontalIcon } from "@sanity/icons/EllipsisHorizontal";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button, type ButtonProps } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";
import type { ComponentType, KeyboardEvent } from "react";

import type { GridActions, GridRow } from "./model.ts";

interface ColumnMenuProps {
  index: number;
  count: number;
  actions: NonNullable<GridActions["columns"]>;
}

/** The menu of a column of a table. */
export function ColumnMenu({ index, count, actions }: ColumnMenuProps) {
  return (
    <GridMenu id={`column-${index}`} button={{ "aria-label": `Column ${index + 1}`, padding: 1 }}>
      {[
        { icon: AddIcon, text: "Add column on the right", onClick: () => actions.add(index) },
        index > 0 && { icon: ArrowLeftIcon, text: "Move left", onClick: () => actions.move(index, -1) },
        index < count - 1 && {
          icon: ArrowRightIcon,
          text: "Move right",
          onClick: () => actions.move(index, 1),
        },
        count > 2 && {
          icon: TrashIcon,
          tone: "critical",
          text: "Remove column",
          onClick: () => actions.remove(index),
        },
      ]}
    </GridMenu>
  );
}

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
  const { key, isHeading } = row;
  const { rows } = actions;
  const canMove = rows !== undefined && !readOnly && isHeading !== true;
  const button = {
    "data-cell": id,
    "aria-label": label,
    padding: 2,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowRight" || event.key === "Escape" || event.altKey) onKey(event);
    },
  };
  return (
    <GridMenu id={`menu-${id.replaceAll(" ", "-")}`} button={button}>
      {[
        actions.open && { icon: EditIcon, text: "Open row", onClick: () => actions.open?.(key) },
        rows && !readOnly && { icon: AddIcon, text: "Add row below", onClick: onAdd },
        canMove && !isFirst && { icon: ArrowUpIcon, text: "Move up", onClick: () => rows.move(key, -1) },
        canMove && !isLast && { icon: ArrowDownIcon, text: "Move down", onClick: () => rows.move(key, 1) },
        canMove && {
          icon: TrashIcon,
          tone: "critical",
          text: "Remove row",
          onClick: () => rows.remove(key),
        },
      ]}
    </GridMenu>
  );
}

interface GridMenuItem {
  icon: ComponentType;
  text: string;
  tone?: "critical";
  onClick: () => void;
}

interface GridMenuProps {
  id: string;
  button: ButtonProps;
  /** Items that are not possible now are false or undefined. */
  children: readonly (GridMenuItem | false | undefined)[];
}

function GridMenu({ id, button, children }: GridMenuProps) {
  return (
    <MenuButton
      id={id}
      button={<Button icon={EllipsisHorizontalIcon} mode="bleed" fontSize={1} {...button} />}
      menu={<Menu>{children.map((item) => item && <MenuItem key={item.text} {...item} />)}</Menu>}
      popover={{ portal: true, placement: "bottom-start" }}
    />
  );
}
