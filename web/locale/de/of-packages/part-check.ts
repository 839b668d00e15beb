import type { PartCheckWords } from "part-check/words.ts";

import { findings } from "./part-check-findings.ts";
import { measures } from "./part-check-measures.ts";

const AS_STEP = "Exportieren Sie das Teil in Ihrem CAD-Programm als STEP";

/** What the check says. */
export const partCheck: PartCheckWords = {
  measures,
  findings,
  errors: {
    "unknown-format":
      "Die Prüfung kann dieses Dateiformat nicht lesen. Exportieren Sie das Teil als STEP, IGES, STL, OBJ oder 3MF oder wählen Sie ein ZIP mit einer solchen Datei.",
    "foreign-format": "{detail} Prüfen Sie dann diese Datei.",
    "not-this-format":
      "Die Datei heißt {detail}, ihr Inhalt hat aber ein anderes Format, das die Prüfung nicht lesen kann. Exportieren Sie das Teil als STEP, IGES, STL, OBJ oder 3MF.",
    "external-references":
      "Diese Baugruppe enthält keine eigenen Teile: Sie stehen in anderen Dateien ({detail}). Exportieren Sie die Baugruppe als eine STEP-Datei.",
    unreadable:
      "Der Browser kann sie nicht öffnen. Vielleicht ist es ein Ordner oder eine verschobene oder geänderte Datei. Wählen Sie die Datei noch einmal.",
    empty: "Die Datei ist leer. Exportieren Sie sie noch einmal oder kopieren Sie sie neu von der Quelle.",
    truncated:
      "Die Datei endet zu früh. Exportieren Sie sie noch einmal oder kopieren Sie sie neu von der Quelle.",
    damaged:
      "Die Datei lässt sich nicht lesen, weil ihr Inhalt nicht ihrem Format entspricht. Exportieren Sie sie noch einmal.",
    "not-a-number":
      "Die Datei enthält Koordinaten, die keine Zahlen sind. Reparieren Sie das Netz in Ihrem CAD-Programm und exportieren Sie es noch einmal.",
    "no-solid":
      "Die Datei enthält keinen Körper. Exportieren Sie das Teil als Volumenkörper, nicht als Skizze, Zeichnung oder Kurven.",
    encrypted:
      "Die Datei ist verschlüsselt oder mit einem Passwort geschützt. Exportieren Sie sie ohne Schutz oder wählen Sie das Teil selbst.",
    "too-large": "Die Datei ist für die Prüfung zu groß. Exportieren Sie sie mit weniger Dreiecken.",
    "zip-without-part":
      "Das ZIP enthält keine STEP-, IGES-, STL-, OBJ- oder 3MF-Datei oder nur in einem weiteren ZIP. Entpacken Sie es und wählen Sie das Teil.",
    "zip-compression":
      "Das ZIP ist auf eine Weise gepackt, die die Prüfung nicht entpacken kann. Packen Sie es mit der üblichen Methode (Deflate) neu oder wählen Sie das Teil selbst.",
    "beam-lattice":
      "Die Datei enthält nur ein Stabgitter, das die Prüfung nicht vermessen kann. Exportieren Sie das Teil mit Flächen.",
    cyclic:
      "Die Datei enthält eine Baugruppe, die sich selbst enthält. Exportieren Sie sie noch einmal oder exportieren Sie nur das Teil.",
    "reader-unavailable":
      "Das Leseprogramm für STEP- und IGES-Dateien ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    internal: "Die Prüfung brach durch einen eigenen Fehler ab.",
  },
  foreignFormats: {
    solidWorks: {
      name: "eine SolidWorks-Datei",
      advice: "Wählen Sie in SolidWorks Datei > Speichern unter und den Typ STEP AP214",
    },
    inventor: {
      name: "eine Inventor-Datei",
      advice: "Wählen Sie in Inventor Datei > Exportieren > CAD-Format und den Typ STEP",
    },
    catia: {
      name: "eine CATIA-Datei",
      advice: "Wählen Sie in CATIA Datei > Sichern unter und den Typ stp",
    },
    creo: {
      name: "eine Datei von Creo, NX oder Solid Edge",
      advice:
        "Wählen Sie in diesem Programm Datei > Kopie speichern oder Datei > Exportieren und den Typ STEP",
    },
    solidEdge: {
      name: "eine Solid-Edge-Datei",
      advice: "Wählen Sie in Solid Edge Datei > Speichern unter und den Typ STEP",
    },
    fusion: {
      name: "eine Fusion-Datei",
      advice: "Wählen Sie in Fusion Datei > Exportieren und den Typ STEP",
    },
    freeCad: {
      name: "eine FreeCAD-Datei",
      advice: "Wählen Sie in FreeCAD das Teil aus, dann Datei > Exportieren und den Typ STEP",
    },
    openCascade: { name: "eine Open-CASCADE-Datei (BREP)", advice: AS_STEP },
    parasolid: { name: "eine Parasolid-Datei", advice: AS_STEP },
    acis: { name: "eine ACIS-Datei", advice: AS_STEP },
    jt: { name: "eine JT-Datei", advice: AS_STEP },
    rhino: {
      name: "eine Rhino-Datei",
      advice: "Wählen Sie in Rhino das Teil aus, dann Datei > Auswahl exportieren und den Typ STEP",
    },
    sketchUp: {
      name: "eine SketchUp-Datei",
      advice: "Wählen Sie in SketchUp Datei > Exportieren > 3D-Modell und den Typ STL",
    },
    blender: {
      name: "eine Blender-Datei",
      advice: "Wählen Sie in Blender Datei > Exportieren > STL",
    },
    openScad: {
      name: "ein OpenSCAD-Programm",
      advice: "Rendern Sie das Teil in OpenSCAD (F6) und wählen Sie dann Datei > Export > Export als 3MF",
    },
    drawing: { name: "eine Zeichnung (DWG oder DXF)", advice: AS_STEP },
    pdf: { name: "ein PDF", advice: AS_STEP },
    ifc: { name: "ein Gebäudemodell (IFC)", advice: AS_STEP },
    pictureMesh: {
      name: "ein Netz in einem Bildformat",
      advice:
        "Exportieren Sie es in Ihrem Programm als STL oder 3MF oder das Teil, aus dem es entstand, als STEP",
    },
    archive: {
      name: "ein Archiv, das die Prüfung nicht entpackt",
      advice: "Entpacken Sie es und wählen Sie das Teil oder packen Sie es als ZIP",
    },
  },
  foreignFormat: (name, advice) => `Das ist ${name}. ${advice}.`,
};
