// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapPoint } from '../../../src/game/space';
import { groundsOf } from '../../../src/living/air/clear';
import { Air } from '../../../src/living/air/air';
import { Answers } from '../../../src/living/answers';
import { begin } from '../../../src/living/begin';
import { LivingLayer } from '../../../src/living/layer';
import { Listening } from '../../../src/living/listening';
import { machinesIn, Turners } from '../../../src/living/machines';
import { MapView } from '../../../src/living/map-view';
import { lidAround } from '../../../src/living/night-lids';
import { Pulse } from '../../../src/living/pulse';
import type { LivingThing } from '../../../src/living/things';
import { Watch } from '../../../src/living/watch';
import { nextTask } from '../../../src/platform/turns';
import { whenHeard } from '../../../src/sound/when-heard';
import { playVoice } from '../../../src/sound/voice-player';
import type { Life } from '../../../src/maps/life';

vi.mock('../../../src/living/layer', () => ({ LivingLayer: vi.fn() }));
vi.mock('../../../src/living/map-view', () => ({ MapView: vi.fn() }));
vi.mock('../../../src/living/pulse', () => ({ Pulse: vi.fn() }));
vi.mock('../../../src/living/answers', () => ({ Answers: vi.fn() }));
vi.mock('../../../src/living/air/air', () => ({ Air: vi.fn() }));
vi.mock('../../../src/living/air/clear', () => ({ groundsOf: vi.fn() }));
vi.mock('../../../src/living/listening', () => ({ Listening: vi.fn() }));
vi.mock('../../../src/living/machines', () => ({ machinesIn: vi.fn(), Turners: vi.fn() }));
vi.mock('../../../src/living/watch', () => ({ Watch: vi.fn() }));
vi.mock('../../../src/living/find', () => ({}));
vi.mock('../../../src/sound/voice-player', () => ({ playVoice: vi.fn() }));
vi.mock('../../../src/sound/when-heard', () => ({ whenHeard: vi.fn() }));

const GROUNDS = { figures: 'figures', all: 'all' };
const MAP = { width: 100, height: 60 };

/** What was made, by its name, and what of it has ended. */
let made: string[] = [];
let ended: string[] = [];
const layer = { lidOf: 'by day' as unknown };
const answers = { touched: vi.fn(() => mapPoint(7, 7)), know: vi.fn() };
const added = vi.fn();
const turners = { touched: vi.fn(() => true) };
const unheard = vi.fn();
let idle: () => void = () => undefined;

/** A class whose objects note when they come and go. */
function stands(name: string, own: object = {}) {
  return function Stand() {
    made.push(name);
    return Object.assign(own, { destroy: () => void ended.push(name) });
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  [made, ended] = [[], []];
  layer.lidOf = 'by day';
  vi.mocked(LivingLayer).mockImplementation(stands('layer', layer));
  vi.mocked(MapView).mockImplementation(stands('view'));
  vi.mocked(Pulse).mockImplementation(stands('pulse', { add: added }));
  vi.mocked(Answers).mockImplementation(stands('answers', answers));
  vi.mocked(Air).mockImplementation(stands('air'));
  vi.mocked(Listening).mockImplementation(stands('listening'));
  vi.mocked(Watch).mockImplementation(stands('watch'));
  vi.mocked(groundsOf).mockResolvedValue(GROUNDS as never);
  vi.mocked(machinesIn).mockResolvedValue(FILE);
  vi.mocked(Turners).mockImplementation(stands('turners', turners));
  vi.mocked(whenHeard).mockReturnValue(unheard);
  answers.touched.mockReturnValue(mapPoint(7, 7));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const box = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10 });
const thing = (order: number, figure = false): LivingThing => ({
  order,
  box: box(order * 20),
  shape: { top: 0, rows: [] },
  voice: 'wood',
  figure,
});
const LIFE: Life = {
  version: 2,
  cell: 1,
  things: [],
  sources: [],
  under: { cell: 1, rows: [] },
  pokes: [],
  chain: [],
  machines: [1, 2],
};
const FILE = { version: 1, machines: [] } as const;
const MACHINES = { maps: {} as never, level: 3, path: 'machines.json', isNight: false };
const MOVERS = [thing(0), thing(1), thing(2, true)];

const settle = async () => {
  for (let i = 0; i < 3; i++) {
    await vi.dynamicImportSettled();
    await nextTask();
  }
};

function bring({ isNight = false, machines = undefined as typeof MACHINES | undefined } = {}) {
  const alone = [thing(9, true)];
  return {
    alone,
    ...begin({} as never, MAP, { life: LIFE, cast: { movers: MOVERS, alone }, machines, isNight }),
  };
}

const calm = async () => {
  idle();
  await settle();
};
const tap = { point: mapPoint(1, 2), slack: 3 };

