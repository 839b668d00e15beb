import { check } from "part-check/check.ts";
import { largeStep } from "part-check/corpus/large-step.ts";
import { machines, rules } from "part-check/corpus/rules.ts";
import { startCadReader } from "part-check/read/node-cad-reader.ts";

import { wavyRing } from "../../../e2e/part-files.ts";

// Prints the time and memory of one check. tools/bench/part-check/main.ts starts it: `node check-file.ts stl 10000000`.

const [kind, size] = process.argv.slice(2);
const bytes = Number(size);

const file =
  kind === "step" ? await largeStep(bytes) : new Blob([new Uint8Array(wavyRing("part.stl", bytes).buffer)]);
const started = performance.now();
const startedCpu = process.cpuUsage();
let milliseconds = 0;
let cpu = 0;
await check({ file, fileName: `part.${kind}`, rules, machines }, startCadReader, (message) => {
  if (message.type === "error") throw new Error(message.text);
  if (message.type !== "result") return;
  milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(startedCpu);
  cpu = (user + system) / 1000;
});
const peak = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ milliseconds, cpu, peak, bytes: file.size }));
