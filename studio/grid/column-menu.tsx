import { AddIcon } from "@sanity/icons/Add";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { EllipsisHorizontalIcon } from "@sanity/icons/EllipsisHorizontal";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";

import type { GridActions } from "#grid/model.ts";

interface ColumnMenuProps {
  index: number;
  count: number;
  actions: NonNullable<GridActions["columns"]>;
}

/** The menu of a column of a table. */
export function ColumnMenu({ index, count, actions }: ColumnMenuProps) {
  return (
    <MenuButton
      id={`column-${index}`}
      button={
        <Button
          aria-label={`Column ${index + 1}`}
          icon={EllipsisHorizontalIcon}
          mode="bleed"
          fontSize={1}
          padding={1}
        />
      }
      menu={
        <Menu>
          <MenuItem
            icon={AddIcon}
            text="Add column on the right"
            onClick={() => {
              actions.add(index);
            }}
          />
          {index > 0 && (
            <MenuItem
              icon={ArrowLeftIcon}
              text="Move left"
              onClick={() => {
                actions.move(index, -1);
              }}
            />
          )}
          {index < count - 1 && (
            <MenuItem
              icon={ArrowRightIcon}
              text="Move right"
              onClick={() => {
                actions.move(index, 1);
              }}
            />
          )}
          {count > 2 && (
            <MenuItem
              icon={TrashIcon}
              tone="critical"
              text="Remove column"
              onClick={() => {
                actions.remove(index);
              }}
            />
          )}
        </Menu>
      }
      popover={{ portal: true, placement: "bottom-start" }}
    />
  );
}
