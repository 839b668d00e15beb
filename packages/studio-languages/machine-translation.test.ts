import type { TextPair } from "translations/translation.ts";
import { expect, test } from "vitest";

import { type MachineTranslation, proposeByMachine } from "./machine-translation.ts";

const pair = (path: string, text: string, more: Partial<TextPair> = {}): TextPair => ({
  path,
  text,
  kind: "plain",
  title: "Text",
  codes: [],
  needsTranslator: true,
  state: "missing",
  translation: undefined,
  translated: undefined,
  ...more,
});

const words = new Map([
  ["Milled parts", "Gefräste Teile"],
  ["See <1>the guide</1>", "Siehe <1>den Leitfaden</1>"],
  ["Up to <1/>", "Höchstens"],
]);

test("a function that is plugged in proposes translations of what is open", async () => {
  const asked: string[] = [];
  const machine: MachineTranslation = async (texts, languages) => {
    asked.push(...texts);
    expect(languages).toEqual({ from: "en", to: "de" });
    return texts.map((text) => words.get(text) ?? "");
  };
  const pairs = [
    pair("path", "/milling"),
    pair("title", "Milled parts"),
    pair("summary", "Known"),
    pair("blocks[0].heading", "Done", { state: "current" }),
    pair("blocks[0].text", "See <1>the guide</1>", { kind: "paragraph", state: "changed" }),
    pair("blocks[1].text", "Up to <1/>", { kind: "paragraph" }),
    pair("blocks[2].text", "Not translated"),
  ];
  const proposals = await proposeByMachine(machine, pairs, new Map([["Known", "Bekannt"]]), "de");
  expect(asked).toEqual(["Milled parts", "See <1>the guide</1>", "Up to <1/>", "Not translated"]);
  expect([...proposals]).toEqual([
    ["title", "Gefräste Teile"],
    ["blocks[0].text", "Siehe <1>den Leitfaden</1>"],
  ]);
});

test("a machine that answers too little, or fails, proposes nothing else", async () => {
  const pairs = [pair("a", "One"), pair("b", "Two")];
  expect([...(await proposeByMachine(async () => ["Eins"], pairs, new Map(), "de"))]).toEqual([
    ["a", "Eins"],
  ]);
  const fails = proposeByMachine(() => Promise.reject(new Error("quota")), pairs, new Map(), "de");
  await expect(fails).rejects.toThrow("quota");
});
