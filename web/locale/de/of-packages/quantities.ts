import type { QuantityWords, UnitName } from "quantities/words.ts";

export const quantities: QuantityWords = {
  locale: "de-DE",
  range: (from, to) => `${from} bis ${to}`,
  units: {
    "× wall": unchanged("× Wand"),
    "× diameter": unchanged("× Durchmesser"),
    "× thickness": unchanged("× Dicke"),
    "× radius": unchanged("× Radius"),
    "× width": unchanged("× Breite"),
    "× volume": unchanged("× Volumen"),
    t: unchanged("t Schließkraft"),
    day: { one: "Tag", other: "Tage" },
    "business day": { one: "Arbeitstag", other: "Arbeitstage" },
    week: { one: "Woche", other: "Wochen" },
    part: { one: "Teil", other: "Teile" },
    shot: unchanged("Schuss"),
    cycle: { one: "Zyklus", other: "Zyklen" },
    axis: { one: "Achse", other: "Achsen" },
    material: { one: "Werkstoff", other: "Werkstoffe" },
    process: unchanged("Verfahren"),
    finish: { one: "Oberfläche", other: "Oberflächen" },
  },
};

function unchanged(name: string): UnitName {
  return { one: name, other: name };
}
