import { newVisitor, postJson, send } from "../../sandbox/request.ts";
import { API } from "../../sandbox/site.ts";
import { BOUNDARY, getSignature, newKey, postFile, STEP, uploadFields } from "../../sandbox/uploads.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

interface Variation {
  readonly label: string;
  readonly form: Readonly<Record<string, string>>;
  readonly file?: string;
}

export const uploadSignature: readonly Row[] = [
  {
    number: 43,
    area: "upload",
    title: "an upload that differs from its signature is rejected",
    async attack(context) {
      const { siteUrl } = context.target;
      const signature = await getSignature(siteUrl);
      for (const { label, form, file = STEP } of await variations(context)) {
        expectStatus(context, await postFile(signature, form, file, { label }), 400, 403);
      }
      const { origin, pathname } = new URL(signature.host);
      const otherBucket = { ...signature, host: `${origin}${pathname}/another-bucket` };
      expectStatus(
        context,
        await postFile(otherBucket, uploadFields(signature), STEP, { label: "another bucket" }),
        403,
        404,
      );
      const form = uploadFields(signature);
      expectStatus(context, await send(origin, `${pathname}/${form["key"]}`), 403);
      expectStatus(context, await postFile(signature, form, STEP, { label: "as signed" }), 200);
      context.note(
        "A file above the policy's size: row 49, and admin/storage/routes.test.ts with a small policy.",
      );
      context.note(
        "Other content types: the specified form has no such field. The content is checked instead, row 46.",
      );
      context.note('An expired policy: admin/storage/routes.test.ts, "a policy that has expired".');
    },
  },
  {
    number: 44,
    area: "upload",
    title: "only a plain folder name gets a signature",
    async attack(context) {
      const { siteUrl } = context.target;
      const invalidPaths = [
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
      for (const filePath of invalidPaths) {
        const label = JSON.stringify(filePath).slice(0, 40);
        const response = await postJson(siteUrl, API.uploadSignature, { filePath }, { label });
        expectStatus(context, response, 400);
        expectThat(context, response, "names filePath", response.body.includes("filePath"), response.body);
      }
      for (const size of [-1, 1e99, "500", 524_288_001]) {
        const body = { filePath: "quote", size };
        const label = `size ${size}`;
        expectStatus(context, await postJson(siteUrl, API.uploadSignature, body, { label }), 400);
      }
      const signature = await getSignature(siteUrl);
      // Windows reserves this name. That is harmless in object storage, because it is never used as a file name.
      const reserved = await postJson(siteUrl, API.uploadSignature, { filePath: "CON" }, { label: "CON" });
      expectStatus(context, reserved, 200);
      expectThat(
        context,
        reserved,
        "a random folder below it, like any other",
        /"dir":"CON\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\/"/.test(reserved.body),
        reserved.body,
      );
      const form = uploadFields(signature, { name: "../../CON\u202E.step" });
      expectStatus(
        context,
        await postFile(signature, form, STEP, { label: "a malicious name with a valid key" }),
        200,
      );
      context.note("Names are kept as metadata only: files are stored under the hash of their key.");
    },
  },
  {
    number: 45,
    area: "upload",
    title:
      "signatures are limited and expire soon, and each allows uploads into one folder with a size limit",
    async attack(context) {
      const { siteUrl } = context.target;
      const visitor = newVisitor();
      const responses = await Promise.all(
        Array.from({ length: 1000 }, () =>
          postJson(siteUrl, API.uploadSignature, { filePath: "quote" }, { visitor }),
        ),
      );
      const given = responses.filter(({ status }) => status === 200);
      const limited = responses.filter(({ status }) => status === 429);
      const request = { request: `1,000 × POST ${API.uploadSignature} from one visitor` };
      expectThat(
        context,
        request,
        "429 after at most 60",
        given.length <= 60 && given.length + limited.length === 1000,
        `${given.length} × 200, ${limited.length} × 429`,
      );
      const folders = new Set(given.map(({ body }) => /"dir":"([^"]+)"/.exec(body)?.[1]));
      expectThat(
        context,
        request,
        "a separate folder for each",
        folders.size === given.length,
        `${folders.size} folders`,
      );

      const signature = await getSignature(siteUrl);
      const { expiration }: { expiration: string } = JSON.parse(
        Buffer.from(signature.policy, "base64").toString(),
      );
      const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
      expectThat(
        context,
        request,
        "valid for at most 30 minutes",
        minutes <= 30.1,
        `${minutes.toFixed(1)} minutes`,
      );

      const uploads = await Promise.all(
        Array.from({ length: 30 }, () => postFile(signature, uploadFields(signature))),
      );
      const stored = uploads.filter(({ status }) => status === 200).length;
      expectThat(
        context,
        { request: "30 simultaneous files in one folder" },
        "at most 10 stored",
        stored <= 10,
        `${stored} stored`,
      );
    },
  },
  {
    number: 94,
    area: "upload",
    title: "a signature does not allow uploads into other folders",
    async attack(context) {
      const signature = await getSignature(context.target.siteUrl);
      const { dir } = signature;
      const inside = await Promise.all(
        Array.from({ length: 14 }, (_, index) => {
          const key = `${dir}s${index}/a.step`;
          return postFile(signature, uploadFields(signature, { key }), STEP, { label: key.slice(-10) });
        }),
      );
      const stored = inside.filter(({ status }) => status === 200).length;
      expectThat(
        context,
        { request: "14 files, each in a folder of its own" },
        "none stored",
        stored === 0,
        `${stored} stored`,
      );
      for (const key of [`${dir}/a.step`, `${dir}a/b/c.step`, `${dir}a.step/`, dir]) {
        const form = uploadFields(signature, { key });
        expectStatus(context, await postFile(signature, form, STEP, { label: key.slice(-12) }), 400);
      }
      expectStatus(context, await postFile(signature, uploadFields(signature)), 200);
    },
  },
  {
    number: 98,
    area: "upload",
    title: "no upload form crashes the admin API",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const { pid } = sandbox.admin;
      const dispositions = ["form-data", 'form-data; name=""', "form-data; filename=a", "", "x; name*=y''z"];
      for (const disposition of dispositions) {
        const part = `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`;
        const response = await send(sandbox.adminUrl, "/storage", {
          method: "POST",
          label: `a part with "${disposition}"`,
          headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
          body: part,
        });
        expectStatus(context, response, 400, 403);
      }
      expectStatus(context, await send(sandbox.adminUrl, "/health"), 200);
      const isSame = sandbox.admin.isRunning && sandbox.admin.pid === pid;
      expectThat(context, { request: "all of them" }, "the same process runs", isSame);
    },
  },
];

