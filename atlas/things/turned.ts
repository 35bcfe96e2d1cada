/** What a machine is asked by the living picture: to be drawn with one of its parts turned, so that one sees which marks those are. */

export interface Turned {
  /** Radians by which a part stands beyond where it is drawn on the map, clockwise, by the part's name. */
  readonly turned?: Readonly<Record<string, number>>;
}

/** By how much a part is turned, radians; 0 wherever a map is drawn. */
export const turnOf = ({ turned }: Turned, part: string): number => turned?.[part] ?? 0;
