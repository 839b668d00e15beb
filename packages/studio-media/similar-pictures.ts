/** The size in pixels of the gray picture that `differenceHash` takes. It has one column more than the hash has bits per row. */
export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/** How many of the 64 bits may differ. Crops, other sizes and other formats of a photo differ in fewer. */
const MAX_DIFFERENCE = 5;

/**
 * The difference hash (dHash) of a picture: whether each pixel is brighter than its right neighbor. It does not depend on the size of the
 * picture.
 */
export function differenceHash(gray: ArrayLike<number>): boolean[] {
  return Array.from({ length: (HASH_WIDTH - 1) * HASH_HEIGHT }, (_, bit) => {
    const row = Math.floor(bit / (HASH_WIDTH - 1));
    const at = row * HASH_WIDTH + (bit % (HASH_WIDTH - 1));
    return (gray[at] ?? 0) > (gray[at + 1] ?? 0);
  });
}

/** The pictures that look alike, in groups of two or more. */
export function similarGroups<Picture extends { hash: readonly boolean[] }>(
  pictures: readonly Picture[],
): Picture[][] {
  const groups: Picture[][] = [];
  for (const picture of pictures) {
    const group = groups.find((members) => members.some((member) => isSimilar(member.hash, picture.hash)));
    if (group === undefined) groups.push([picture]);
    else group.push(picture);
  }
  return groups.filter((group) => group.length > 1);
}

function isSimilar(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.filter((bit, index) => bit !== other[index]).length <= MAX_DIFFERENCE;
}
