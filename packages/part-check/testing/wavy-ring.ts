/** A ring with waves as a binary STL file of about so many bytes. A triangle takes 50 bytes. */
export function wavyRing(bytes: number): Buffer<ArrayBuffer> {
  const around = Math.round(Math.sqrt(bytes / 50 / 2) * 4);
  const across = Math.round(bytes / 50 / 2 / around);
  const count = 2 * around * across;
  const buffer = Buffer.alloc(84 + 50 * count);
  buffer.writeUInt32LE(count, 80);
  const point = (i: number, j: number): readonly number[] => {
    const [u, w] = [(2 * Math.PI * i) / around, (2 * Math.PI * j) / across];
    const radius = 12 + Math.sin(24 * u) * Math.cos(3 * w);
    const far = 80 + radius * Math.cos(w);
    return [far * Math.cos(u), far * Math.sin(u), radius * Math.sin(w)];
  };
  let at = 84;
  const write = (...corners: readonly (readonly number[])[]) => {
    for (const [index, value] of corners.flat().entries()) buffer.writeFloatLE(value, at + 12 + 4 * index);
    at += 50;
  };
  for (let i = 0; i < around; i += 1)
    for (let j = 0; j < across; j += 1) {
      const [a, b] = [point(i, j), point((i + 1) % around, j)];
      const [c, d] = [point((i + 1) % around, (j + 1) % across), point(i, (j + 1) % across)];
      write(a, b, c);
      write(a, c, d);
    }
  return buffer;
}
