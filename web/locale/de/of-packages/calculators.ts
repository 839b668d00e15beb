import type { CalculatorWords } from "calculators/find-calculator.ts";

import * as ofDimensions from "./calculators-of-dimensions.ts";
import * as ofShapes from "./calculators-of-shapes.ts";

export const calculators: CalculatorWords = {
  ...ofDimensions,
  ...ofShapes,
  shared: {
    locale: "de-DE",
    range: (from, to) => `${from} bis ${to}`,
    chooseListed: (label) => `Wählen Sie bei „${label}“ einen der aufgeführten Werte.`,
    enterNumber: (label, example) => `Geben Sie bei „${label}“ eine Zahl ein, etwa ${example}.`,
    tooSmall: (label, limit) => `${label}: mindestens ${limit}.`,
    tooLarge: (label, limit) => `${label}: höchstens ${limit}.`,
    notWhole: (label) => `${label}: Geben Sie eine ganze Zahl ein.`,
    force: (kilonewtons, usTons) => `${kilonewtons} kN · ${usTons} US-Tonnen`,
  },
  weight: {
    drawing: "Ein Würfel mit dem Volumen des Teils",
    grade: "Sorte",
    volume: "Volumen",
    quantity: "Stückzahl",
    unknownGrade: "Wählen Sie eine der aufgeführten Sorten.",
    onePart: "Ein Teil",
    allParts: "Alle Teile",
    density: "Dichte",
    formulas: ["Gewicht = Volumen × Dichte"],
    limits:
      "Massive Teile mit üblichen Dichten. Das Volumen eines Modells zeigt Ihr CAD-Programm; 1 in³ sind 16,39 cm³.",
    source: "Dichten der Sorten auf dieser Website",
  },
  thermalExpansion: {
    drawing: "Zwei verbundene Teile und wie weit sie auseinanderwachsen",
    part: "Teil",
    otherPart: "Teil, mit dem es verbunden ist",
    length: "Länge bei Raumtemperatur",
    changeOfTemperature: "Temperaturänderung",
    otherChange: "Die Koeffizienten gelten nahe der Raumtemperatur.",
    unknownGrades: "Wählen Sie zwei der aufgeführten Sorten.",
    growth: "Das Teil wächst um",
    otherGrowth: "Das andere Teil wächst um",
    difference: "Unterschied",
    expansion: "Wärmeausdehnung des Teils",
    formulas: ["Längenänderung = Länge × Wärmeausdehnung × Temperaturänderung"],
    limits:
      "Erwärmte Teile wachsen, abgekühlte schrumpfen um denselben Betrag. Hat eine Sorte einen Bereich, rechnet der Rechner mit der Mitte. Gefüllte Kunststoffe wachsen quer zu ihren Fasern stärker, und Polyamid wächst weiter, wenn es Wasser aufnimmt.",
    source: "Wärmeausdehnung der Sorten auf dieser Website",
  },
  hardness: {
    drawing: "Der Eindruck einer Vickers-Pyramide: je härter, desto kleiner",
    scales: {
      hv: "Vickers, HV",
      hb: "Brinell, HB",
      hrb: "Rockwell B, HRB",
      hrc: "Rockwell C, HRC",
      strength: "Zugfestigkeit, MPa",
    },
    results: {
      hv: "Vickers",
      hb: "Brinell",
      hrb: "Rockwell B",
      hrc: "Rockwell C",
      strength: "Zugfestigkeit, etwa",
    },
    value: "Wert",
    scale: "Skala",
    outsideTable: (from, to) => `Die Tabelle dieser Skala reicht von ${from} bis ${to}.`,
    noOtherScale: "Keine andere Skala erreicht diesen Wert.",
    formulas: ["Zwischen zwei Zeilen der Tabelle werden Werte interpoliert"],
    limits:
      "Für unlegierte und niedriglegierte Stähle, warm umgeformt oder wärmebehandelt. Edelstahl der 300er-Reihe, Gusseisen, Aluminium und Kupfer haben eigene Tabellen. Ein umgerechneter Wert ist ein Anhalt: Wo die Härte gefordert ist, messen Sie auf der Skala der Zeichnung.",
    source: "ISO 18265:2013, Tabelle A.1",
  },
};
