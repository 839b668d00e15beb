import { check } from "../check.ts";
import { largeStep } from "../corpus/large-step.ts";
import { machines, rules } from "../corpus/rules.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import { wavyRing } from "../testing/wavy-ring.ts";

// Prints the time and memory of one check. main.ts starts it: `node check-file.ts stl 10000000`.

const [kind, size] = process.argv.slice(2);
const bytes = Number(size);

const file = kind === "step" ? await largeStep(bytes) : new Blob([wavyRing(bytes)]);
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
