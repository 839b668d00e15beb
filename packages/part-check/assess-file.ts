import { assess } from "./assess.ts";
import { kindsOf, type PartKind } from "./measure/assembly.ts";
import { measureCostFeatures } from "./measure/cost-features.ts";
import { Measures } from "./measure/measures.ts";
import { findSurfaces, prepareAssembly, preparePart, type Surfaces } from "./measure/part.ts";
import { surfaceMapOf, wallMapOf } from "./measure/surface-map.ts";
import { indexAt } from "./mesh/math/typed-arrays.ts";
import { NONE } from "./mesh/mesh.ts";
import { boxOf, sizeOf } from "./mesh/shapes/extent.ts";
import type { ResultMessage } from "./messages.ts";
import type { PartFacts } from "./model.ts";
import type { AssessedPart, Assessment, Dimensions, Finding, Measured, Place } from "./result.ts";
import type { Measure, Severity } from "./rules/measure.ts";
import type { Machine, Rule } from "./rules/rule.ts";
import { findingTexts } from "./words.ts";

/** Judging more kinds of parts takes too long. The largest are judged. */
const MAX_KINDS = 40;
/** The measures that are about a file as a whole. */
const OF_THE_FILE: ReadonlySet<Measure> = new Set(["mesh", "body-gap"]);
/** The share of the stage “measure” until the part is prepared. */
const PREPARED = 0.15;
/** The smallest share of the samples of a part that a kind gets. */
const MIN_SHARE = 0.1;

const SEVERITIES: readonly Severity[] = ["unsuitable", "change", "advice"];
const VERDICTS = { unsuitable: "unsuitable", change: "changes", advice: "fits" } as const;

/** Parts that are printed together fuse if they are too close, but the parts of an assembly are made one by one. */
const TOGETHER = { severity: "advice", ...findingTexts("together") } as const;

const isOfFile = ({ measure }: Rule) => OF_THE_FILE.has(measure);

/** The whole file: what its parts are measured with. */
interface File {
  readonly surfaces: Surfaces;
  readonly voids: readonly Uint32Array[];
  readonly facts: Pick<PartFacts, "size" | "volume" | "mesh">;
}

type Result = Omit<ResultMessage, "type">;

/** Measures and judges a part, or each part of an assembly. `onProgress` gets the share that is done. */
export function assessFile(
  file: File,
  rules: readonly Rule[],
  machines: readonly Machine[],
  onProgress: (done: number) => void,
): Result {
  const { surfaces, facts } = file;
  // What encloses nothing has no walls, holes and features.
  if (facts.volume === 0 && !facts.mesh.isClosed) return assessSurfaces(file, rules, machines);
  // Faces that are not joined are no parts.
  const kinds =
    surfaces.mesh.bodies.length < 2 || facts.mesh.unjoinedPlaces > 0 ? [] : kindsOf(surfaces.mesh);
  const isAssembly = kinds.length > 1 || (kinds[0]?.parts.length ?? 0) > 1;
  return isAssembly
    ? assessAssembly(file, kinds, rules, machines, onProgress)
    : assessPart(
        new Measures(preparePart(surfaces, file.voids), facts, (done) =>
          onProgress(PREPARED + (1 - PREPARED) * done),
        ),
        rules,
        machines,
      );
}

/** Judges the size of surfaces, and that they are not joined. */
function assessSurfaces(
  { surfaces, voids, facts }: File,
  rules: readonly Rule[],
  machines: readonly Machine[],
): Result {
  const measures = new Measures(prepareAssembly(surfaces, voids), facts);
  const ofMesh = rules.filter(({ measure }) => measure === "mesh");
  const nowhere = { triangles: new Uint32Array(), points: new Float32Array(), wall: new Float32Array() };
  return { dimensions: {}, assessments: assess(measures, ofMesh, machines), map: nowhere };
}

function assessPart(measures: Measures, rules: readonly Rule[], machines: readonly Machine[]): Result {
  const dimensions = measures.dimensions();
  const assessments = assess(measures, rules, machines);
  const costFeatures = measureCostFeatures(measures);
  return {
    dimensions,
    assessments,
    map: surfaceMapOf(measures, rules),
    ...(costFeatures && { costFeatures }),
  };
}

function assessAssembly(
  file: File,
  kinds: readonly PartKind[],
  rules: readonly Rule[],
  machines: readonly Machine[],
  onProgress: (done: number) => void,
): Result {
  const rulesOfParts = rules.filter((rule) => !isOfFile(rule));
  const judged = kinds.slice(0, MAX_KINDS);
  const parts = judged.map((kind, index) => {
    onProgress(index / (judged.length + 1));
    const measures = measuresOf(file, kind);
    return inFile(kind, assessPart(measures, rulesOfParts, machines));
  });
  const whole = new Measures(prepareAssembly(file.surfaces, file.voids), file.facts);
  return {
    dimensions: worstDimensions(parts.map(({ dimensions }) => dimensions)),
    assessments: joinAssessments(parts, assess(whole, rules.filter(isOfFile), [])),
    map: wallMapOf(whole.part),
    parts,
    bodiesNotJudged: kinds.slice(MAX_KINDS).reduce((sum, kind) => sum + kind.parts.flat().length, 0),
  };
}

