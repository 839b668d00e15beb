import type { Words } from "../catalog-type.ts";

export const sender: Words["sender"] = { reply: (email) => `Wir antworten an ${email}` };
