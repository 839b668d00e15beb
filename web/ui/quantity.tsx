import { formatQuantity, formatSize, type Quantity, type Size, type UnitSystem } from "schemas/quantity.ts";

type Write = (system: UnitSystem) => string;

interface Noted {
  /** A condition, for example “up to 100 mm”. */
  note?: string | undefined;
}

/** A figure with its unit, written in both systems: the switch of the page decides which one is seen. */
export function QuantityText({ quantity }: { quantity: Quantity | undefined }) {
  return quantity ? <BothSystems write={(system) => formatQuantity(quantity, system)} /> : null;
}

export function SizeText({ size }: { size: Size | undefined }) {
  return size ? <BothSystems write={(system) => formatSize(size, system)} /> : null;
}

/** A figure or a size, whichever is stored, with its condition. */
export function Value({ value }: { value: (Quantity | Size) & Noted }) {
  const isSize = "length" in value;
  return (
    <>
      <span className="whitespace-nowrap">
        {isSize ? <SizeText size={value} /> : <QuantityText quantity={value} />}
      </span>
      {value.note && <span className="ml-1.5 inline-block font-sans text-13 text-ink-3">{value.note}</span>}
    </>
  );
}

/** Number and unit apart, for figures that are set large. */
export function LargeValue({ write }: { write: Write }) {
  return <BothSystems write={write} split />;
}

function BothSystems({ write, split = false }: { write: Write; split?: boolean }) {
  const metric = write("metric");
  const imperial = write("imperial");
  const show = (text: string) => (split ? <Split text={text} /> : text);
  if (metric === imperial) return show(metric);
  return (
    <>
      <span className="metric">{show(metric)}</span>
      <span className="imperial">{show(imperial)}</span>
    </>
  );
}

function Split({ text }: { text: string }) {
  const [, number = text, unit = ""] = /^(.*\d)(\D*)$/.exec(text) ?? [];
  return (
    <>
      {number}
      {unit && <small className="text-[60%] font-medium tracking-normal text-ink-2">{unit}</small>}
    </>
  );
}
