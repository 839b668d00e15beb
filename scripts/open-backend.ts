import type { Addresses } from "./addresses.ts";
import type { Part } from "./process.ts";
import { untilAnswers } from "./ready.ts";
import type { Stack } from "./stack.ts";
import type { Steps } from "./steps.ts";

/** Starts the backend and gives an empty dataset its first content. Does nothing in hosted mode, where ADMIN_API_URL names another. */
export async function openBackend(
  stack: Stack,
  server: Part,
  seed: Part,
  { backend }: Addresses,
  { step }: Steps,
): Promise<void> {
  if (!backend) return;

  await step("Backend answers", () => untilAnswers(`${backend.localUrl}/health`, stack.start(server)));
  await step("First content", () => stack.run(seed));
}
