import { crc32 } from "node:zlib";

/** https://www.eicar.org: every virus scanner calls it a virus. In two parts, so that none calls this file one. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

interface Entry {
  readonly name: string;
  readonly content: string;
  /** Bit 0: encrypted (APPNOTE 4.4.4). */
  readonly flags?: number;
  /** What the list says it unpacks to. */
  readonly claimedSize?: number;
  /** Unix mode and type, in the upper half. */
  readonly attributes?: number;
}

const UNIX_LINK = 0o120777 * 0x1_0000;

/** A ZIP without compression, of texts by their names. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  return build(Object.entries(files).map(([name, content]) => ({ name, content })));
}

export const encryptedZip = () => build([{ name: "part.step", content: "secret", flags: 1 }]);
export const slipZip = () => build([{ name: "../../../../etc/cron.d/x", content: "* * * * * root id" }]);
export const linkZip = () => build([{ name: "part.step", content: "/etc/passwd", attributes: UNIX_LINK }]);

/** 42.zip says so in sixteen entries of sixteen; the list alone is what a check can read. */
export const bombZip = () =>
  build(
    Array.from({ length: 16 }, (_, index) => ({
      name: `lib ${index}.step`,
      content: "x",
      claimedSize: 4_294_967_294,
    })),
  );

function build(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, claimedSize, attributes = 0 } of entries) {
    const data = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimedSize ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0003"), common, rest, Buffer.from(name)]));
    local.push(header);
    offset += header.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, list, Buffer.from("PK\u0005\u0006"), end]);
}
