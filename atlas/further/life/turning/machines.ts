/** Which parts of which kinds turn, and how fast. A kind that is named here takes the option `turned` (`atlas/things/turned`). */

export interface Turn {
  /** Its name in the kind's drawing. */
  readonly part: string;
  /** Seconds of one turn; less than 0 turns the other way. */
  readonly seconds: number;
  /** So many steps a turn, as a clock's hand makes them; without it the part turns evenly. */
  readonly ticks?: number;
}

const CLOCK: readonly Turn[] = [{ part: 'hand', seconds: 60, ticks: 60 }];

export const MACHINES: Readonly<Record<string, readonly Turn[]>> = {
  windmill: [{ part: 'sails', seconds: 16 }],
  etherMill: [{ part: 'sails', seconds: 14 }],
  sawGiant: [
    { part: 'far saw', seconds: -12 },
    { part: 'near saw', seconds: 12 },
  ],
  recordShop: [{ part: 'record', seconds: 9 }],
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
