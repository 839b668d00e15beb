/** The picture of an uploaded part, and what the check of its file says. */
export const filePicture = {
  sendAnyway: (fault: string) => `${fault} You can also send it as it is, and we will contact you.`,
  pictureOf: (file: string) => `Picture of ${file}`,
  unitGuessed: (unit: string) =>
    `Read in ${unit}, because the size would be unusual in mm. State the unit in the description.`,
  unitUnusual: (unit: string, probable: string) =>
    `The size is unusual for ${unit}; ${probable} is more likely. State the unit in the description.`,
  unitMissing: (unit: string) => `Read in ${unit}: the file states no unit.`,
};
