/** The number of sectors. One without a facet is a gap in the arc. */
const SECTORS = 72;
const SECTOR = (2 * Math.PI) / SECTORS;

/** The part of a circle that the facets of a cylinder cover, in sectors of 5°. Angles are in radians, except `arc`. */
export class CoveredArc {
  readonly #isCovered = new Uint8Array(SECTORS);

  /** Adds a facet by the angles of its corners. Returns the middle of the facet in quarters of a sector, which identifies the facet. */
  add(angles: readonly number[]): number {
    const [start = 0, ...others] = angles;
    const turns = others.map((angle) => Math.atan2(Math.sin(angle - start), Math.cos(angle - start)));
    const from = start + Math.min(0, ...turns);
    const to = start + Math.max(0, ...turns);
    const last = Math.ceil(to / SECTOR - 0.01) - 1;
    for (let index = Math.floor(from / SECTOR + 0.01); index <= last; index += 1)
      this.#isCovered[((index % SECTORS) + SECTORS) % SECTORS] = 1;
    return Math.round(((from + to) / SECTOR) * 4);
  }

  /** The covered angle in degrees, up to 360, and its ends. Only the longest gap is left out. */
  ends(): { arc: number; from: number; to: number } {
    let longest = 0;
    let endOfGap = 0;
    let gap = 0;
    for (let index = 0; index < 2 * SECTORS; index += 1) {
      gap = this.#isCovered[index % SECTORS] === 1 ? 0 : gap + 1;
      if (gap > longest && gap <= SECTORS) {
        longest = gap;
        endOfGap = index + 1;
      }
    }
    const sectors = SECTORS - longest;
    return { arc: (sectors * 360) / SECTORS, from: endOfGap * SECTOR, to: (endOfGap + sectors) * SECTOR };
  }
}
