/** An angle in degrees, in radians. */
export function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

/** An angle in radians, in degrees. */
export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
