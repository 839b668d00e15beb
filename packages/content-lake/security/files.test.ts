import { expect, test } from "vitest";

import { startLake } from "./attacked-lake.ts";

test("no file of the lake runs a script, regardless of the uploaded media type", async () => {
  await using attacked = await startLake();
  const types = ["image/x+xml", "video/x+xml", "text/html", "application/xhtml+xml", "text/xsl"];
  const policies = await Promise.all(
    types.map(async (type) => {
      const body = `<x xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script>${type}</x>`;
      const path = "/v2021-06-07/assets/files/production?filename=attack.xml";
      const headers = { "content-type": type };
      const uploaded = await attacked.send(path, { method: "POST", headers, body });
      const [, stored = ""] = /"path":"([^"]+)"/.exec(await uploaded.text()) ?? [];
      const file = await attacked.send(`/${stored}`);
      expect(await file.text()).toBe(body);
      return file.headers.get("content-security-policy");
    }),
  );
  for (const policy of policies) expect(policy).toMatch(/sandbox(?:;|$)/);
});
