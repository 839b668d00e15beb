import { soak } from "./soak.ts";

// `pnpm soak [KILLS]`: kills the lake at random times and checks that every acknowledged transaction survives.
const kills = Number(process.argv[2] ?? 20);
const { acknowledged, faults } = await soak({
  kills,
  writers: 20,
  listeners: 5,
  maxUptimeMs: 2500,
  log: (line) => console.log(`  ${line}`),
});
console.log(`  ${acknowledged} acknowledged transactions, ${kills} kills, ${faults.length} faults`);
for (const fault of faults) console.log(`  ${fault}`);
if (faults.length > 0) process.exitCode = 1;
