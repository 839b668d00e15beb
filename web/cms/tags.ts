// Cache tags of query results. A publish expires the tags of what it changed: revalidate/receive-webhook.ts.

/** Every result has this tag, for a publish that does not say all that it changed. */
export const everythingTag = "everything";

/** The routes change only when a path does. */
export const routesTag = "routes";

export function documentTag(id: string): string {
  return `document:${id}`;
}

export function typeTag(type: string): string {
  return `type:${type}`;
}
