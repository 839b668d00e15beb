/** The variables of whoever runs a script. The scripts read them here and nowhere else; prepare.ts has them checked. */
export const shell: Readonly<Record<string, string | undefined>> = process.env;
