/** Prints what players a day cost in reads and writes of the database, from what each action was counted to ask. */
import { pathToFileURL } from 'node:url';
import { print } from './say';

/** Documents read and written, those that the rules look up among the reads. A test counts them on the game's own code. */
export interface Cost {
  readonly reads: number;
  readonly writes: number;
}

export const COSTS = {
  /** A level's definition, when a game opens. */
  game: { reads: 1, writes: 0 },
  /** The first look at a full board, which tells a result its rank and opens its board. */
  board: { reads: 10, writes: 0 },
  /** The first look at the contest's participants, and whether there is a draw. */
  contest: { reads: 12, writes: 0 },
  /** What the owner has planned of the week's contest: once an hour at most, by home or at the end of a game. */
  plan: { reads: 1, writes: 0 },
  /** Who leads the week: once an hour at most, by home where its part comes into view. */
  best: { reads: 1, writes: 0 },
  /** The explorers' board, its first rows and those beside one's own. */
  explorers: { reads: 9, writes: 0 },
  /** Where yesterday's hunt stood: hunts of that day drawn by lot, once for each who asks. */
  yesterday: { reads: 10, writes: 0 },
  /** A guest's score with its points, and the look whether the name is somebody's. */
  guestScore: { reads: 3, writes: 3 },
  /** A registered player's score with its points and the line in the travel log. */
  playerScore: { reads: 2, writes: 5 },
  /** A contest entry, and which rules are in force as its form opens and as it is sent. */
  entry: { reads: 5, writes: 3 },
  /** What is kept of whom, or the rules, as pages to read. */
  page: { reads: 1, writes: 0 },
} as const satisfies Readonly<Record<string, Cost>>;

type Action = keyof typeof COSTS;

/** How often a player does it on a day: an assumption, and the place to change it. */
const DAY: Readonly<Record<Action, number>> = {
  game: 3,
  board: 1,
  contest: 0.1,
  plan: 1,
  best: 0.5,
  explorers: 0.1,
  yesterday: 0.03,
  guestScore: 0.8,
  playerScore: 0.2,
  entry: 0.05,
  page: 0.02,
};

const LABELS: Readonly<Record<Action, string>> = {
  game: 'a game is opened',
  board: 'a board is looked at',
  contest: 'the contest’s page',
  plan: 'the week’s contest',
  best: 'who leads the week',
  explorers: 'the explorers’ board',
  yesterday: 'yesterday’s place',
  guestScore: 'a guest’s score',
  playerScore: 'a player’s score',
  entry: 'a contest entry',
  page: 'a page to read',
};

const ACTIONS: readonly Action[] = [
  'game',
  'board',
  'contest',
  'plan',
  'best',
  'explorers',
  'yesterday',
  'guestScore',
  'playerScore',
  'entry',
  'page',
];

/** What a day of so many players costs. */
export function costOfDay(players: number): Cost {
  const sum = (of: keyof Cost): number =>
    Math.round(ACTIONS.reduce((all, action) => all + COSTS[action][of] * DAY[action] * players, 0));
  return { reads: sum('reads'), writes: sum('writes') };
}

/** US dollars for 100,000 documents by the list price of a multi-region (nam5), which changes. */
const PRICE: Cost = { reads: 0.06, writes: 0.18 };
/** Documents a day that cost nothing. */
const FREE: Cost = { reads: 50_000, writes: 20_000 };

function dollars({ reads, writes }: Cost): number {
  const paid = (count: number, of: keyof Cost) => (Math.max(0, count - FREE[of]) / 100_000) * PRICE[of];
  return paid(reads, 'reads') + paid(writes, 'writes');
}

const count = (value: number): string => value.toLocaleString('en-US');
const line = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The two tables of docs/deploy.md: each action with its share of the day, and days of more and more players. */
export function costTables(players: readonly number[]): readonly (readonly string[])[] {
  const actions = ACTIONS.map((action) => {
    const { reads, writes } = COSTS[action];
    return line(
      LABELS[action],
      String(reads),
      String(writes),
      String(DAY[action]),
      count(reads * DAY[action] * 100_000),
    );
  });
  const days = players.map((many) => {
    const cost = costOfDay(many);
    return line(count(many), count(cost.reads), count(cost.writes), `$${dollars(cost).toFixed(2)}`);
  });
  return [actions, days];
}

export const PLAYERS = [100, 10_000, 100_000, 1_000_000] as const;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const rows of costTables(PLAYERS)) print(`${rows.join('\n')}\n`);
