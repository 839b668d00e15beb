/** What every virus scanner calls a virus, to prove that it looks (https://www.eicar.org). In parts, so that none calls this file one. */
const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** Looks for it in a stream, also across its pieces. */
export function createTestVirusSearch() {
  let last = Buffer.alloc(0);
  let isFound = false;
  return {
    add(piece: Buffer): void {
      const seam = Buffer.concat([last, piece.subarray(0, EICAR.length - 1)]);
      isFound ||= seam.includes(EICAR) || piece.includes(EICAR);
      last = Buffer.concat([last, piece.subarray(-EICAR.length)]).subarray(1 - EICAR.length);
    },
    isFound: () => isFound,
  };
}
