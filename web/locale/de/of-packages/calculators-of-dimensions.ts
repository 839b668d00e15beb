import type { CalculatorWords } from "calculators/find-calculator.ts";

// The calculators of tolerances and surfaces.

export const fits: CalculatorWords["fits"] = {
  drawing: "Toleranzfelder von Bohrung und Welle neben dem Nennmaß",
  nominalSize: "Nennmaß",
  otherSize: "Andere Maße stehen nicht in den Tabellen dieses Rechners.",
  hole: "Bohrung",
  shaft: "Welle",
  noFit: (hole, shaft, nominal) => `ISO 286 enthält kein ${hole}/${shaft} für ${nominal}.`,
  holeOf: (hole) => `Bohrung ${hole}`,
  shaftOf: (shaft) => `Welle ${shaft}`,
  deviationsOf: (toleranceClass) => `Abmaße von ${toleranceClass}`,
  formulas: [
    "Mindestspiel = kleinste Bohrung − größte Welle",
    "Höchstspiel = größte Bohrung − kleinste Welle",
    "Negatives Spiel ist Übermaß.",
  ],
  limits: "Nennmaße von 0,5 bis 500 mm, bei 20 °C, vor dem Beschichten.",
  source: "ISO 286-1:2010, Tabellen 1, 4 und 5; ISO 286-2:2010",
  clearanceFit: "Spielpassung",
  interferenceFit: "Übermaßpassung",
  transitionFit: "Übergangspassung, Spiel",
};

export const generalTolerances: CalculatorWords["generalTolerances"] = {
  drawing: "Ein Maß und seine Toleranz",
  classes: {
    f: "ISO 2768 f, fein",
    m: "ISO 2768 m, mittel",
    c: "ISO 2768 c, grob",
    v: "ISO 2768 v, sehr grob",
  },
  withinOneHalf: (group) => `DIN 16742 TG${group}, werkzeuggebunden`,
  acrossParts: (group) => `DIN 16742 TG${group}, nicht werkzeuggebunden`,
  dimension: "Maß",
  otherDimension: "ISO 2768-1 gilt nicht für andere Maße. Geben Sie diesem eine eigene Toleranz.",
  class: "Klasse",
  noMoldedTolerance: (dimension, smallest, largest, largestOf2, largestOf1) =>
    `DIN 16742 enthält in dieser Gruppe keine Toleranz für ${dimension}. Die Gruppen 3 bis 9 umfassen ${smallest} bis ${largest}, Gruppe 2 endet bei ${largestOf2} und Gruppe 1 bei ${largestOf1}.`,
  unknownClass: "Wählen Sie eine der aufgeführten Klassen.",
  noTolerance: (toleranceClass, dimension) =>
    `ISO 2768-1 enthält keine Klasse ${toleranceClass} für ${dimension}. Geben Sie dem Maß eine eigene Toleranz.`,
  angle: "Winkel mit diesem Maß als kürzerem Schenkel",
  edge: "Als Außenradius oder Fase",
  formulas: ["Aus den Tabellen nach Maß und Klasse; bei einem Winkel nach der Länge des kürzeren Schenkels."],
  limits:
    "ISO 2768-1 gilt für 0,5 bis 4.000 mm an Teilen, die geschnitten, gedreht, gefräst oder gekantet werden. DIN 16742 gilt für 1 bis 1.000 mm an Spritzgussteilen; Allgemeintoleranzen verwenden die Werte für nicht werkzeuggebundene Maße. Üblich ist Gruppe 6; ABS und PC halten oft Gruppe 5. Eine feinere Gruppe vereinbaren Sie mit uns. ISO 20457 hat DIN 16742 abgelöst. Nicht für Gewinde oder Abstände zwischen montierten Teilen.",
  source:
    "ISO 2768-1:1989, Tabellen 1 bis 3; DIN 16742:2013, Tabelle 2 (Gruppe 6 nach OKW, die anderen Gruppen nach einer Abschrift der Norm)",
  tolerance: "Toleranz",
  limitValues: "Grenzmaße",
};

