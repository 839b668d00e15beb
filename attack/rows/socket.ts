import { askLake, mutate } from "../lake.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";
import { talk } from "../socket.ts";

const PRESENCE = "/v2022-06-30/socket/production";
const LISTEN = "/v2025-02-19/data/listen/production?query=*&includeAllVersions=true";
const ELSEWHERE: readonly Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.7" },
  { forwarded: "for=203.0.113.7" },
  { "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example" },
];

/** A presence call that is as deep as it is long: less than the 64 kB that a message may have. */
function deepCall(depth: number): string {
  const locations = "[".repeat(depth) + "]".repeat(depth);
  return `{"id":"deep","method":"presence_announce","params":{"data":{"sessionId":"a","locations":${locations}}}}`;
}

export const socket: readonly Row[] = [
  {
    number: 60,
    area: "socket",
    title: "no message over a socket ends the lake",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      const pid = own.pidOf("backend");
      for (const headers of [{}, ELSEWHERE[0]]) {
        for (const message of [...[5000, 12_000, 31_000].map(deepCall), "{", "null", "[[[[", '{"id":{}}']) {
          const heard = await talk(own, PRESENCE, {
            ...(headers ? { headers } : {}),
            message,
            isEnough: (text) => text.includes('"error"'),
          });
          expectThat(
            trial,
            { request: `a presence call, ${message.length} bytes` },
            "an error in words",
            heard.includes('"error"'),
            heard.slice(0, 100),
          );
        }
      }
      await talk(own, LISTEN, { message: "[".repeat(60_000) });
      expectStatus(trial, await askLake(own, "/health"), 200);
      expectThat(
        trial,
        { request: "the backend" },
        "the same process",
        own.isRunning("backend") && own.pidOf("backend") === pid,
      );
    },
  },
  {
    number: 61,
    area: "socket",
    title: "a socket from elsewhere hears no drafts, as a request from elsewhere reads none",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      for (const [index, headers] of ELSEWHERE.entries()) {
        const name = `attacksocket${index}`;
        const heard = await talk(own, LISTEN, {
          headers,
          message: "{}",
          isEnough: (text) => text.includes(`"documentId":"${name}"`),
          afterwards: () =>
            mutate(own, [
              { create: { _id: `drafts.${name}`, _type: "person", name: "Draft" } },
              { create: { _id: name, _type: "person", name: "Published" } },
            ]),
        });
        await mutate(own, [{ delete: { id: `drafts.${name}` } }, { delete: { id: name } }]);
        const request = `listening with ${JSON.stringify(headers)}`;
        expectThat(
          trial,
          { request },
          "what is published",
          heard.includes(`"documentId":"${name}"`),
          heard.slice(0, 100),
        );
        expectThat(trial, { request }, "no draft", !heard.includes("drafts."));
      }
      const [headers = {}] = ELSEWHERE;
      const presence = await talk(own, PRESENCE, {
        headers,
        message: '{"id":1,"method":"presence_subscribe","params":{}}',
        isEnough: (text) => text.includes("4001"),
      });
      expectThat(
        trial,
        { request: "presence from elsewhere" },
        "sign in first",
        presence.includes("4001"),
        presence,
      );
    },
  },
];