function measuresOf({ surfaces, voids }: File, { mesh, originals, volume }: PartKind): Measures {
  const numberOf = new Map([...originals].map((original, triangle) => [original, triangle]));
  const ownVoids = voids
    .filter((triangles) => numberOf.has(indexAt(triangles, 0)))
    .map((triangles) => triangles.map((triangle) => numberOf.get(triangle) ?? 0));
  const own = findSurfaces(mesh);
  const share = Math.max(MIN_SHARE, originals.length / surfaces.mesh.areas.length);
  const openEdges = mesh.neighbors.reduce((count, neighbor) => count + Number(neighbor === NONE), 0);
  return new Measures(preparePart(own, ownVoids, share), {
    size: sizeOf(boxOf(own, own.frame)),
    volume: openEdges > 0 ? 0 : volume,
    mesh: {
      isClosed: openEdges === 0,
      openEdges,
      sharedEdges: 0,
      flippedTriangles: 0,
      degenerateTriangles: 0,
      unjoinedPlaces: 0,
    },
  });
}

/** A judged part with its places in the whole file. */
function inFile(
  { originals, parts }: PartKind,
  { dimensions, assessments, costFeatures }: Result,
): AssessedPart {
  const placed = <Placed extends Place>(place: Placed): Placed => ({
    ...place,
    triangles: place.triangles.map((triangle) => indexAt(originals, triangle)),
  });
  const measured = (value: Measured | undefined) => value && { ...value, place: placed(value.place) };
  const { smallestWall, largestWall, smallestHole, smallestRadius, ...rest } = dimensions;
  const lengths = { smallestWall, largestWall, smallestHole, smallestRadius };
  return {
    quantity: parts.length,
    bodies: parts.flat(),
    ...(costFeatures && { costFeatures }),
    dimensions: {
      ...rest,
      ...Object.fromEntries(
        Object.entries(lengths).flatMap(([name, value]) => (value ? [[name, measured(value)]] : [])),
      ),
    },
    assessments: assessments.map((assessment) => ({
      ...assessment,
      findings: assessment.findings.map((finding) =>
        Object.assign(finding, { place: placed(finding.place), places: finding.places.map(placed) }),
      ),
    })),
  };
}

/** The smallest and largest lengths of all parts. */
function worstDimensions(all: readonly Dimensions[]): Dimensions {
  const worst = (name: "smallestWall" | "largestWall" | "smallestHole" | "smallestRadius", sign: 1 | -1) => {
    const [first] = all.flatMap((one) => one[name] ?? []).toSorted((a, b) => sign * (a.value - b.value));
    return first && { [name]: first };
  };
  return {
    ...worst("smallestWall", 1),
    ...worst("largestWall", -1),
    ...worst("smallestHole", 1),
    ...worst("smallestRadius", 1),
  };
}

/** The findings of all parts for each process, and the worst verdict. */
function joinAssessments(parts: readonly AssessedPart[], whole: readonly Assessment[]): Assessment[] {
  const processes = new Set([...(parts[0]?.assessments ?? []), ...whole].map(({ process }) => process));
  return [...processes].map((process) => {
    const ofParts = parts.flatMap(({ assessments }) =>
      assessments.filter((assessment) => assessment.process === process).flatMap(({ findings }) => findings),
    );
    const ofFile = whole
      .filter((assessment) => assessment.process === process)
      .flatMap(({ findings }) => findings)
      .map((finding) => (finding.measure === "body-gap" ? Object.assign({}, finding, TOGETHER) : finding));
    const groups = Map.groupBy([...ofParts, ...ofFile], ({ ruleId, severity, title }) =>
      JSON.stringify([ruleId, severity, title]),
    );
    const findings = [...groups.values()]
      .flatMap(joinFindings)
      .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    return { process, verdict: VERDICTS[findings[0]?.severity ?? "advice"], findings };
  });
}

/** How far a value is from its rule, as the logarithm of their ratio. */
function beyond({ measured, rule }: Finding): number {
  return measured && rule ? Math.abs(Math.log((measured.value + 1e-9) / (rule.value + 1e-9))) : 0;
}

/** One finding for all parts that do not meet a rule, those that are farthest from it first. Equal parts count once. */
function joinFindings(findings: readonly Finding[]): Finding[] {
  const worstFirst = findings.toSorted((a, b) => beyond(b) - beyond(a));
  return worstFirst.slice(0, 1).map((worst) => {
    const places = worstFirst.flatMap((finding) => finding.places);
    return Object.assign({}, worst, { places, count: places.length });
  });
}
