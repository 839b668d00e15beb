import type {
  FooterColumn,
  Menu,
  MenuGroup,
  MenuLink,
  Navigation,
} from "../../../web/cms/types.generated.ts";
import type { SeedOf } from "./document-types.ts";
import { keyed, type Keyed, keyOf } from "./keys.ts";
import { toPage } from "./links.ts";

/** The label of an entry, the id of its page, and the spelling of the path if it differs from the path of the page. */
type Entry = readonly [label: string, id: string, spelling?: string];
interface Group {
  readonly label: string;
  readonly id?: string;
  readonly entries: readonly Entry[];
}

const PRINTING: Group = {
  label: "3D Printing",
  id: "printing3d",
  entries: [
    ["SLA", "sla-printing"],
    ["SLS", "sls-printing"],
    ["DMLS", "dmls-printing"],
    ["MJF", "mjf-printing"],
    ["FDM", "fdm-printing"],
  ],
};
const PROCESSES: readonly Entry[] = [
  ["CNC machining", "cnc-machining"],
  ["Sheet metal fabrication", "sheet-metal-fabrication"],
  ["Vacuum casting", "urethane-casting"],
  ["Injection molding", "injection-molding"],
  ["Die casting", "die-casting"],
];
const FINISH: Entry = ["Surface finish", "surface-finish"];
const MATERIALS: Group = {
  label: "Materials",
  entries: [
    ["3D printing materials", "printing3d-materials"],
    ["CNC machining materials", "cnc-machining-materials"],
    ["Sheet metal materials", "sheet-metal-materials"],
    ["Vacuum casting materials", "urethane-casting-materials"],
    ["Injection molding materials", "injection-molding-materials"],
    ["Die casting materials", "die-casting-materials"],
  ],
};
const KNOWLEDGE: readonly Entry[] = [
  ["Design guide", "design-guide"],
  ["Case studies", "case-studies"],
  ["Calculators", "calculators"],
  ["Manufacturing standards", "manufacturing-standards"],
  ["Part check", "part-check"],
  ["All materials", "materials"],
  ["Workmanship", "workmanship"],
  ["Finish samples", "finish-samples"],
];
const ABOUT: readonly Entry[] = [
  ["About us", "about-us"],
  ["Contact us", "contact-us"],
  ["Blog", "blog"],
  ["Videos", "videos"],
  ["Privacy policy", "privacy-policy", "/privacy-Policy"],
  ["Ordering", "ordering"],
  ["Quality", "quality"],
];
const INDUSTRIES: readonly Entry[] = [
  ["Aerospace & UAV", "aerospace-uav"],
  ["Automotive", "automotive"],
  ["Robotics & automation", "robotics-automation"],
  ["Communications", "communications"],
  ["Consumer products", "consumer-products"],
  ["Industrial", "industrial"],
  ["Medical", "medical"],
  ["Product development", "product-development"],
];

/** The header's menus and the footer's columns (docs/behavior.md §3.1), without entries whose page is not in `ids`. */
export function navigationTo(ids: ReadonlySet<string>): SeedOf<Navigation> {
  return {
    _id: "navigation",
    _type: "navigation",
    menus: [
      menu("Capabilities", [PRINTING, ...PROCESSES]),
      menu("Resources", [FINISH, MATERIALS, ...KNOWLEDGE]),
      menu("About", ABOUT),
      menu("Industries", INDUSTRIES),
    ].filter(({ items }) => items.length > 0),
    footerColumns: [
      column("Capabilities", [["3D printing", "printing3d"], ...PRINTING.entries, ...PROCESSES]),
      column("Resources", [FINISH, ...MATERIALS.entries, ...KNOWLEDGE]),
      column("About", ABOUT),
      column("Industries", INDUSTRIES),
    ].filter(({ items }) => items.length > 0),
  };

  function links(entries: readonly Entry[]): Keyed<MenuLink>[] {
    const written = entries.filter(([, id]) => ids.has(id));
    return keyed(
      written.map(([label, id, spelling]) =>
        Object.assign(
          { _type: "menuLink" as const, label, link: toPage(id) },
          spelling === undefined ? {} : { spelling },
        ),
      ),
      ({ label }) => label,
    );
  }

  function group({ label, id, entries }: Group): Keyed<MenuGroup>[] {
    const items = links(entries);
    const link = id !== undefined && ids.has(id) ? { link: toPage(id) } : {};
    return items.length === 0 ? [] : [{ _key: keyOf(label), _type: "menuGroup", label, ...link, items }];
  }

  function menu(label: string, parts: readonly (Entry | Group)[]): Keyed<Menu> {
    const items = parts.flatMap((part): Menu["items"] => ("label" in part ? group(part) : links([part])));
    return { _key: keyOf(label), _type: "menu", label, items };
  }

  function column(title: string, entries: readonly Entry[]): Keyed<FooterColumn> {
    return { _key: keyOf(title), _type: "footerColumn", title, items: links(entries) };
  }
}
