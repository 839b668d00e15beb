import type { CalculatorWords } from "calculators/find-calculator.ts";

// The calculators of threads, bends, molded parts and seals.

export const threadedHoles: CalculatorWords["threadedHoles"] = {
  drawing: "Schnitt durch eine Gewindebohrung",
  thread: "Gewinde",
  screwStrength: "Zugfestigkeit der Schraube",
  partStrength: "Zugfestigkeit des Teils",
  unknownThread: "Wählen Sie eines der aufgeführten Gewinde.",
  tooLong: "Länger als 2,5 × D",
  useInsert: "Drahtgewindeeinsatz oder größere Schraube verwenden",
  tapDrillNamed: (drillName) => `Kernlochbohrer ${drillName}`,
  tapDrillSize: "Kernlochbohrer",
  formingHole: "Vorbohrdurchmesser für Gewindeformer",
  threadPercentage: "Tragtiefe in Prozent",
  engagement: "Einschraubtiefe, Schraube bricht zuerst",
  engagementInDiameters: "Einschraubtiefe in Durchmessern",
  blindDepth: "Tiefe eines Sacklochs, 3 Steigungen Auslauf",
  insertHole: "Kernlochdurchmesser für einen Drahtgewindeeinsatz",
  clearanceHole: "Durchgangsloch für die Schraube",
  formulas: [
    "Tragtiefe % = (D − Bohrer) ÷ (1,299 × P) × 100",
    "Vorbohrdurchmesser für Gewindeformer = D − 0,0068 × 65 × P",
    "Einschraubtiefe = 2 A ÷ (½ π (D − 0,6495 P)) × (Festigkeit Schraube ÷ Festigkeit Teil, mindestens 1)",
    "A = π/4 × (D − 0,9382 P)²",
  ],
  limits:
    "60°-Gewinde. Gewindeformer brauchen ein duktiles Metall. Das Festigkeitsverhältnis lässt die größere Scherfläche des Innengewindes außer Acht; die Länge liegt deshalb auf der sicheren Seite.",
  source:
    "ISO 261 und ISO 2306 (metrisch), ASME B1.1 (Zoll), FED-STD-H28/2B (Einschraubtiefe), DIN 8140-2 (Gewindeeinsätze), ISO 273 mittel und ASME B18.2.8 normal (Durchgangslöcher)",
};

export const plasticScrews: CalculatorWords["plasticScrews"] = {
  drawing: "Schnitt durch einen Dom mit dem Loch für eine Schraube",
  plastics: {
    abs: "ABS",
    "pc-abs": "PC/ABS",
    asa: "ASA",
    pc: "PC, Richtwerte",
    pom: "POM, Richtwerte",
    pp: "PP, Richtwerte",
    pa6: "PA 6",
    "pa6-gf30": "PA 6, 30 % Glas",
    pa66: "PA 66",
    "pa66-gf30": "PA 66, 30 % Glas",
    pa46: "PA 46",
    "pa46-gf30": "PA 46, 30 % Glas",
    "ppa-gf15": "PPA, 15 % Glas",
    pbt: "PBT",
  },
  plastic: "Kunststoff",
  screwDiameter: "Schraubendurchmesser d",
  otherDiameter: "Die Faktoren gelten für Schrauben dieser Größen.",
  unknownPlastic: "Wählen Sie einen der aufgeführten Kunststoffe.",
  hole: "Loch",
  boss: "Dom, Außendurchmesser",
  engagement: "Einschraubtiefe, mindestens",
  reliefDiameter: "Entlastung an der Mündung, Durchmesser",
  reliefDepth: "Entlastung, Tiefe",
  formulas: [
    "Loch = 0,70 bis 0,85 × d, je nach Kunststoff",
    "Dom = 1,85 bis 2,5 × d",
    "Einschraubtiefe = 1,7 bis 2,2 × d",
    "Entlastung = 1,05 × d weit, 0,25 bis 0,5 × d tief",
  ],
  limits:
    "Selbstfurchende Schrauben mit einem Flankenwinkel von etwa 30°. In PC ölfreie Schrauben verwenden. Das Drehmoment an gespritzten Teilen erproben.",
  source: "PENCOM, Installation of PF Screws for Plastics; Richtwerte für PC, POM und PP",
};

