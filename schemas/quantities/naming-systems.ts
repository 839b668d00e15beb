// The systems of standards in which grades have names. Plain constants: the site imports this file.

/** The systems of standards that name grades, by the fields of a grade that contain its names. */
export const namingSystems = {
  namesEn: { title: "EN", description: "Europe: number and name, for example “1.4301” and “X5CrNi18-10”." },
  namesUns: { title: "UNS", description: "United States: the UNS number, for example “S30400”." },
  namesGb: { title: "GB", description: "China, for example “06Cr19Ni10”." },
  namesJis: { title: "JIS", description: "Japan, for example “SUS304”." },
} as const;

const isNamingSystem = (name: string): name is keyof typeof namingSystems =>
  Object.hasOwn(namingSystems, name);

export const namingSystemNames = Object.keys(namingSystems).filter(isNamingSystem);
