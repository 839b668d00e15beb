import { DownIcon } from "#ui/icons.tsx";

import { isCurrent, type Item, type Menu } from "./entries.ts";
import { MenuLink, MenuLinks } from "./menu-link.tsx";

interface MenuPanelProps {
  menu: Menu;
  buttonClass: string;
  /** Of the menu's field, in the preview. */
  attributes: object;
}

/** A button of the header and the panel of links that it opens. */
export function MenuPanel({ menu, buttonClass, attributes }: MenuPanelProps) {
  const id = `menu-${menu.key}`;
  return (
    <div className="menu" {...attributes}>
      <button
        type="button"
        popoverTarget={id}
        data-current={isCurrent(menu) || undefined}
        className={`menu-button ${buttonClass}`}
      >
        {menu.label}
        <DownIcon />
      </button>
      <div id={id} popover="auto" className="menu-panel shadow-dialog">
        <ul className={menu.items.length > 6 ? "columns-2 gap-8" : undefined}>
          {menu.items.map((item) => (
            <li key={item.key}>
              <MenuItem item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function MenuItem({ item }: { item: Item }) {
  if (item.kind === "entry") return <MenuLink entry={item} />;
  return (
    <>
      {item.entry ? <MenuLink entry={item.entry} /> : <p>{item.label}</p>}
      <MenuLinks entries={item.entries} />
    </>
  );
}
