/**
 * Packs a file of up to 4 GB into a ZIP file, uncompressed (PKWARE APPNOTE 6.3). The result references the file instead of copying
 * it into memory.
 */
export async function storeInZip(file: File): Promise<File> {
  const name = new TextEncoder().encode(file.name);
  const checksum = await crc32(file);
  const start = header(0x04034b50, 30, ({ setUint16, setUint32 }) => {
    setUint16(4, 20);
    writeFacts(6, setUint16, setUint32);
  });
  const entry = header(0x02014b50, 46, ({ setUint16, setUint32 }) => {
    setUint16(4, 20);
    setUint16(6, 20);
    writeFacts(8, setUint16, setUint32);
  });
  const end = header(0x06054b50, 22, ({ setUint16, setUint32 }) => {
    setUint16(8, 1);
    setUint16(10, 1);
    setUint32(12, entry.length + name.length);
    setUint32(16, start.length + name.length + file.size);
  });
  return new File([start, name, file, entry, name, end], `${file.name}.zip`, { type: "application/zip" });

  /** Writes the fields that the local header and the directory entry share. */
  function writeFacts(offset: number, setUint16: Write, setUint32: Write): void {
    setUint16(offset, 0x0800); // the name is UTF-8
    setUint16(offset + 6, 0x21); // the date: January 1, 1980
    setUint32(offset + 8, checksum);
    setUint32(offset + 12, file.size);
    setUint32(offset + 16, file.size);
    setUint16(offset + 20, name.length);
  }
}

type Write = (offset: number, value: number) => void;

/** A record of a ZIP file. All numbers are little-endian. */
function header(
  signature: number,
  length: number,
  fill: (write: { setUint16: Write; setUint32: Write }) => void,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  fill({
    setUint16: (offset, value) => view.setUint16(offset, value, true),
    setUint32: (offset, value) => view.setUint32(offset, value, true),
  });
  return bytes;
}

/** The checksum of ISO 3309, which ZIP uses. */
async function crc32(file: Blob): Promise<number> {
  let checksum = 0xffffffff;
  const reader = new WritableStream<Uint8Array>({
    write(chunk) {
      for (const byte of chunk) checksum = (CRC[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8);
    },
  });
  await file.stream().pipeTo(reader);
  return (checksum ^ 0xffffffff) >>> 0;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
