/** µm → µin: the preferred values of ISO 21920-1 and ASME B46.1, which are those of the grades N1 to N12 (ISO 1302:2002, annex). */
export const ROUGHNESS: ReadonlyMap<number, number> = new Map([
  [0.025, 1],
  [0.05, 2],
  [0.1, 4],
  [0.2, 8],
  [0.4, 16],
  [0.8, 32],
  [1.6, 63],
  [3.2, 125],
  [6.3, 250],
  [12.5, 500],
  [25, 1000],
  [50, 2000],
]);
