/** Types of the linter's rule for everything that is TypeScript; what the functions do is said beside them. */
type Lists = Readonly<Record<string, readonly string[]>>;

export interface House {
  /** What each room may import. */
  readonly rooms: Lists;
  /** Packages that only these rooms may import. */
  readonly packages: Lists;
  /** Rooms that import no package at all. */
  readonly bare: readonly string[];
}

export function readHouse(): House;
export function roomOf(house: House, file: string): string | undefined;
export function circleIn(rooms: Lists): readonly string[] | undefined;