describe('a picture that comes to life', () => {
  it('moves at once, and what else belongs to it comes once the page is calm', async () => {
    bring();
    await settle();
    expect(made).toEqual(['view', 'pulse', 'layer']);
    await calm();
    expect(made).toEqual(['view', 'pulse', 'layer', 'answers', 'air']);
    expect(answers.know.mock.calls).toEqual([['figures']]);
    const [, , picture, grounds] = vi.mocked(Air).mock.lastCall ?? [];
    expect([picture, grounds]).toEqual([{ life: LIFE, isNight: false }, GROUNDS]);
    expect(vi.mocked(LivingLayer).mock.lastCall?.[2]).toBe(MOVERS);
  });

  it('is waited for no longer than a second where browsers do not tell', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    vi.useFakeTimers();
    bring();
    await vi.advanceTimersByTimeAsync(999);
    expect(made).not.toContain('answers');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await settle();
    expect(made).toContain('answers');
  });

  it('ends with all that has come', async () => {
    const { end } = bring();
    await calm();
    end();
    expect(ended.toSorted()).toEqual(['air', 'answers', 'layer', 'pulse', 'view']);
    expect(unheard).toHaveBeenCalledOnce();
  });

  it('brings nothing more once it has ended', async () => {
    const { end } = bring({ machines: MACHINES });
    await settle();
    end();
    await calm();
    expect(made).toEqual(['view', 'pulse', 'layer']);
    expect([vi.mocked(whenHeard).mock.calls, added.mock.calls]).toEqual([[], []]);
  });

  it('goes on without a part that cannot be had', async () => {
    vi.mocked(groundsOf).mockRejectedValue(new Error('offline'));
    bring();
    await calm();
    expect(made).toEqual(['view', 'pulse', 'layer', 'answers']);
    expect(whenHeard).toHaveBeenCalledOnce();
  });

  it('is heard when places are to be heard, and not after its end', async () => {
    const { end } = bring();
    await calm();
    const [listen] = vi.mocked(whenHeard).mock.lastCall ?? [];
    expect(made).not.toContain('listening');
    listen?.();
    await settle();
    expect(made.filter((name) => name === 'listening')).toHaveLength(1);
    end();
    expect(ended).toContain('listening');
    listen?.();
    await settle();
    expect(made.filter((name) => name === 'listening')).toHaveLength(1);
  });
});

describe('a tap', () => {
  it('is answered, and judged where what is seen there rests', async () => {
    const { poke } = bring();
    await calm();
    expect(poke(tap)).toEqual(mapPoint(7, 7));
    expect(answers.touched).toHaveBeenCalledWith(tap);
  });

  it('before all is there is judged where it was, and answered as soon as can be', async () => {
    const { poke } = bring();
    expect(poke(tap)).toEqual(tap.point);
    await settle();
    expect(answers.touched.mock.calls).toEqual([[tap]]);
    await calm();
    expect(made.filter((name) => name === 'answers')).toHaveLength(1);
  });

  it('after the end is answered by nobody', async () => {
    const { poke, end } = bring();
    end();
    expect(poke(tap)).toEqual(tap.point);
    await settle();
    expect([answers.touched.mock.calls, made.includes('answers')]).toEqual([[], false]);
  });

  it('lets voices be heard, and machines whirl once they are there', async () => {
    bring({ machines: MACHINES });
    await calm();
    const answered = vi.mocked(Answers).mock.lastCall?.[3];
    answered?.say('wood');
    await settle();
    expect(playVoice).toHaveBeenCalledWith('wood');
    expect(answered?.whirl(1, mapPoint(0, 0))).toBe(false);
    const [, , fetchMachines] = vi.mocked(Watch).mock.lastCall ?? [];
    await fetchMachines?.();
    expect(answered?.whirl(1, mapPoint(0, 0))).toBe(true);
    expect(turners.touched).toHaveBeenCalledWith(1, mapPoint(0, 0));
  });
});

describe('machines', () => {
  it('are fetched once one of theirs is in view: things of the file that are nobody', async () => {
    const { alone, end } = bring({ machines: MACHINES });
    await calm();
    const [, boxes, fetchMachines] = vi.mocked(Watch).mock.lastCall ?? [];
    expect(boxes).toEqual([box(20)]);
    expect(added).toHaveBeenCalledOnce();
    expect(machinesIn).not.toHaveBeenCalled();
    await fetchMachines?.();
    expect(machinesIn).toHaveBeenCalledWith(MACHINES);
    const [, , file, kept] = vi.mocked(Turners).mock.lastCall ?? [];
    expect([file, kept]).toEqual([FILE, alone]);
    end();
    expect(ended).toContain('turners');
  });

  it('of a level without some are not waited for', async () => {
    bring();
    await calm();
    expect(made).not.toContain('watch');
  });

  it('are not begun where the picture has ended while their file was on its way', async () => {
    const { end } = bring({ machines: MACHINES });
    await calm();
    const [, , fetchMachines] = vi.mocked(Watch).mock.lastCall ?? [];
    let tell: (file: typeof FILE) => void = () => undefined;
    vi.mocked(machinesIn).mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const fetched = fetchMachines?.();
    await vi.waitFor(() => expect(machinesIn).toHaveBeenCalled());
    end();
    tell(FILE);
    await fetched;
    expect(made).not.toContain('turners');
  });
});

describe('by night', () => {
  it('nobody blinks before the colour around eyes can be read', async () => {
    bring({ isNight: true });
    expect(layer.lidOf).toBeTypeOf('function');
    await calm();
    expect(layer.lidOf).toBe(lidAround);
  });

  it('by day lids have their own colour', async () => {
    bring();
    await calm();
    expect(layer.lidOf).toBe('by day');
  });
});
