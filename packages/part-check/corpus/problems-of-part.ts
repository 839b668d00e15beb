import { distance, scale, type Vector } from "../mesh/math/vector.ts";
import type { ResultMessage } from "../messages.ts";
import type { Model } from "../model.ts";
import type { CadReader } from "../read/load-cad-reader.ts";
import { triangulate, turned, writeBinaryStl } from "./binary-stl.ts";
import { checkFile, type StoredPart } from "./read-corpus.ts";

/** Checks a part as a STEP file, and as a coarser, rotated STL file in inches. Returns what differs from the corpus or between the two. */
export async function problemsOfPart(part: StoredPart, reader: CadReader): Promise<string[]> {
  const step = await checkFile({ file: new Blob([part.step]), fileName: "part.step" }, part.process, reader);
  const points = triangulate(part.step, reader).map((point) => scale(turned(point), 1 / 25.4));
  const stl = await checkFile(
    { file: writeBinaryStl(points), fileName: "part.stl", unit: "inch" },
    part.process,
    reader,
  );
  return [
    ...modelProblems(part, step.model),
    ...findingProblems(part, step.result, (point) => point),
    ...findingProblems(part, stl.result, turned).map((problem) => `STL: ${problem}`),
    ...(summaryOf(stl.result) === summaryOf(step.result)
      ? []
      : [`STEP gives ${summaryOf(step.result)}, STL gives ${summaryOf(stl.result)}`]),
  ];
}

function modelProblems(part: StoredPart, { volume, area, mesh, unit }: Model): string[] {
  return [
    ...(unit === "mm" ? [] : [`unit ${unit}`]),
    ...(mesh.isClosed ? [] : ["open mesh"]),
    ...(Math.abs(volume / part.volume - 1) < 0.0005 ? [] : [`volume ${volume}, not ${part.volume}`]),
    ...(Math.abs(area / part.area - 1) < 0.0002 ? [] : [`area ${area}, not ${part.area}`]),
  ];
}

function summaryOf({ assessments }: ResultMessage): string {
  return assessments
    .map(({ verdict, findings }) =>
      [verdict, ...new Set(findings.map(({ measure }) => measure))].toSorted().join(" "),
    )
    .join("; ");
}

function findingProblems(
  { fault }: StoredPart,
  result: ResultMessage,
  placed: (point: Vector) => Vector,
): string[] {
  const findings = result.assessments.flatMap((assessment) => assessment.findings);
  if (fault === undefined)
    return findings.map(({ measure, measured }) => `false finding ${measure} ${measured?.value}`);
  const expected = new Set([fault.measure, ...(fault.also ?? [])]);
  const found = new Set(findings.map(({ measure }) => measure));
  const finding = findings.find(({ measure }) => measure === fault.measure);
  if (finding === undefined) return [`no finding of ${fault.measure}`];
  const away = fault.near === undefined ? 0 : distance(finding.place.point, placed(fault.near));
  const value = finding.measured?.value ?? Infinity;
  const isExact =
    fault.value === undefined || Math.abs(value - fault.value) <= Math.max(0.05, 0.02 * fault.value);
  return [
    ...[...found.difference(expected)].map((measure) => `false finding ${measure}`),
    ...[...expected.difference(found)].map((measure) => `no finding of ${measure}, a consequence`),
    ...(away <= (fault.within ?? 0) ? [] : [`${fault.measure} is ${away} mm from its place`]),
    ...(isExact ? [] : [`${fault.measure} is ${value}, not ${fault.value}`]),
  ];
}
