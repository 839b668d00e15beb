import { sendToAdmin } from "../../sandbox/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "../../sandbox/quote-requests.ts";
import { postJson, send } from "../../sandbox/request.ts";
import { API } from "../../sandbox/site.ts";
import { getSignature, newKey, postFile, STEP, uploadFields } from "../../sandbox/uploads.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
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
} from "../malicious-files.ts";

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

export const uploadContent: readonly Row[] = [
  {
    number: 46,
    area: "upload",
    title: "a file with false content is rejected or quarantined, and never executed",
    async attack(context) {
      for (const sample of REJECTED) {
        expectStatus(context, (await upload(context, sample)).response, 400);
      }
      await expectQuarantined(context, QUARANTINED);
      const harmless = { label: "a harmless STEP file", extension: "step", file: STEP };
      const { url } = await upload(context, harmless);
      const { risk, file } = await downloadAsStaff(context, url, "invoice.bat");
      expectThat(context, file, "no risk", risk === undefined, risk);
      expectStatus(context, file, 200);
      const { headers } = file;
      expectThat(
        context,
        file,
        "an attachment that ends in .step",
        /^attachment;.*\.step"?$/.test(String(headers["content-disposition"])),
        headers["content-disposition"],
      );
      expectThat(context, file, "nosniff", headers["x-content-type-options"] === "nosniff");
      expectThat(context, file, "a sandbox", String(headers["content-security-policy"]).includes("sandbox"));
      expectThat(
        context,
        file,
        "a type that no browser opens",
        headers["content-type"] === "application/octet-stream",
      );
      expectThat(
        context,
        file,
        "another host than the site's",
        new URL(url).host !== new URL(context.target.siteUrl).host,
      );
    },
  },
  {
    number: 97,
    area: "upload",
    title: "an archive that two programs would read differently is quarantined",
    attack: (context) => expectQuarantined(context, AMBIGUOUS),
  },
];

async function expectQuarantined(context: TestContext, samples: readonly Sample[]): Promise<void> {
  for (const sample of samples) {
    const { response, url } = await upload(context, sample);
    expectStatus(context, response, 200);
    const { risk, file } = await downloadAsStaff(context, url, `part.${sample.extension}`);
    expectThat(context, response, "staff see the risk", typeof risk === "string" && risk !== "", risk);
    const disposition = String(file.headers["content-disposition"]);
    expectThat(
      context,
      file,
      "a file name that no program opens",
      /\.quarantined"?$/.test(disposition),
      disposition,
    );
  }
}

async function upload({ target }: TestContext, { label, extension, file }: Sample) {
  const signature = await getSignature(target.siteUrl);
  const key = newKey(signature, extension);
  const response = await postFile(signature, uploadFields(signature, { key }), file, { label });
  return { response, url: `${signature.host}/${key}` };
}

/** Sends a quote request with the file, then downloads the file as staff do. */
async function downloadAsStaff(context: TestContext, fileUpload: string, fileName: string) {
  const { target } = context;
  const quoteRequest = newQuoteRequest({ fileUpload, fileName });
  expectStatus(
    context,
    await postJson(target.siteUrl, API.quoteRequest, quoteRequest, { label: `with ${fileName}` }),
    200,
  );
  const [stored] = await storedQuoteRequests(target, quoteRequest.email);
  const response = await sendToAdmin(target, `/staff/quote-requests/${stored?.id}/file`);
  const { data }: { data?: { url: string; risk?: string } } = JSON.parse(response.body);
  const url = new URL(data?.url ?? target.adminUrl);
  return {
    risk: data?.risk,
    file: await send(url.origin, url.pathname + url.search, { label: `the download of ${fileName}` }),
  };
}
