import { API } from "../api.ts";
import { ask, postJson } from "../ask.ts";
import { bombZip, EICAR, encryptedZip, linkZip, slipZip, zipOf } from "../evil-files.ts";
import { askLake } from "../lake.ts";
import { leadsOf, newInquiry } from "../office.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";
import { formOf, newKey, postForm, sign, STEP } from "../uploads.ts";

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

async function upload({ target }: Trial, { what, extension, file }: Sample) {
  const signature = await sign(target.site);
  const key = newKey(signature, extension);
  const answer = await postForm(signature, formOf(signature, { key }), file, { what });
  return { answer, url: `${signature.host}/${key}` };
}

/** Sends a lead with the file and asks, as the office, for the way to download it. */
async function downloadOf(trial: Trial, fileUpload: string, fileName: string) {
  const { target } = trial;
  const inquiry = newInquiry({ fileUpload, fileName });
  expectStatus(trial, await postJson(target.site, API.inquiry, inquiry, { what: `with ${fileName}` }), 200);
  const [lead] = await leadsOf(target, inquiry.email);
  const answer = await askLake(target, `/admin/staff/inquiries/${lead?.id}/file`);
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
  async attack(trial) {
    for (const sample of REFUSED) {
      expectStatus(trial, (await upload(trial, sample)).answer, 400);
    }
    for (const sample of QUARANTINED) {
      const { answer, url } = await upload(trial, sample);
      expectStatus(trial, answer, 200);
      const { risk, file } = await downloadOf(trial, url, `part.${sample.extension}`);
      expectThat(trial, answer, "staff are told the risk", typeof risk === "string" && risk !== "", risk);
      const disposition = String(file.headers["content-disposition"]);
      expectThat(trial, file, "a name that opens nothing", /\.quarantined"?$/.test(disposition), disposition);
    }
    const { url } = await upload(trial, { what: "a plain drawing", extension: "step", file: STEP });
    const { risk, file } = await downloadOf(trial, url, "invoice.bat");
    expectThat(trial, file, "no risk", risk === undefined, risk);
    expectStatus(trial, file, 200);
    const { headers } = file;
    expectThat(
      trial,
      file,
      "an attachment that ends in .step",
      /^attachment;.*\.step"?$/.test(String(headers["content-disposition"])),
      headers["content-disposition"],
    );
    expectThat(trial, file, "nosniff", headers["x-content-type-options"] === "nosniff");
    expectThat(trial, file, "a sandbox", String(headers["content-security-policy"]).includes("sandbox"));
    expectThat(
      trial,
      file,
      "no type that a browser opens",
      headers["content-type"] === "application/octet-stream",
    );
    expectThat(
      trial,
      file,
      "another host than the site's",
      new URL(url).host !== new URL(trial.target.site).host,
    );
  },
};
