import { check } from "part-check/check.ts";
import { largeStep } from "part-check/corpus/large-step.ts";
import { machines, rules } from "part-check/corpus/rules.ts";
import { startCadReader } from "part-check/read/node-cad-reader.ts";

// Prints the time and memory of one check. bench/part-check/main.ts starts it: `node check-file.ts stl 10000000`.

const [kind, size] = process.argv.slice(2);
const bytes = Number(size);

/** A ring with waves as binary STL, of about the given number of bytes. */
function wavyRing(): Blob {
  const around = Math.round(Math.sqrt(bytes / 50 / 2) * 4);
  const across = Math.round(bytes / 50 / 2 / around);
  const view = new DataView(new ArrayBuffer(84 + 100 * around * across));
  view.setUint32(80, 2 * around * across, true);
  const point = (i: number, j: number): readonly number[] => {
    const [u, w] = [(2 * Math.PI * i) / around, (2 * Math.PI * j) / across];
    const radius = 12 + Math.sin(24 * u) * Math.cos(3 * w);
    const far = 80 + radius * Math.cos(w);
    return [far * Math.cos(u), far * Math.sin(u), radius * Math.sin(w)];
  };
  let at = 84;
  const write = (...corners: readonly (readonly number[])[]) => {
    for (const [index, value] of corners.flat().entries()) view.setFloat32(at + 12 + 4 * index, value, true);
    at += 50;
  };
  for (let i = 0; i < around; i += 1)
    for (let j = 0; j < across; j += 1) {
      const [a, b] = [point(i, j), point((i + 1) % around, j)];
      const [c, d] = [point((i + 1) % around, (j + 1) % across), point(i, (j + 1) % across)];
      write(a, b, c);
      write(a, c, d);
    }
  return new Blob([view.buffer]);
}

const file = kind === "step" ? await largeStep(bytes) : wavyRing();
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
