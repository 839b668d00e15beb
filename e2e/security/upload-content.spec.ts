import {
  EICAR,
  emptyListZip,
  encryptedZip,
  otherNameZip,
  symlinkZip,
  twoListsZip,
  twoNamesZip,
  zipBomb,
  zipOf,
  zipSlip,
} from "#security/testing/malicious-files.ts";
import { expect, test } from "#security/testing/test.ts";
import { sendToAdmin } from "#testing/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { postJson, send } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";
import { getSignature, newKey, postFile, STEP, uploadFields } from "#testing/uploads.ts";

interface Sample {
  readonly label: string;
  readonly extension: string;
  readonly file: string | Buffer;
}

const REJECTED: readonly Sample[] = [
  { label: "a program named .pdf", extension: "pdf", file: "MZ\u0090\u0000" },
  { label: "a program named .stl", extension: "stl", file: "MZ\u0090\u0000" },
  { label: "PDF and ZIP in one, named .pdf", extension: "pdf", file: "%PDF-1.7\nPK\u0003\u0004" },
  { label: "PDF and ZIP in one, named .zip", extension: "zip", file: "%PDF-1.7\nPK\u0003\u0004" },
  { label: "SVG with a script", extension: "svg", file: "<svg><script>alert(1)</script></svg>" },
  {
    label: "SVG with a script, named .step",
    extension: "step",
    file: "<svg><script>alert(1)</script></svg>",
  },
  { label: "HTML named .txt", extension: "txt", file: "<html><script>alert(1)</script>" },
  { label: "HTML named .igs", extension: "igs", file: "<html><script>alert(1)</script>" },
  { label: "EICAR named .stl", extension: "stl", file: EICAR },
  { label: "an archive of an unsupported type (.tar)", extension: "tar", file: "x" },
];

const QUARANTINED: readonly Sample[] = [
  { label: "EICAR inside a STEP file", extension: "step", file: `${STEP}/* ${EICAR} */` },
  {
    label: "a ZIP appended to a STEP file",
    extension: "step",
    file: Buffer.concat([Buffer.from(STEP), zipOf({ "a.txt": "a" })]),
  },
  { label: "a ZIP with a password", extension: "zip", file: encryptedZip() },
  { label: "a ZIP bomb", extension: "zip", file: zipBomb() },
  { label: "a ZIP with path traversal", extension: "zip", file: zipSlip() },
  { label: "a ZIP with a symbolic link", extension: "zip", file: symlinkZip() },
  { label: "a ZIP with a program", extension: "zip", file: zipOf({ "invoice.pdf.exe": "MZ" }) },
  {
    label: "a ZIP with a program named like a folder",
    extension: "zip",
    file: zipOf({ "setup.exe/.": "MZ" }),
  },
  { label: "a ZIP with a ZIP", extension: "zip", file: zipOf({ "inner.zip": "PK" }) },
  {
    label: "a ZIP without its central directory",
    extension: "zip",
    file: "PK\u0003\u0004 and nothing more",
  },
];

/** Files that different programs would read differently. */
const AMBIGUOUS: readonly Sample[] = [
  { label: "a ZIP with a second name", extension: "zip", file: twoNamesZip() },
  { label: "a ZIP with a second end record", extension: "zip", file: twoListsZip() },
  { label: "a ZIP with an empty list", extension: "zip", file: emptyListZip() },
  { label: "a ZIP with another name before the content", extension: "zip", file: otherNameZip() },
  { label: "a ZIP with one name twice", extension: "zip", file: zipOf({ "a.step": "x", "A.step": "MZ" }) },
];

test("a file with false content is rejected or quarantined, and never executed", async ({ target }) => {
  for (const sample of REJECTED) {
    expect((await upload(target, sample)).response).toHaveStatus(400);
  }
  await expectQuarantined(target, QUARANTINED);
  const harmless = { label: "a harmless STEP file", extension: "step", file: STEP };
  const { url } = await upload(target, harmless);
  const { risk, file } = await downloadAsStaff(target, url, "invoice.bat");
  expect(risk, file.request).toBeUndefined();
  expect(file).toHaveStatus(200);
  const { headers } = file;
  expect(String(headers["content-disposition"]), file.request).toMatch(/^attachment;.*\.step"?$/);
  expect(headers["x-content-type-options"], file.request).toBe("nosniff");
  expect(String(headers["content-security-policy"]), file.request).toContain("sandbox");
  expect(headers["content-type"], file.request).toBe("application/octet-stream");
  expect(new URL(url).host, file.request).not.toBe(new URL(target.siteUrl).host);
});

test("an archive that two programs would read differently is quarantined", async ({ target }) => {
  await expectQuarantined(target, AMBIGUOUS);
});

async function expectQuarantined(target: Target, samples: readonly Sample[]): Promise<void> {
  for (const sample of samples) {
    const { response, url } = await upload(target, sample);
    expect(response).toHaveStatus(200);
    const { risk, file } = await downloadAsStaff(target, url, `part.${sample.extension}`);
    expect(risk, response.request).toMatch(/./);
    // No program opens such a file.
    expect(file.headers["content-disposition"], file.request).toMatch(/\.quarantined"?$/);
  }
}

async function upload({ siteUrl }: Target, { label, extension, file }: Sample) {
  const signature = await getSignature(siteUrl);
  const key = newKey(signature, extension);
  const response = await postFile(signature, uploadFields(signature, { key }), file, { label });
  return { response, url: `${signature.host}/${key}` };
}

/** Sends a quote request with the file, then downloads the file as staff do. */
async function downloadAsStaff(target: Target, fileUpload: string, fileName: string) {
  const quoteRequest = newQuoteRequest({ fileUpload, fileName });
  expect(
    await postJson(target.siteUrl, API.quoteRequest, quoteRequest, { label: `with ${fileName}` }),
  ).toHaveStatus(200);
  const [stored] = await storedQuoteRequests(target, quoteRequest.email);
  const response = await sendToAdmin(target, `/staff/quote-requests/${stored?.id}/file`);
  const { data }: { data?: { url: string; risk?: string } } = JSON.parse(response.body);
  const url = new URL(data?.url ?? target.adminUrl);
  return {
    risk: data?.risk,
    file: await send(url.origin, url.pathname + url.search, { label: `the download of ${fileName}` }),
  };
}
