import type { PartCheckWords } from "part-check/words.ts";

/** What a measure finds. */
export const measures: PartCheckWords["measures"] = {
  mesh: {
    finding: {
      title: "Netz mit Fehlern",
      text: "Reparieren Sie das Netz in Ihrem CAD-Programm oder senden Sie eine STEP-Datei: Mit Lücken oder umgedrehten Dreiecken umschließt es keinen Körper.",
    },
  },
  wall: {
    finding: {
      title: "Wand zu dünn",
      text: "Machen Sie die Wand dicker oder stützen Sie sie mit Rippen.",
    },
  },
  "largest-wall": {
    finding: {
      title: "Wand zu dick",
      text: "Kernen Sie die dicke Stelle aus oder höhlen Sie sie, und versteifen Sie sie mit Rippen: Massive Stellen schwinden, fallen ein und reißen und brauchen lange zum Abkühlen oder Aushärten.",
    },
  },
  "wall-ratio": {
    finding: {
      title: "Ungleichmäßige Wandstärke",
      text: "Kernen Sie die dicke Stelle aus oder ändern Sie die Dicke allmählich: Wo Dick auf Dünn trifft, verzieht sich das Teil.",
    },
  },
  "rib-thickness": {
    finding: {
      title: "Rippe zu dick",
      text: "Machen Sie die Rippe dünner. Wo sie auf die Wand trifft, kühlt das Material zuletzt und hinterlässt auf der anderen Seite eine Einfallstelle.",
    },
  },
  "rib-height": {
    finding: {
      title: "Rippe zu hoch",
      text: "Machen Sie die Rippe niedriger oder nehmen Sie zwei kurze: Eine hohe füllt sich nicht und bleibt im Werkzeug hängen.",
    },
  },
  "boss-diameter": {
    finding: {
      title: "Dom zu schlank für seine Bohrung",
      text: "Machen Sie den Dom dicker oder die Bohrung kleiner: Eine Schraube sprengt einen dünnen Dom.",
    },
  },
  "boss-wall": {
    finding: {
      title: "Wand des Doms zu dick",
      text: "Machen Sie den Dom schlanker. Wo er auf die Wand trifft, kühlt das Material zuletzt und hinterlässt auf der anderen Seite eine Einfallstelle.",
    },
  },
  "hole-diameter": {
    finding: {
      title: "Bohrung zu klein",
      text: "Vergrößern Sie die Bohrung oder planen Sie ein, sie danach zu bohren.",
    },
  },
  "hole-depth": {
    finding: {
      title: "Bohrung zu tief für ihren Durchmesser",
      text: "Machen Sie die Bohrung flacher oder weiter oder bohren Sie von beiden Seiten.",
    },
  },
  "hole-to-edge": {
    finding: {
      title: "Loch zu nah an einer Kante",
      text: "Rücken Sie das Loch nach innen: Ein schmaler Steg daneben beult aus oder bricht.",
    },
  },
  "hole-edge-ratio": {
    finding: {
      title: "Loch zu nah an einer Kante",
      text: "Rücken Sie das Loch nach innen: Der schmale Steg daneben ist schwach, wo die Schmelze hinter dem Kern zusammentrifft.",
    },
  },
  gap: {
    finding: {
      title: "Schlitz oder Spalt zu schmal",
      text: "Verbreitern Sie den Schlitz, damit ein Werkzeug hineinpasst oder die Seiten getrennt bleiben.",
    },
  },
  "body-gap": {
    finding: {
      title: "Körper zu nah beieinander",
      text: "Verbreitern Sie den Spalt, sonst verschmelzen die Körper. Gehören sie zusammen, verbinden Sie sie zu einem.",
    },
  },
  detail: {
    finding: {
      title: "Text oder Detail zu fein",
      text: "Machen Sie Striche, Rippen und Nuten breiter oder überlassen Sie sie der Kennzeichnung.",
    },
  },
  "inside-radius": {
    finding: {
      title: "Innenecke zu scharf",
      text: "Geben Sie der Ecke einen Radius oder eine Freifräsung: Ein runder Fräser hinterlässt seinen eigenen Radius.",
    },
  },
  "corner-depth": {
    finding: {
      title: "Innenradius zu klein für die Tiefe",
      text: "Verwenden Sie einen größeren Radius, damit ein kürzerer, steiferer Fräser durch die Ecke laufen kann.",
    },
  },
  "pocket-depth": {
    finding: {
      title: "Tasche zu tief für ihre Breite",
      text: "Machen Sie die Tasche breiter oder flacher: Ein langer, dünner Fräser biegt sich und rattert.",
    },
  },
  reach: {
    finding: {
      title: "Fläche, die kein Werkzeug erreicht",
      text: "Öffnen Sie die Fläche für ein gerades Werkzeug oder planen Sie einen Sonderfräser ein, etwa einen T-Nutenfräser, oder Erodieren.",
    },
  },
  slenderness: {
    finding: {
      title: "Lang für seinen Durchmesser",
      text: "Drehen Sie es zwischen Spitzen oder auf einem Langdrehautomaten oder nehmen Sie geschliffene Stange: Eine lange Stange biegt sich vom Werkzeug weg.",
    },
  },
  "stock-ratio": {
    finding: {
      title: "Größtenteils Späne",
      text: "Fast der ganze Block wird weggefräst. Fügen Sie das Teil aus kleineren Stücken oder gießen oder drucken Sie es.",
    },
  },
  thread: {
    finding: {
      title: "Modelliertes Gewinde",
      text: "Nennen Sie Größe und Toleranzklasse auf der Zeichnung oder in der Anfrage: Ein Gewindebohrer oder Gewindefräser schneidet nach Norm, was immer das Modell zeigt.",
    },
  },
  undercut: {
    finding: {
      title: "Hinterschnitt",
      text: "Öffnen Sie den Hinterschnitt in Entformungsrichtung oder planen Sie einen Schieber ein.",
    },
  },
  draft: {
    finding: {
      title: "Zu wenig Entformungsschräge",
      text: "Neigen Sie die Fläche in Entformungsrichtung, damit sich das Teil aus dem Werkzeug löst.",
    },
  },
  overhang: {
    finding: {
      title: "Überhang, der Stützen braucht",
      text: "Machen Sie die Fläche steiler oder planen Sie Stützstrukturen ein, die Spuren hinterlassen.",
    },
  },
  "trapped-volume": {
    finding: {
      title: "Eingeschlossener Hohlraum",
      text: "Sehen Sie eine Auslassöffnung vor, damit Pulver oder Harz herauskann.",
    },
  },
  "drain-hole": {
    finding: {
      title: "Auslassöffnung zu klein",
      text: "Vergrößern Sie die Öffnung, damit Pulver oder Harz aus dem Hohlraum herauskann.",
    },
  },
  sheet: {
    finding: {
      title: "Nicht ein einziges Blech",
      text: "Ein Blech hat überall dieselbe Dicke und lässt sich abwickeln: Kuppeln und rundum geschlossene Ecken lassen sich nicht aus einem Stück kanten.",
    },
  },
  "bend-radius": {
    finding: {
      title: "Biegeradius zu klein",
      text: "Verwenden Sie einen größeren Innenradius: Die Außenseite einer engen Biegung reißt.",
    },
  },
  flange: {
    finding: {
      title: "Schenkel zu kurz",
      text: "Machen Sie den Schenkel länger, damit er auf beiden Seiten des Gesenks aufliegt.",
    },
  },
  "hole-to-bend": {
    finding: {
      title: "Loch zu nah an einer Biegung",
      text: "Rücken Sie das Loch von der Biegung weg oder planen Sie ein, es nach dem Kanten zu bohren.",
    },
  },
};
