import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";

/** A4 in points. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const LEADING = 1.4;
const INK = rgb(0.09, 0.09, 0.1);
const GRAY = rgb(0.42, 0.42, 0.44);
const RULE = rgb(0.8, 0.8, 0.82);
/** A fixed date, so that the same content gives the same bytes. */
const DATE = new Date("2026-11-23T00:00:00Z");

interface Field {
  readonly label: string;
  /** What the field starts with. */
  readonly text?: string;
}

/** A column of a table: its heading and its share of the width. */
type Column = readonly [heading: string, share: number];

/** A PDF document that is written from top to bottom, on A4 pages with a footer. Fields can be filled in. */
export async function createSheet(title: string, footer: string) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("en-US");
  pdf.setProducer("");
  pdf.setCreator("");
  pdf.setCreationDate(DATE);
  pdf.setModificationDate(DATE);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const form = pdf.getForm();

  let page: PDFPage = pdf.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;

  function addPage() {
    page = pdf.addPage([WIDTH, HEIGHT]);
    y = HEIGHT - MARGIN;
  }

  function makeRoom(height: number) {
    if (y - height < MARGIN + 20) addPage();
  }

  function write(text: string, font: PDFFont, size: number, { color = INK, before = 0 } = {}) {
    y -= before;
    for (const line of wrap(text, font, size, WIDTH - 2 * MARGIN)) {
      makeRoom(size * LEADING);
      y -= size * LEADING;
      page.drawText(line, { x: MARGIN, y, size, font, color });
    }
  }

  function drawRule() {
    page.drawLine({
      start: { x: MARGIN, y },
      end: { x: WIDTH - MARGIN, y },
      thickness: 0.75,
      color: RULE,
    });
  }

  function writeRow(cells: readonly string[], columns: readonly Column[], font: PDFFont) {
    const size = 8.5;
    const full = WIDTH - 2 * MARGIN;
    const wrapped = cells.map((cell, i) => wrap(cell, font, size, full * (columns[i]?.[1] ?? 0) - 8));
    const lines = Math.max(...wrapped.map(({ length }) => length));
    makeRoom(lines * size * LEADING + 8);
    let x = MARGIN;
    for (const [i, cell] of wrapped.entries()) {
      for (const [line, text] of cell.entries())
        page.drawText(text, { x, y: y - (line + 1) * size * LEADING - 1, size, font, color: INK });
      x += full * (columns[i]?.[1] ?? 0);
    }
    y -= lines * size * LEADING + 7;
    drawRule();
  }

  return {
    addPage,
    title: (text: string) => write(text, bold, 18),
    heading: (text: string) => {
      makeRoom(80);
      write(text, bold, 11, { before: 10 });
    },
    paragraph: (text: string) => write(text, regular, 9.5, { before: 4 }),
    remark: (text: string) => write(text, regular, 8.5, { before: 6, color: GRAY }),
    table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => {
      y -= 10;
      drawRule();
      writeRow(
        columns.map(([heading]) => heading),
        columns,
        bold,
      );
      for (const cells of rows) writeRow(cells, columns, regular);
    },
    /** Fields side by side, each below its label. */
    fields: (name: string, ...row: Field[]) => {
      makeRoom(44);
      y -= 40;
      const width = (WIDTH - 2 * MARGIN - 12 * (row.length - 1)) / row.length;
      for (const [i, { label, text }] of row.entries()) {
        const x = MARGIN + i * (width + 12);
        page.drawText(label, { x, y: y + 23, size: 8.5, font: regular, color: GRAY });
        const field = form.createTextField(`${name}: ${label}`);
        if (text !== undefined) field.setText(text);
        field.addToPage(page, {
          x,
          y,
          width,
          height: 19,
          borderWidth: 0.75,
          borderColor: RULE,
          font: regular,
        });
        field.setFontSize(8.5);
      }
    },
    /** The file, with the footer and the page numbers. */
    save: () => {
      const pages = pdf.getPages();
      for (const [i, each] of pages.entries()) {
        const text = `${footer} · Page ${i + 1} of ${pages.length}`;
        each.drawText(text, { x: MARGIN, y: 34, size: 7.5, font: regular, color: GRAY });
      }
      return pdf.save();
    },
  };
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/** The lines of a text in a column of this width. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
