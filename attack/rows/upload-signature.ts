import { API } from "../api.ts";
import { ask, newVisitor, postJson } from "../ask.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";
import { formOf, newKey, postForm, sign, STEP } from "../uploads.ts";

interface Variation {
  readonly what: string;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly file?: string;
}

async function variations({ target }: Trial): Promise<readonly Variation[]> {
  const [signature, other] = await Promise.all([sign(target.site), sign(target.site)]);
  const policy: { expiration: string; conditions: unknown[] } = JSON.parse(
    Buffer.from(signature.policy, "base64").toString(),
  );
  const encoded = (changed: object) =>
    Buffer.from(JSON.stringify({ ...policy, ...changed })).toString("base64");
  const own = (fields: Variation["fields"]) => ({ ...formOf(signature), ...fields });
  const flipped = `${signature.signature.startsWith("A") ? "B" : "A"}${signature.signature.slice(1)}`;
  return [
    { what: "a key of another signature", fields: own({ key: newKey(other) }) },
    { what: "a key beside the folder", fields: own({ key: `${signature.dir.slice(0, -1)}x/a.step` }) },
    { what: "a key that climbs out", fields: own({ key: `${signature.dir}../../x.step` }) },
    { what: "a key with NUL", fields: own({ key: `${signature.dir}a.step\u0000.exe` }) },
    { what: "a key of 1,000 characters", fields: own({ key: `${signature.dir}${"a".repeat(1000)}.step` }) },
    { what: "0 bytes", fields: own({}), file: "" },
    { what: "a policy for more bytes", fields: own({ policy: encoded({ conditions: [] }) }) },
    {
      what: "a policy for longer",
      fields: own({ policy: encoded({ expiration: "2099-01-01T00:00:00.000Z" }) }),
    },
    { what: "the same policy, encoded anew", fields: own({ policy: `${signature.policy}\n` }) },
    { what: "one character of the signature changed", fields: own({ signature: flipped }) },
    { what: "no signature", fields: own({ signature: undefined }) },
    { what: "no policy", fields: own({ policy: undefined }) },
    { what: "the signature of another policy", fields: own({ signature: other.signature }) },
    { what: "another access key", fields: own({ OSSAccessKeyId: "root" }) },
    { what: "another status", fields: own({ success_action_status: "201" }) },
  ];
}

export const uploadSignature: readonly Row[] = [
  {
    number: 43,
    area: "upload",
    title: "whatever differs from what was signed is refused",
    async attack(trial) {
      const { site } = trial.target;
      const signature = await sign(site);
      for (const { what, fields, file = STEP } of await variations(trial)) {
        const defined = Object.fromEntries(
          Object.entries(fields ?? {}).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
          ),
        );
        expectStatus(trial, await postForm(signature, defined, file, { what }), 400, 403);
      }
      const { origin, pathname } = new URL(signature.host);
      const elsewhere = { ...signature, host: `${origin}${pathname}/another-bucket` };
      expectStatus(
        trial,
        await postForm(elsewhere, formOf(signature), STEP, { what: "another bucket" }),
        403,
        404,
      );
      const form = formOf(signature);
      const read = await ask(origin, `${pathname}/${form["key"]}`);
      expectStatus(trial, read, 403);
      expectStatus(trial, await postForm(signature, form, STEP, { what: "as it was signed" }), 200);
      trial.note(
        "A file above the policy's size: row 49, and backend/storage/routes.test.ts with a small policy.",
      );
      trial.note(
        "Other content types: the specified form has no such field; what counts is the content, row 46.",
      );
      trial.note('An expired policy: backend/storage/routes.test.ts, "a policy that has expired".');
    },
  },
  {
    number: 44,
    area: "upload",
    title: "a signature is for a plain folder and nothing else",
    async attack(trial) {
      const paths = [
        "../../x",
        "a.pdf%00.exe",
        "a.pdf\u0000.exe",
        "a.pdf.exe",
        "a".repeat(300),
        "x\u202Egpj",
        ".htaccess",
        "",
        "a/b",
        "/",
        "C:\\x",
      ];
      for (const filePath of paths) {
        const answer = await postJson(
          trial.target.site,
          API.signature,
          { filePath },
          { what: JSON.stringify(filePath).slice(0, 40) },
        );
        expectStatus(trial, answer, 400);
        expectThat(trial, answer, "says why", answer.body.includes("filePath"), answer.body);
      }
      for (const size of [-1, 1e99, "500", 524_288_001]) {
        const body = { filePath: "quote", size };
        expectStatus(
          trial,
          await postJson(trial.target.site, API.signature, body, { what: `size ${size}` }),
          400,
        );
      }
      const signature = await sign(trial.target.site);
      const reserved = await postJson(trial.target.site, API.signature, { filePath: "CON" }, { what: "CON" });
      // Harmless in object storage: no file system ever sees the name.
      expectStatus(trial, reserved, 200);
      expectThat(
        trial,
        reserved,
        "a random folder below it, like any other",
        /"dir":"CON\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\/"/.test(reserved.body),
        reserved.body,
      );
      const named = formOf(signature, { name: "../../CON\u202E.step" });
      expectStatus(
        trial,
        await postForm(signature, named, STEP, { what: "an evil name beside a good key" }),
        200,
      );
      trial.note("Names are kept as metadata only: files lie under the hash of their key.");
    },
  },
  {
    number: 45,
    area: "upload",
    title: "signatures are few, short-lived, and each opens one small folder",
    async attack(trial) {
      const { site } = trial.target;
      const visitor = newVisitor();
      const answers = await Promise.all(
        Array.from({ length: 1000 }, () => postJson(site, API.signature, { filePath: "quote" }, { visitor })),
      );
      const given = answers.filter(({ status }) => status === 200);
      const limited = answers.filter(({ status }) => status === 429);
      const request = { request: `1,000 × POST ${API.signature} of one visitor` };
      expectThat(
        trial,
        request,
        "429 after at most 60",
        given.length <= 60 && given.length + limited.length === 1000,
        `${given.length} × 200, ${limited.length} × 429`,
      );
      const dirs = new Set(given.map(({ body }) => /"dir":"([^"]+)"/.exec(body)?.[1]));
      expectThat(
        trial,
        request,
        "a folder of its own each",
        dirs.size === given.length,
        `${dirs.size} folders`,
      );

      const signature = await sign(site);
      const { expiration }: { expiration: string } = JSON.parse(
        Buffer.from(signature.policy, "base64").toString(),
      );
      const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
      expectThat(
        trial,
        request,
        "good for at most 30 minutes",
        minutes <= 30.1,
        `${minutes.toFixed(1)} minutes`,
      );

      const puts = await Promise.all(
        Array.from({ length: 30 }, () => postForm(signature, formOf(signature))),
      );
      const stored = puts.filter(({ status }) => status === 200).length;
      expectThat(
        trial,
        { request: "30 files at once into one folder" },
        "at most 10 stored",
        stored <= 10,
        `${stored} stored`,
      );
    },
  },
];