/** Forms that each differ from the signed policy in one field. */
async function variations({ target }: TestContext): Promise<readonly Variation[]> {
  const [signed, other] = await Promise.all([getSignature(target.siteUrl), getSignature(target.siteUrl)]);
  const { policy, signature, dir } = signed;
  const conditions: object = JSON.parse(Buffer.from(policy, "base64").toString());
  const policyWith = (changes: object) =>
    Buffer.from(JSON.stringify({ ...conditions, ...changes })).toString("base64");
  const formWith = (changes: Readonly<Record<string, string | undefined>>) => uploadFields(signed, changes);
  const flipped = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  return [
    { label: "a key of another signature", form: formWith({ key: newKey(other) }) },
    { label: "a key outside the folder", form: formWith({ key: `${dir.slice(0, -1)}x/a.step` }) },
    { label: "a key with path traversal", form: formWith({ key: `${dir}../../x.step` }) },
    { label: "a key with NUL", form: formWith({ key: `${dir}a.step\u0000.exe` }) },
    { label: "a key of 1,000 characters", form: formWith({ key: `${dir}${"a".repeat(1000)}.step` }) },
    { label: "0 bytes", form: formWith({}), file: "" },
    { label: "a policy without limits", form: formWith({ policy: policyWith({ conditions: [] }) }) },
    {
      label: "a policy that expires later",
      form: formWith({ policy: policyWith({ expiration: "2099-01-01T00:00:00.000Z" }) }),
    },
    { label: "the same policy, encoded differently", form: formWith({ policy: `${policy}\n` }) },
    { label: "one changed character in the signature", form: formWith({ signature: flipped }) },
    { label: "no signature", form: formWith({ signature: undefined }) },
    { label: "no policy", form: formWith({ policy: undefined }) },
    { label: "the signature of another policy", form: formWith({ signature: other.signature }) },
    { label: "another access key", form: formWith({ OSSAccessKeyId: "root" }) },
    { label: "another status", form: formWith({ success_action_status: "201" }) },
  ];
}
