import { createContentClient } from "./client.ts";
import { runCommand } from "./command.ts";
import { environment, readContentEnv } from "./env.ts";
import { seedIfEmpty } from "./seed-if-empty.ts";

await runCommand(async () => {
  const env = readContentEnv("write", environment);
  const { documents } = await seedIfEmpty(createContentClient(env));
  const place = `${env.projectId}/${env.dataset}`;
  return documents === 0
    ? `${place} has content already; nothing is imported.`
    : `${place} was empty: imported ${documents} documents.`;
});
