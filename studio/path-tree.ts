import { comparablePath } from "schemas/path.ts";

/** A document that has a path, as it stands in the lake. */
export interface PathRow {
  id: string;
  type: string;
  title: string | null;
  path: string;
  isPublished: boolean;
  isChanged: boolean;
}

export interface PathNode {
  /** The last part of the path; a slash for the home page. */
  name: string;
  path: string;
  /** Undefined where only pages below exist. */
  row: PathRow | undefined;
  children: PathNode[];
}

/** The pages of the site as a tree: a page whose path goes on from another's stands under it. */
export function pathTree(rows: readonly PathRow[]): PathNode[] {
  const top: PathNode = { name: "", path: "", row: undefined, children: [] };
  for (const row of rows.toSorted((a, b) => comparablePath(a.path).localeCompare(comparablePath(b.path)))) {
    const segments = comparablePath(row.path).split("/").filter(Boolean);
    const node = segments.reduce(childNamed, top);
    if (node === top) top.children.unshift({ name: "/", path: "/", row, children: [] });
    else node.row = row;
  }
  return top.children;
}

function childNamed(parent: PathNode, name: string): PathNode {
  const found = parent.children.find((child) => child.name === name);
  if (found !== undefined) return found;
  const child: PathNode = { name, path: `${parent.path}/${name}`, row: undefined, children: [] };
  parent.children.push(child);
  return child;
}
