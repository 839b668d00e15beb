export const unitSwitch = { label: "Units", mm: "mm", inch: "inch" };
