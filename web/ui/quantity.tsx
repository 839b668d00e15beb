import type { ReactNode } from "react";
import {
  formatNote,
  formatQuantity,
  formatSize,
  type Quantity,
  type Size,
  type UnitSystem,
} from "schemas/quantity.ts";

type Write = (system: UnitSystem) => string;

interface Noted {
  /** A condition, for example “up to 100 mm”. */
  note?: string | undefined;
}

interface QuantityTextProps {
  quantity: Quantity | undefined;
  /** The head of its column has the unit too. data-table.css hides this one where the head is shown. */
  hasUnitInHead?: boolean;
}

/** A figure with its unit, written in both systems: the switch of the page decides which one is seen. */
export function QuantityText({ quantity, hasUnitInHead = false }: QuantityTextProps) {
  if (!quantity) return null;
  const write: Write = (system) => formatQuantity(quantity, system);
  return hasUnitInHead ? <BothSystems write={write} unitClass="unit" /> : <BothSystems write={write} />;
}

/** Nothing but the unit of a figure. */
export function UnitText({ quantity }: { quantity: Quantity }) {
  return <BothSystems write={(system) => split(formatQuantity(quantity, system)).unit.trim()} />;
}

export function SizeText({ size }: { size: Size | undefined }) {
  return size ? <BothSystems write={(system) => formatSize(size, system)} /> : null;
}

/** What stands beside a figure, with its lengths in both systems. */
export function NoteText({ note }: { note: string }) {
  return <BothSystems write={(system) => formatNote(note, system)} />;
}

/** A figure or a size, whichever is stored, with its condition. */
export function Value({ value }: { value: (Quantity | Size) & Noted }) {
  const isSize = "length" in value;
  return (
    <>
      <span className="whitespace-nowrap">
        {isSize ? <SizeText size={value} /> : <QuantityText quantity={value} />}
      </span>
      {value.note && " "}
      {value.note && (
        <span className="inline-block font-sans text-13 text-ink-3">
          <NoteText note={value.note} />
        </span>
      )}
    </>
  );
}

/** Number and unit apart, for figures that are set large. */
export function LargeValue({ write }: { write: Write }) {
  return <BothSystems write={write} unitClass="small-unit" />;
}

function BothSystems({ write, unitClass }: { write: Write; unitClass?: string }) {
  const metric = write("metric");
  const imperial = write("imperial");
  const show = (text: string): ReactNode => (unitClass ? <Split text={text} unitClass={unitClass} /> : text);
  if (metric === imperial) return show(metric);
  return (
    <>
      <span className="metric">{show(metric)}</span>
      <span className="imperial">{show(imperial)}</span>
    </>
  );
}

function Split({ text, unitClass }: { text: string; unitClass: string }) {
  const { number, unit } = split(text);
  return (
    <>
      {number}
      {unit && <span className={unitClass}>{unit}</span>}
    </>
  );
}

/** `8.19 g/cm³` → `8.19`, ` g/cm³` */
function split(text: string): { number: string; unit: string } {
  const [, number = text, unit = ""] = /^(.*\d)(\D*)$/.exec(text) ?? [];
  return { number, unit };
}
