import { DownIcon } from "#ui/icons.tsx";

import { isCurrent, type Item, type Menu } from "./entries.ts";
import { MenuLink } from "./menu-link.tsx";

const LINK =
  "block py-2 text-15 hover:text-red-text aria-[current]:font-semibold aria-[current]:text-red-text";

/** A button of the header and the panel of links that it opens. */
export function MenuPanel({ menu, buttonClass }: { menu: Menu; buttonClass: string }) {
  const id = `menu-${menu.key}`;
  return (
    <div className="menu">
      <button
        type="button"
        popoverTarget={id}
        data-current={isCurrent(menu) || undefined}
        className={`menu-button ${buttonClass}`}
      >
        {menu.label}
        <DownIcon />
      </button>
      <div id={id} popover="auto" className="menu-panel border-t-2 border-ink bg-white p-5 shadow-dialog">
        <ul className={menu.items.length > 6 ? "columns-2 gap-8" : ""}>
          {menu.items.map((item) => (
            <li key={item.key} className="break-inside-avoid">
              <MenuItem item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function MenuItem({ item }: { item: Item }) {
  if (item.kind === "entry") return <MenuLink entry={item} className={LINK} />;
  return (
    <>
      {item.entry ? (
        <MenuLink entry={item.entry} className={LINK} />
      ) : (
        <p className="py-2 font-mono text-12 text-ink-3">{item.label}</p>
      )}
      <ul className="mb-2 border-l border-rule pl-4">
        {item.entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} className={LINK} />
          </li>
        ))}
      </ul>
    </>
  );
}
