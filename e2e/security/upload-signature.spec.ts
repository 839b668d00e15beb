import { countByStatus, expect, test } from "#security/testing/test.ts";
import { newVisitor, postJson, send } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";
import { BOUNDARY, getSignature, newKey, postFile, STEP, uploadFields } from "#testing/uploads.ts";

interface Variation {
  readonly label: string;
  readonly form: Readonly<Record<string, string>>;
  readonly file?: string;
}

// admin/storage/routes.test.ts proves that a policy that has expired, or that the file exceeds, is rejected. The form has no content
// type: e2e/security/upload-content.spec.ts proves that the content is checked instead.
test("an upload that differs from its signature is rejected", async ({ target }) => {
  const { siteUrl } = target;
  const signature = await getSignature(siteUrl);
  for (const { label, form, file = STEP } of await variations(target)) {
    expect(await postFile(signature, form, file, { label })).toHaveStatus(400, 403);
  }
  const { origin, pathname } = new URL(signature.host);
  const otherBucket = { ...signature, host: `${origin}${pathname}/another-bucket` };
  expect(
    await postFile(otherBucket, uploadFields(signature), STEP, { label: "another bucket" }),
  ).toHaveStatus(403, 404);
  const form = uploadFields(signature);
  expect(await send(origin, `${pathname}/${form["key"]}`)).toHaveStatus(403);
  expect(await postFile(signature, form, STEP, { label: "as signed" })).toHaveStatus(200);
});

test("only a plain folder name gets a signature", async ({ target }) => {
  const { siteUrl } = target;
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
    expect(response).toHaveStatus(400);
    expect(response.body, response.request).toContain("filePath");
  }
  for (const size of [-1, 1e99, "500", 524_288_001]) {
    const body = { filePath: "quote", size };
    const label = `size ${size}`;
    expect(await postJson(siteUrl, API.uploadSignature, body, { label })).toHaveStatus(400);
  }
  const signature = await getSignature(siteUrl);
  // Windows reserves this name. That is harmless in object storage, because it is never used as a file name.
  const reserved = await postJson(siteUrl, API.uploadSignature, { filePath: "CON" }, { label: "CON" });
  expect(reserved).toHaveStatus(200);
  expect(reserved.body, reserved.request).toMatch(
    /"dir":"CON\/\d{4}-\d\d-\d\d\/[0-9a-f]{16}-[0-9a-f]{20}\/"/,
  );
  // Names are kept as metadata only: files are stored under the hash of their key.
  const form = uploadFields(signature, { name: "../../CON\u202E.step" });
  expect(await postFile(signature, form, STEP, { label: "a malicious name with a valid key" })).toHaveStatus(
    200,
  );
});

test("signatures are limited and expire soon, and each allows uploads into one folder with a size limit", async ({
  target,
}) => {
  const { siteUrl } = target;
  const visitor = newVisitor();
  const responses = await Promise.all(
    Array.from({ length: 1000 }, () =>
      postJson(siteUrl, API.uploadSignature, { filePath: "quote" }, { visitor }),
    ),
  );
  const given = responses.filter(({ status }) => status === 200);
  const request = `1,000 × POST ${API.uploadSignature} from one visitor`;
  expect(given.length, request).toBeLessThanOrEqual(60);
  expect(countByStatus(responses)[429], request).toBe(1000 - given.length);
  const folders = new Set(given.map(({ body }) => /"dir":"([^"]+)"/.exec(body)?.[1]));
  expect(folders.size, "a folder for each signature").toBe(given.length);

  const signature = await getSignature(siteUrl);
  const { expiration }: { expiration: string } = JSON.parse(
    Buffer.from(signature.policy, "base64").toString(),
  );
  const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
  expect(minutes, "minutes until a signature expires").toBeLessThanOrEqual(30.1);

  const uploads = await Promise.all(
    Array.from({ length: 30 }, () => postFile(signature, uploadFields(signature))),
  );
  expect(countByStatus(uploads)[200], "of 30 simultaneous files in one folder").toBeLessThanOrEqual(10);
});

test("a signature does not allow uploads into other folders", async ({ target }) => {
  const signature = await getSignature(target.siteUrl);
  const { dir } = signature;
  const inside = await Promise.all(
    Array.from({ length: 14 }, (_, index) => {
      const key = `${dir}s${index}/a.step`;
      return postFile(signature, uploadFields(signature, { key }), STEP, { label: key.slice(-10) });
    }),
  );
  expect(countByStatus(inside)[200], "14 files, each in a folder of its own").toBeUndefined();
  for (const key of [`${dir}/a.step`, `${dir}a/b/c.step`, `${dir}a.step/`, dir]) {
    const form = uploadFields(signature, { key });
    expect(await postFile(signature, form, STEP, { label: key.slice(-12) })).toHaveStatus(400);
  }
  expect(await postFile(signature, uploadFields(signature))).toHaveStatus(200);
});

test("no upload form crashes the admin API", { tag: "@sandbox" }, async ({ sandbox }) => {
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
    expect(response).toHaveStatus(400, 403);
  }
  expect(await send(sandbox.adminUrl, "/health")).toHaveStatus(200);
  expect(sandbox.admin.pid, "the process that still runs").toBe(pid);
});

/** Forms that each differ from the signed policy in one field. */
async function variations({ siteUrl }: Target): Promise<readonly Variation[]> {
  const [signed, other] = await Promise.all([getSignature(siteUrl), getSignature(siteUrl)]);
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