export const toleranceStack: CalculatorWords["toleranceStack"] = {
  drawing: "Die Maßkette und der Spalt an ihrem Ende",
  dimensions: "Maße mit Toleranzen, eines je Zeile",
  unreadableLine: (line) => `Zeile ${line} ist kein Maß mit Toleranz, wie 25 ±0,1.`,
  lineTooLong: (line) => `Zeile ${line} ist länger als 10.000 mm (394 in); das ist die Grenze.`,
  tooFew: "Geben Sie mindestens zwei Maße ein, jedes in einer eigenen Zeile.",
  tooMany: (most) => `Eine Kette hat höchstens ${most} Maße.`,
  worstCase: "Ungünstigster Fall",
  rootSumSquare: "Wurzel der Quadratsumme",
  nominal: "Nennmaß",
  worstCaseTolerance: "Toleranz im ungünstigsten Fall",
  rootSumSquareTolerance: "Toleranz nach der Quadratsumme",
  formulas: [
    "Ungünstigster Fall = Summe aller Toleranzen",
    "Wurzel der Quadratsumme = Quadratwurzel aus der Summe ihrer Quadrate",
  ],
  limits:
    "Schreiben Sie „in“ hinter eine Länge in Zoll und ein Minus vor eine, die in die andere Richtung zeigt. Die Toleranzen sind symmetrisch. Die Wurzel der Quadratsumme setzt unabhängige, zentrierte, normalverteilte Maße voraus: Etwa 99,7 % der Baugruppen liegen darin.",
  source:
    "Ungünstigster Fall: R. G. Budynas, J. K. Nisbett, Shigley's Mechanical Engineering Design, 9. Auflage, Kapitel 1. Wurzel der Quadratsumme: F. Scholz, Tolerance Stack Analysis Methods, Boeing 1995",
};

export const truePosition: CalculatorWords["truePosition"] = {
  drawing: "Die Achse in ihrem Toleranzfeld",
  exactX: "X, Soll",
  measuredX: "X, gemessen",
  exactY: "Y, Soll",
  measuredY: "Y, gemessen",
  positionTolerance: "Positionstoleranz Ø",
  feature: "Formelement",
  hole: "Bohrung",
  shaftOrBoss: "Welle oder Zapfen",
  modifier: "Bedingung",
  maximumMaterial: "Ⓜ Maximum-Material",
  none: "Keine",
  maximumMaterialSize: "Maximum-Material-Maß",
  measuredSize: "Gemessenes Maß",
  holeTooSmall: (limit) =>
    `Eine Bohrung kleiner als ${limit} liegt außerhalb ihrer Maßtoleranz. Korrigieren Sie zuerst das Maß.`,
  shaftTooLarge: (limit) =>
    `Eine Welle größer als ${limit} liegt außerhalb ihrer Maßtoleranz. Korrigieren Sie zuerst das Maß.`,
  position: "Position, als Durchmesser",
  allowed: "Zulässig",
  result: "Ergebnis",
  within: "Innerhalb der Toleranz",
  outside: "Außerhalb der Toleranz",
  bonusTolerance: "Bonustoleranz",
  equalInside: "Gleiches ± in X und Y, das darin liegt",
  formulas: [
    "Position = 2 × √((X gemessen − X Soll)² + (Y gemessen − Y Soll)²)",
    "Bonus bei Ⓜ = Bohrung − kleinste Bohrung oder größte Welle − Welle",
    "Im Kreis: ± Toleranz ÷ (2 √2) in X und in Y",
  ],
  limits:
    "Für ein zylindrisches Toleranzfeld (Ø), längs seiner Achse gesehen. Messen Sie von den Bezügen der Zeichnung aus, in ihrer Reihenfolge. Ein Bezug mit Ⓜ kann das ganze Lochbild weiter verschieben; das wertet ein Koordinatenmessgerät aus.",
  source: "ASME Y14.5-2018, ISO 5458:2018, ISO 2692:2021",
};

export const roughness: CalculatorWords["roughness"] = {
  drawing: "Das Profil einer Oberfläche",
  units: { ra: "Ra in µm", microinches: "Ra in µin", rz: "Rz in µm", grade: "N-Klasse" },
  value: "Wert",
  givenAs: "Angegeben als",
  unknownGrade: "Es gibt die Klassen N1 bis N12. Geben Sie nur die Zahl ein, etwa 7.",
  outsideRz: "Geben Sie ein Rz von 0,125 bis 250 µm ein. Andere Werte umfassen die Klassen N1 bis N12 nicht.",
  outsideRa:
    "Geben Sie ein Ra von 0,025 bis 50 µm ein (1 bis 2.000 µin). Andere Werte umfassen die Klassen N1 bis N12 nicht.",
  ra: "Ra",
  grade: "Klasse",
  rz: "Rz, etwa",
  usualFor: "Üblich bei",
  noProcess: "Kein Verfahren auf dieser Website",
  formulas: ["1 µm = 39,37 µin", "Rz ≈ 4 bis 7 × Ra; eine genaue Umrechnung gibt es nicht"],
  limits:
    "Ra mittelt das Profil, Rz nimmt seine Spitzen und Täler. Verlangen Sie den Wert, den Ihr Teil braucht, und messen Sie diesen.",
  source: "ISO 21920-1:2021 (Ra, Rz), ISO 1302:2002 (N-Klassen und ihre Mikrozoll); Richtwerte der Verfahren",
};
