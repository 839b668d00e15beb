/** The size of the gray picture that `differenceHash` compares: one column more than it has bits in a row. */
export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/** Of 64 bits. Crops, other sizes and other formats of one photo differ in fewer. */
const MAX_DIFFERENCE = 5;

/** Whether each pixel is brighter than its right neighbor: the same for every size of a picture. */
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
