import { connect } from "node:net";

import { API } from "../api.ts";
import { newVisitor, postJson } from "../ask.ts";
import { newInquiry } from "../office.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";
import { until } from "../until.ts";
import { BOUNDARY, formOf, frameOf, newKey, postForm, sign, type Signature, STEP } from "../uploads.ts";

export const uploadBinding: readonly Row[] = [
  {
    number: 47,
    area: "upload",
    title: "a lead holds its own file, as it was checked",
    async attack(trial) {
      const { site } = trial.target;
      const signature = await sign(site);
      const key = newKey(signature);
      const fileUpload = `${signature.host}/${key}`;
      const lead = (what: string, more: Record<string, unknown> = {}) =>
        postJson(site, API.inquiry, newInquiry({ fileUpload, fileName: "part.step", ...more }), { what });
      expectStatus(trial, await lead("a key never uploaded"), 400, 409);
      const race = await Promise.all(
        [1, 2, 3, 4].map((index) =>
          postForm(signature, formOf(signature, { key }), `${STEP}/* ${index} */`, {
            what: "the same key at once",
          }),
        ),
      );
      const stored = race.filter(({ status }) => status === 200).length;
      expectThat(
        trial,
        { request: "4 uploads of one key at once" },
        "one stored, the others 409",
        stored === 1 && race.every(({ status }) => [200, 409].includes(status)),
        race.map(({ status }) => status).join(" "),
      );
      expectStatus(
        trial,
        await postForm(signature, formOf(signature, { key }), `${STEP} `, { what: "again over it" }),
        409,
      );
      expectStatus(trial, await lead("its own key"), 200);
      expectStatus(trial, await lead("the key of another lead"), 400, 409);
      for (const foreign of [
        "https://evil.example/a.step",
        "javascript:alert(1)",
        `${signature.host}/../admin/staff`,
        "file:///etc/passwd",
        `${signature.host}/`,
      ]) {
        expectStatus(trial, await lead(foreign, { fileUpload: foreign }), 400);
      }
    },
  },
  {
    number: 48,
    area: "upload",
    title: "an upload that is cut off leaves nothing half-visible",
    async attack(trial) {
      const { site } = trial.target;
      for (const share of [0.1, 0.99]) {
        const signature = await sign(site);
        const key = newKey(signature);
        await sendPart(signature, formOf(signature, { key }), share);
        const inquiry = newInquiry({ fileUpload: `${signature.host}/${key}`, fileName: "part.step" });
        expectStatus(
          trial,
          await postJson(site, API.inquiry, inquiry, { what: `its file was cut at ${share * 100} %` }),
          400,
        );
        expectStatus(
          trial,
          // The storage hears of the cut a moment later; until then the key is being written.
          await until(
            () => postForm(signature, formOf(signature, { key }), STEP, { what: "the same key, whole" }),
            ({ status }) => status !== 409,
          ),
          200,
        );
      }
      trial.note(
        "Resuming: PostObject has no offset; a retry sends the file again, with progress: e2e/visitor/quote-upload.spec.ts.",
      );
      trial.note("What is left on disk: backend/storage/object-store.test.ts; row 49 looks into the folder.");
    },
  },
];

/** Sends a share of a form of 1 MB, then cuts the line. */
function sendPart(
  { host }: Signature,
  fields: Readonly<Record<string, string>>,
  share: number,
): Promise<void> {
  const { hostname, port, pathname } = new URL(host);
  const { head, tail } = frameOf(fields);
  const file = Buffer.from(STEP.padEnd(1_000_000));
  const length = head.length + file.length + tail.length;
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port), family: 4, localAddress: newVisitor().address },
      () => {
        socket.write(
          `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`,
        );
        socket.write(head);
        socket.write(file.subarray(0, Math.floor(file.length * share)), () => socket.destroy());
      },
    );
    socket.on("close", () => resolve());
    socket.on("error", () => undefined);
  });
}
