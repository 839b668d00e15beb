import { AddIcon } from "@sanity/icons/Add";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { EllipsisHorizontalIcon } from "@sanity/icons/EllipsisHorizontal";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";

interface ColumnMenuProps {
  index: number;
  count: number;
  onAdd: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What can be done with a column of a table. */
export function ColumnMenu({ index, count, onAdd, onMove, onRemove }: ColumnMenuProps) {
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
          <MenuItem icon={AddIcon} text="Add column on the right" onClick={onAdd} />
          {index > 0 && (
            <MenuItem
              icon={ArrowLeftIcon}
              text="Move left"
              onClick={() => {
                onMove(-1);
              }}
            />
          )}
          {index < count - 1 && (
            <MenuItem
              icon={ArrowRightIcon}
              text="Move right"
              onClick={() => {
                onMove(1);
              }}
            />
          )}
          {count > 2 && <MenuItem icon={TrashIcon} tone="critical" text="Remove column" onClick={onRemove} />}
        </Menu>
      }
      popover={{ portal: true, placement: "bottom-start" }}
    />
  );
}
