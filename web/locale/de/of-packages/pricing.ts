import type { PricingWords } from "pricing/words.ts";

/** What a price says about itself. A reason follows a colon. */
export const pricing: PricingWords = {
  locale: "de-DE",
  costKinds: {
    material: "Werkstoff",
    machine: "Maschinenzeit",
    labor: "Handarbeit",
    setup: "Rüsten und Programmieren",
    tool: "Werkzeug",
    finish: "Oberflächenbehandlung",
  },
  methods: {
    milling: "CNC-Fräsen",
    turning: "CNC-Drehen",
    sheet: "Blechbearbeitung",
    sla: "SLA-Druck",
    sls: "SLS-Druck",
    mjf: "MJF-Druck",
    fdm: "FDM-Druck",
    dmls: "DMLS-Druck",
    vacuumCasting: "Vakuumguss",
    injectionMolding: "Spritzguss",
    dieCasting: "Druckguss",
  },
  shapes: {
    block: "Block: aus dem Vollen gefräst",
    round: "Rund: um eine Achse gedreht",
    shell: "Schale: Gehäuse oder Deckel mit dünnen Wänden",
    sheet: "Blech: eben geschnitten und gekantet",
  },
  details: { few: "Wenige", some: "Einige", many: "Viele" },
  belowMinimum: "Der Mindestpreis eines Auftrags bestimmt diesen Preis.",
  driver: (percent, kind, reason) =>
    `${percent} % entfallen auf ${kind}${reason === undefined ? "" : `: ${reason}`}.`,
  sharedBy: (kind, parts) => `${kind}, auf ${parts} Teile umgelegt`,
  both: (first, second) => `${first} und ${second}`,
  materialOf: (amount, material) => `${amount} ${material}`,
  minutesAPart: (minutes) => `${minutes} min je Teil`,
  threads: (count) => counted(count, "ein Gewinde oder Gewindeeinsatz", "Gewinde oder Gewindeeinsätze"),
  surface: (squareDecimeters) => `${squareDecimeters} dm² Oberfläche`,
  deepPockets: (count) =>
    counted(count, "eine tiefe Tasche braucht", "tiefe Taschen brauchen") + " langsame Werkzeuge",
  axes: (axes) => `es braucht ${axes} Achsen`,
  clamped: (times) => `es wird ${timesText(times)} gespannt`,
  liveTools: "Formelemente neben der Achse brauchen angetriebene Werkzeuge",
  chips: (percent) => `${percent} % des Rohteils werden zu Spänen`,
  finished: (squareDecimeters) => `${squareDecimeters} dm² Oberfläche werden behandelt`,
  bendsSetUp: (count) => `${counted(count, "eine Biegung wird", "Biegungen werden")} eingerichtet`,
  cut: (meters, thickness) => `${meters} m Schnitt in ${thickness} mm`,
  bends: (count) => counted(count, "eine Biegung", "Biegungen"),
  space: (liters) => `es braucht ${liters} L Bauraum`,
  layers: (cubicCentimeters) => `${cubicCentimeters} cm³ werden Schicht für Schicht gebaut`,
  masterPattern: "das Urmodell",
  siliconeMold: (casts) => `eine Silikonform hält ${casts} Abgüsse`,
  clampForce: (tons, seconds) => `${tons} t Schließkraft für ${seconds} s je Schuss`,
  cavities: (count, sideActions) =>
    [
      `ein Werkzeug mit ${counted(count, "einer Kavität", "Kavitäten")}`,
      sideActions > 0 && counted(sideActions, "einem Schieber", "Schiebern"),
    ]
      .filter(Boolean)
      .join(" und "),
  machinedHoles: (count) =>
    `${counted(count, "eine Bohrung wird", "Bohrungen werden")} nach dem Guss bearbeitet`,
};

const COUNTS = ["keine", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

/** “eine Biegung”, “vier Biegungen”, “12 Biegungen”. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${COUNTS[count] ?? count} ${many}`;
}

/** “zweimal”, “12-mal”. */
function timesText(count: number): string {
  if (count === 1) return "einmal";
  const word = COUNTS[count];
  return word === undefined ? `${count}-mal` : `${word}mal`;
}