export const sheetBending: CalculatorWords["sheetBending"] = {
  drawing: "Schnitt durch das gebogene Blech",
  materials: {
    "mild-steel": "Baustahl",
    stainless: "Edelstahl 304 und 316",
    aluminum: "Aluminium 5052-H32",
  },
  sheetMaterial: "Blechwerkstoff",
  thickness: "Dicke t",
  otherThickness: "Andere Dicken biegen unsere Gesenke nicht.",
  insideRadius: "Innenradius R",
  bendAngle: "Biegewinkel A",
  firstLeg: "Erster Schenkel, außen",
  secondLeg: "Zweiter Schenkel, außen",
  bendLength: "Biegelänge",
  unknownMaterial: "Wählen Sie einen der aufgeführten Werkstoffe.",
  legTooShort: (shortest, die) =>
    `Jeder Schenkel muss mindestens ${shortest} lang sein. Ein kürzerer rutscht in das Gesenk von ${die}.`,
  radiusTooLarge: (setback) =>
    `Bei diesem Radius und Winkel nimmt die Biegung ${setback} von jedem Schenkel. Verwenden Sie einen kleineren Radius oder längere Schenkel.`,
  flatLength: "Gestreckte Länge",
  bendDeduction: "Biegeverkürzung",
  bendAllowance: "Bogenlänge",
  dieWidth: "Gesenkweite V",
  formedRadius: "Radius durch das Gesenk",
  minimumFlange: "Mindestschenkellänge",
  bendingForce: "Biegekraft",
  tensileStrength: "Bei einer Zugfestigkeit von",
  kFactor: "K-Faktor",
  formulas: [
    "Bogenlänge BA = π/180 × A × (R + K t)",
    "Verkürzung BD = 2 × tan(A/2) × (R + t) − BA",
    "Gestreckte Länge = erster Schenkel + zweiter Schenkel − BD",
    "Mindestschenkellänge = 0,7 V + t",
    "Kraft = 1,42 × Zugfestigkeit × t² × Länge ÷ V",
  ],
  limits:
    "Freibiegen im Standardgesenk, etwa 8 t weit, das den im Ergebnis genannten Radius ergibt; ein anderer Radius braucht ein anderes Gesenk. Schenkel werden bis zu der Ecke gemessen, in der sich die Außenflächen träfen. K hängt vom Werkzeug ab: Machen Sie eine Probebiegung, wenn die gestreckte Länge auf 0,1 mm genau sein muss.",
  source:
    "Bogenlänge nach Machinery's Handbook; Gesenk, Radius und Schenkel wie auf unserer Seite mit Biegedaten",
};

export const injectionMolding: CalculatorWords["injectionMolding"] = {
  drawing: "Eine Wand zwischen den Hälften des Werkzeugs",
  resins: {
    abs: "ABS",
    pc: "PC",
    pp: "PP",
    pa: "PA 6, PA 66 (ungefüllt)",
    "pc-abs": "PC/ABS",
    pom: "POM",
    pmma: "PMMA",
    "pe-hd": "PE-HD",
  },
  resin: "Kunststoff",
  wall: "Wand",
  partDimension: "Maß des Teils",
  projectedArea: "Projizierte Fläche",
  longestFlowPath: "Längster Fließweg",
  unknownResin: "Wählen Sie einen der aufgeführten Kunststoffe.",
  flowTooLong: (resin, reach, wall, needed) =>
    `${resin} fließt etwa ${reach} weit in einer Wand von ${wall}. Verwenden Sie eine Wand von mindestens ${needed} oder einen zweiten Anschnitt.`,
  coolingTime: "Kühlzeit",
  moldDimension: (shrinkage) => `Werkzeugmaß bei ${shrinkage} % Schwindung`,
  clampForce: "Schließkraft",
  flowLength: "Fließlänge bei dieser Wand",
  temperatures: "Schmelze, Werkzeug, Entformung",
  pressure: "Mittlerer Werkzeuginnendruck",
  formulas: [
    "Kühlzeit = t² ÷ (π² a) × ln(4/π × (Schmelze − Werkzeug) ÷ (Entformung − Werkzeug)), Temperaturen in °C",
    "Werkzeugmaß = Maß des Teils ÷ (1 − Schwindung)",
    "Schließkraft = projizierte Fläche × mittlerer Werkzeuginnendruck",
    "Fließlänge = Wand × Fließverhältnis des Kunststoffs",
  ],
  limits:
    "Erste Schätzungen mit Richtwerten ungefüllter Kunststoffe. Veröffentlichte Temperaturleitfähigkeiten desselben Kunststoffs unterscheiden sich bis zum Faktor zwei, die Kühlzeit ebenso. Die Schwindung hängt von Wand, Anschnitt und Nachdruck ab; den endgültigen Wert bestimmt der Werkzeugbauer.",
  source:
    "Formel der Kühlzeit: G. Menges, W. Michaeli, P. Mohren, How to Make Injection Molds, 3. Auflage. Richtwerte der Kunststoffe",
};

