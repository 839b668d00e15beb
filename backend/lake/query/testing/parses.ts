import { parse } from "groq-js";

import type { Json } from "../../documents/document.ts";

/** Whether groq-js takes a query that was made at random. It refuses with errors of its own. */
export function parses(query: string, params: Readonly<Record<string, Json>> = {}): boolean {
  try {
    parse(query, { params });
    return true;
  } catch (error) {
    if (error instanceof Error && /^(?:Groq(?:Syntax|Query))?Error$/.test(error.name)) return false;
    throw error;
  }
}
