/** Which parts of which kinds move, and how fast. A kind that is named in `TURNS` takes the option `turned` (`atlas/things/turned`). */

export interface Turn {
  /** Its name in the kind's drawing. */
  readonly part: string;
  /** Seconds of one turn; less than 0 turns the other way. */
  readonly seconds: number;
  /** So many steps a turn, as a clock's hand makes them; without it the part turns evenly. */
  readonly ticks?: number;
  /** Its sails are of so many cloths by turns, and those on one side lie in the shade: there it stays while they turn. */
  readonly shaded?: number;
  /** Gleams and dark edges lie on it, and stay where they are. */
  readonly lit?: true;
}

const CLOCK: readonly Turn[] = [{ part: 'hand', seconds: 60, ticks: 60 }];

export const TURNS: Readonly<Record<string, readonly Turn[]>> = {
  windmill: [{ part: 'sails', seconds: 16, shaded: 1 }],
  etherMill: [{ part: 'sails', seconds: 14, shaded: 2 }],
  sawGiant: [
    { part: 'far saw', seconds: -12, lit: true },
    { part: 'near saw', seconds: 12, lit: true },
  ],
  recordShop: [{ part: 'record', seconds: 9, lit: true }],
  boomboxStage: [
    { part: 'left reel', seconds: -6 },
    { part: 'right reel', seconds: -6 },
  ],
  flyingBoat: [{ part: 'propeller', seconds: 7 }],
  whaleAirship: [{ part: 'propeller', seconds: 4 }],
  bellTower: CLOCK,
  clockTower: CLOCK,
  platformRoof: CLOCK,
  townHill: CLOCK,
  clockCorner: ['front', 'left', 'right'].map((part) => ({ part, seconds: 60, ticks: 60 })),
};

/** Whose parts are known by how they lie (`by-hand`). */
export const BY_HAND = ['ferrisWheel', 'carousel', 'radarDish'] as const;
export type ByHand = (typeof BY_HAND)[number];

export const isByHand = (name: string): name is ByHand => BY_HAND.some((each) => each === name);

/** Whether some of it moves while the rest stands. */
export const isMachine = ({ name }: { readonly name: string }): boolean =>
  TURNS[name] !== undefined || isByHand(name);
