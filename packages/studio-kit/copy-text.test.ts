import { expect, test, vi } from "vitest";

import { copyText } from "./copy-text.ts";

/** A browser whose page may use the clipboard, or not. Returns what was copied. */
function openPage({ isSecure }: { isSecure: boolean }) {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal("isSecureContext", isSecure);
  vi.stubGlobal("navigator", isSecure ? { clipboard } : {});
  return copied;
}

test("a text is copied", async () => {
  const copied = openPage({ isSecure: true });
  await copyText("https://site.example/offer");
  expect(copied).toEqual(["https://site.example/offer"]);
});

test("over plain HTTP, the reason is a sentence for editors", async () => {
  openPage({ isSecure: false });
  await expect(copyText("A text")).rejects.toThrow(/^Browsers only copy on pages whose address starts with/);
});