export const snapFit: CalculatorWords["snapFit"] = {
  drawing: "Der Schnapparm und sein Hinterschnitt",
  plastic: "Kunststoff",
  armLength: "Armlänge L",
  rootThickness: "Dicke am Fuß t",
  width: "Breite b",
  undercut: "Hinterschnitt y",
  leadInAngle: "Fügewinkel α",
  friction: "Reibung μ",
  unknownPlastic: "Wählen Sie einen der aufgeführten Kunststoffe.",
  tooShort: "Der Arm muss mindestens vier Dicken lang sein: Die Formel gilt für schlanke Balken.",
  forceToDeflect: "Auslenkkraft",
  forceToAssemble: "Montagekraft",
  modulus: "E-Modul E",
  formulas: [
    "Dehnung = 1,5 × t × y ÷ L²",
    "Auslenkkraft P = b × t² × E × Dehnung ÷ (6 × L)",
    "Montagekraft = P × (μ + tan α) ÷ (1 − μ × tan α)",
  ],
  limits:
    "Ein gerader Arm gleicher Dicke an einer steifen Wand, einige Male geöffnet. Wird er oft geöffnet, bleiben Sie unter 60 % der Grenze. E ist der Biegemodul der Sorte; nahe an der Grenze sind Kunststoffe weicher, die Kräfte sind deshalb obere Schätzwerte.",
  source:
    "Formeln: Bayer MaterialScience, Snap-Fit Joints for Plastics: A Design Guide. E-Modul und zulässige Dehnung: Richtwerte wie bei den Sorten auf dieser Website",
  locks: "sperrt bei diesem Winkel",
  strain: "Dehnung am Fuß",
  strainLimit: "Zulässige Dehnung",
  noLimit: "keine veröffentlicht, Muster erproben",
  withinLimit: (strain, limit) => `${strain}: innerhalb der Grenze von ${limit} %`,
  aboveLimit: (strain, limit) => `${strain}: über der Grenze von ${limit} %`,
  almostNothing: "weniger als 0,1 N",
  largestUndercut: "Größter Hinterschnitt für diesen Arm",
};

export const oRing: CalculatorWords["oRing"] = {
  drawing: "Schnitt durch den Ring in seiner Nut",
  seals: { radial: "Ruhend, radial", face: "Ruhend, axial", moving: "Bewegt, Hydraulik" },
  seal: "Dichtung",
  cord: "Schnurstärke",
  insideDiameter: "Innendurchmesser des Rings",
  seat: "Durchmesser, auf dem er sitzt",
  grooveDepth: "Nuttiefe mit Spalt",
  grooveWidth: "Nutbreite",
  unknownSeal: "Wählen Sie eine der aufgeführten Dichtungen.",
  tooDeep: "Die Nut ist tiefer, als die Schnur dick ist; der Ring dichtet nicht.",
  squeeze: "Verpressung",
  fill: "Füllung der Nut",
  stretch: "Dehnung",
  stretchedCord: "Schnurstärke, gedehnt",
  usualSqueeze: "Übliche Verpressung",
  advice: "Hinweis",
  tooLittleSqueeze: "Zu wenig Verpressung: Nut flacher machen",
  tooMuchSqueeze: "Zu viel Verpressung: Nut tiefer machen",
  tooFull: "Zu voll: Nut breiter machen",
  stretchedTooFar: "Zu stark gedehnt: größeren Ring nehmen",
  tooLarge: "Zu groß: kleineren Ring nehmen",
  allUsual: "Alle Werte sind üblich",
  formulas: [
    "Verpressung = (Schnurstärke − Tiefe) ÷ Schnurstärke",
    "Füllung = π/4 × Schnurstärke² ÷ (Tiefe × Breite), höchstens 85 %",
    "Dehnung = Sitz ÷ Innendurchmesser − 1, höchstens 5 %",
    "Gedehnte Schnurstärke = Schnurstärke ÷ √(1 + Dehnung)",
  ],
  limits:
    "Für Nennmaße, Gummi mit etwa 70 Shore A und Nuten ohne Stützringe. Rechnen Sie die Toleranzen von Ring und Nut hinzu: Auch die dünnste Schnur in der tiefsten Nut muss noch verpresst sein. Wärme und Flüssigkeiten lassen Gummi quellen; deshalb ist eine Nut nie voll.",
  source: "Parker O-Ring Handbook ORD 5700, Abschnitte 3 bis 5; Ringmaße: ISO 3601-1, AS568",
};
