/** An attribute of the body of a page in draft mode. Nothing on such a page counts in the statistics (docs/behavior.md §9.7). */
export const DRAFT_ATTRIBUTE = "data-draft-mode";

/**
 * Whether this document was loaded in draft mode. That decides for all that is counted, also if draft mode ends in another window: the
 * document then goes on without statistics (page-events.client.tsx), so its quote request must not be counted either.
 */
export function isDraftPage(): boolean {
  return document.body.hasAttribute(DRAFT_ATTRIBUTE);
}
