import type { PartCheckWords } from "part-check/words.ts";

/** The findings with texts of their own. */
export const findings: PartCheckWords["findings"] = {
  solidNoSheet: {
    title: "Nicht ein einziges Blech",
    text: "Ein Blech hat überall dieselbe Dicke. Der größte Teil dieses Teils ist massiv; fräsen, gießen oder drucken Sie es.",
  },
  unevenSheet: {
    title: "Mehr als eine Dicke",
    text: "Ein Blech hat überall dieselbe Dicke, und diese Stelle ist dicker als der Rest. Machen Sie sie aus einem zweiten, aufgeschweißten Blech oder fräsen Sie das Teil.",
  },
  plate: {
    title: "Zu dick für Blech",
    text: "Platten dieser Dicke werden geschnitten und gefräst. Fragen Sie CNC-Bearbeitung an.",
  },
  barNoSheet: {
    title: "Stange oder Draht, kein Blech",
    text: "Breite und Dicke sind gleich. Drehen oder fräsen Sie es aus Stange, oder biegen und wickeln Sie es aus Draht.",
  },
  tubeNoSheet: {
    title: "Geschlossenes Rohr, kein Blech",
    text: "Ein Rohr ohne Naht wird aus Rohr geschnitten oder gedreht. Um es aus Blech zu rollen, sehen Sie längs einen Spalt vor, der dann geschweißt wird.",
  },
  closedSheet: {
    title: "Geschlossene Ecke oder gezogene Form",
    text: "Das Teil lässt sich nicht zu einem ebenen Blech abwickeln: Seine Wände gehen ohne Schnitt ineinander über. Öffnen Sie die Ecken mit einem Spalt oder Freischnitt und schweißen Sie sie, wenn sie dicht sein müssen.",
  },
  domeNoSheet: {
    title: "In zwei Richtungen gekrümmt",
    text: "Eine Kuppel lässt sich nicht aus ebenem Blech kanten. Sie wird tiefgezogen, gedrückt oder spritzgegossen.",
  },
  webOnSheet: {
    title: "Ein Steg, der auf dem Blech steht",
    text: "Ein gekantetes Blech hat keinen T-Stoß. Machen Sie den Steg aus einem zweiten, aufgeschweißten Blech oder fräsen Sie das Teil.",
  },
  cavityInSheet: {
    title: "Geschlossener Hohlraum",
    text: "Ein Blech umschließt nichts. Machen Sie das Teil aus mehreren Blechen, die verschweißt werden.",
  },
  thickerThanSheet: {
    title: "Dicker als das Blech",
    text: "Planen Sie hier einen Distanzbolzen, Bolzen oder eine Mutter zum Einpressen oder Anschweißen ein, oder fräsen Sie das Teil. An einer Biegung ist der Außenradius der Innenradius plus die Dicke.",
  },
  thinnerThanSheet: {
    title: "Dünner als das Blech",
    text: "Ein Absatz oder eine Tasche im Blech wird nach dem Schneiden gefräst, in einem zweiten Arbeitsgang.",
  },
  hiddenUndercut: {
    title: "Für Werkzeug und Schieber verdeckt",
    text: "Weder eine Werkzeughälfte noch ein gerader Schieber erreicht diese Fläche. Öffnen Sie sie, teilen Sie das Teil oder drucken Sie es.",
  },
  groove: {
    title: "Nut in einer Bohrung",
    text: "Ein Einstechwerkzeug dreht sie. Machen Sie die Bohrung weit genug für das Werkzeug und die Nut nicht tiefer als breit.",
  },
  fourAxes: {
    title: "Schräge Flächen: Bearbeitung mit vier Achsen",
    text: "Ein Drehtisch dreht diese Flächen und Bohrungen zum Werkzeug. In Richtung der sechs Seiten des Teils bräuchten sie keine vierte Achse.",
  },
  fiveAxes: {
    title: "Schräge Flächen: Bearbeitung mit fünf Achsen",
    text: "Für diese Flächen und Bohrungen wird das Werkzeug oder das Teil geneigt. In Richtung der sechs Seiten des Teils würden sie weniger kosten.",
  },
  bentSheet: {
    title: "Ein gekantetes Blech, aus dem Block gefräst",
    text: "Fast der ganze Block würde zu Spänen. Schneiden und kanten Sie es stattdessen aus Blech.",
  },
  noDraft: {
    title: "Noch keine Entformungsschräge",
    text: "Fast jedes Modell kommt ohne Entformungsschräge. Fügen Sie sie in Entformungsrichtung hinzu, bevor das Werkzeug gebaut wird, oder lassen Sie sich eine von uns vorschlagen.",
  },
  size: {
    title: "Größer als die Maschine",
    text: "Teilen Sie das Teil in Stücke, die später verbunden werden, oder wählen Sie ein anderes Verfahren.",
  },
  together: {
    title: "Teile zu nah, um zusammen gedruckt zu werden",
    text: "In einem Stück gedruckt verschmelzen diese Teile. Verbreitern Sie den Spalt oder lassen Sie sie einzeln drucken.",
  },
  unjoined: {
    title: "Flächen sind nicht verbunden",
    text: (places: number) =>
      `Die Flächen sind an ${places === 1 ? "einer Stelle" : `${places} Stellen`} nicht verbunden. Verbinden Sie sie in Ihrem CAD-Programm zu einem Volumenkörper und exportieren Sie ihn noch einmal: Flächen allein haben weder Wände noch Volumen.`,
  },
};
