// Cache tags of query results. A publish expires the tags of what it changed: revalidate/expired-tags.ts.

/** The routes change only when a path does. */
export const routesTag = "routes";

export function documentTag(id: string): string {
  return `document:${id}`;
}

export function typeTag(type: string): string {
  return `type:${type}`;
}
