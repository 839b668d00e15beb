/** What a query looked at. As long as none of it changes, its result does not. */
export class Reads {
  everything = false;
  readonly types = new Set<string>();
  /** Ids as they are without "drafts." and "versions.x.", whether the document exists or not. */
  readonly ids = new Set<string>();
  /** The documents whose field `name` is an object with this `current`: a slug. */
  readonly slugs = new Map<string, { name: string; current: string }>();

  slug(name: string, current: string): void {
    this.slugs.set(`${name} ${current}`, { name, current });
  }
}
