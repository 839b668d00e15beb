import { writeSync } from "node:fs";

import { editor, openTestLake } from "./lake.ts";

// durability.test.ts starts and kills this process. It writes without end and prints the id of each committed transaction.
const [file, run] = process.argv.slice(2);
if (file === undefined || run === undefined) throw new Error("Usage: node endless-writer.ts FILE RUN");

const lake = openTestLake({ file });
for (let index = 0; ; index += 1) {
  const transactionId = `${run}.${index}`;
  const document = { _id: transactionId, _type: "entry", text: "x".repeat(index % 5000) };
  const remove = index % 3 === 2 ? [{ delete: { id: `${run}.${index - 1}` } }] : [];
  const count = { patch: { id: "count", inc: { value: 1 } } };
  const mutations = [
    { createIfNotExists: { _id: "count", _type: "count", value: 0 } },
    { create: document },
    ...remove,
    count,
  ];
  lake.mutate(mutations, { identity: editor, transactionId });
  writeSync(1, `${transactionId}\n`);
}
