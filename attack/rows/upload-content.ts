import { ask, postJson } from "../ask.ts";
import { type Bench, expectStatus, expectThat, type Row } from "../bench.ts";
import { bombZip, EICAR, encryptedZip, linkZip, slipZip, zipOf } from "../evil-files.ts";
import { leadsOf, newInquiry } from "../office.ts";
import { formOf, newKey, postForm, sign, STEP } from "../uploads.ts";

const INSERT = "/api/orderInquiry/insert";
const here = { headers: { "x-forwarded-for": undefined } };

interface Sample {
  readonly what: string;
  readonly extension: string;
  readonly file: string | Buffer;
}

const REFUSED: readonly Sample[] = [
  { what: "a program named .pdf", extension: "pdf", file: "MZ\u0090\u0000" },
  { what: "a program named .stl", extension: "stl", file: "MZ\u0090\u0000" },
  { what: "PDF and ZIP in one, named .pdf", extension: "pdf", file: "%PDF-1.7\nPK\u0003\u0004" },
  { what: "PDF and ZIP in one, named .zip", extension: "zip", file: "%PDF-1.7\nPK\u0003\u0004" },
  { what: "SVG with a script", extension: "svg", file: "<svg><script>alert(1)</script></svg>" },
  { what: "SVG with a script, named .step", extension: "step", file: "<svg><script>alert(1)</script></svg>" },
  { what: "HTML named .txt", extension: "txt", file: "<html><script>alert(1)</script>" },
  { what: "HTML named .igs", extension: "igs", file: "<html><script>alert(1)</script>" },
  { what: "EICAR named .stl", extension: "stl", file: EICAR },
  { what: "a .tar with a link in it", extension: "tar", file: "x" },
];

const QUARANTINED: readonly Sample[] = [
  { what: "EICAR inside a drawing", extension: "step", file: `${STEP}/* ${EICAR} */` },
  {
    what: "a ZIP behind a drawing",
    extension: "step",
    file: Buffer.concat([Buffer.from(STEP), zipOf({ "a.txt": "a" })]),
  },
  { what: "a ZIP with a password", extension: "zip", file: encryptedZip() },
  { what: "a ZIP that unpacks to 4.5 PB", extension: "zip", file: bombZip() },
  { what: "a ZIP that writes outside", extension: "zip", file: slipZip() },
  { what: "a ZIP with a symbolic link", extension: "zip", file: linkZip() },
  { what: "a ZIP with a program", extension: "zip", file: zipOf({ "invoice.pdf.exe": "MZ" }) },
  { what: "a ZIP with a ZIP", extension: "zip", file: zipOf({ "inner.zip": "PK" }) },
  { what: "a ZIP without its list", extension: "zip", file: "PK\u0003\u0004 and nothing more" },
];

async function upload({ target }: Bench, { what, extension, file }: Sample) {
  const signature = await sign(target.site);
  const key = newKey(signature, extension);
  const answer = await postForm(signature, formOf(signature, { key }), file, { what });
  return { answer, url: `${signature.host}/${key}` };
}

/** Sends a lead with the file and asks, as the office, for the way to download it. */
async function downloadOf(bench: Bench, fileUpload: string, fileName: string) {
  const { target } = bench;
  const inquiry = newInquiry({ fileUpload, fileName });
  expectStatus(bench, await postJson(target.site, INSERT, inquiry, { what: `with ${fileName}` }), 200);
  const [lead] = await leadsOf(target, inquiry.email);
  const answer = await ask(target.lake, `/admin/staff/inquiries/${lead?.id}/file`, here);
  const { data }: { data?: { url: string; risk?: string } } = JSON.parse(answer.body);
  const url = new URL(data?.url ?? target.lake);
  return {
    risk: data?.risk,
    file: await ask(url.origin, url.pathname + url.search, { what: `the download of ${fileName}` }),
  };
}

export const uploadContent: Row = {
  number: 46,
  area: "upload",
  title: "a file that is not what it says is refused or quarantined, and none ever runs",
  async attack(bench) {
    for (const sample of REFUSED) {
      expectStatus(bench, (await upload(bench, sample)).answer, 400);
    }
    for (const sample of QUARANTINED) {
      const { answer, url } = await upload(bench, sample);
      expectStatus(bench, answer, 200);
      const { risk, file } = await downloadOf(bench, url, `part.${sample.extension}`);
      expectThat(bench, answer, "staff are told the risk", typeof risk === "string" && risk !== "", risk);
      const disposition = String(file.headers["content-disposition"]);
      expectThat(bench, file, "a name that opens nothing", /\.quarantined"?$/.test(disposition), disposition);
    }
    const { url } = await upload(bench, { what: "a plain drawing", extension: "step", file: STEP });
    const { risk, file } = await downloadOf(bench, url, "invoice.bat");
    expectThat(bench, file, "no risk", risk === undefined, risk);
    expectStatus(bench, file, 200);
    const { headers } = file;
    expectThat(
      bench,
      file,
      "an attachment that ends in .step",
      /^attachment;.*\.step"?$/.test(String(headers["content-disposition"])),
      headers["content-disposition"],
    );
    expectThat(bench, file, "nosniff", headers["x-content-type-options"] === "nosniff");
    expectThat(bench, file, "a sandbox", String(headers["content-security-policy"]).includes("sandbox"));
    expectThat(
      bench,
      file,
      "no type that a browser opens",
      headers["content-type"] === "application/octet-stream",
    );
    expectThat(
      bench,
      file,
      "another host than the site's",
      new URL(url).host !== new URL(bench.target.site).host,
    );
  },
};
