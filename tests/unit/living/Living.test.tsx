// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapPoint, mapRect } from '../../../src/game/space';
import { begin, leaps, type Begun } from '../../../src/living/begin';
import { Living, type LivingProps } from '../../../src/living/Living';
import type { FoundPlace } from '../../../src/viewer/types';
import { mapNamed } from '../../support/level';
import { LEVEL_FILE, LIFE, spot } from '../../support/pair-level';

vi.mock('../../../src/living/begin', () => ({
  begin: vi.fn<typeof begin>(),
  leaps: vi.fn<typeof leaps>(),
}));
vi.mock('../../../src/platform/turns', () => ({ nextTask: () => Promise.resolve() }));

const begun = { poke: vi.fn<Begun['poke']>(), end: vi.fn<Begun['end']>() };
const leapAll = vi.fn((found: readonly unknown[]) => found.map(() => end));
const cheersIn = vi.fn(() => Promise.resolve({ version: 1, cheers: [] } as const));
const end = vi.fn();
const further = vi.fn((_level: number, _name: string, _path: string): Promise<unknown> =>
  Promise.resolve(LIFE),
);
const level = vi.fn((_level: number, _path: string): Promise<unknown> => Promise.resolve(LEVEL_FILE));
const onPoke = vi.fn<LivingProps['onPoke']>();
const nameOf = (quest: string) => `the ${quest}`;

let path = 0;

beforeEach(() => {
  vi.clearAllMocks();
  // what was read of a level is kept for its night
  path += 1;
  further.mockImplementation(() => Promise.resolve(LIFE));
  vi.mocked(begin).mockReturnValue(begun);
  begun.poke.mockImplementation(({ point }) => point);
  vi.mocked(leaps).mockResolvedValue({ leapAll, cheersIn });
});
afterEach(cleanup);

const [MAP, NIGHT, OTHER] = [mapNamed('main'), mapNamed('night'), mapNamed('dquest2')];
const MAPS = {
  manifest: () => Promise.reject(new Error('no')),
  level,
  pictureUrl: (at: string) => at,
  further,
};
const found = (id: string): FoundPlace => ({ id, rect: mapRect(0, 0, 1, 1) });
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => void setTimeout(resolve, 0));
  });

/** A viewer with a living picture above it. */
async function show(first: Partial<LivingProps> = {}, viewer = true) {
  const stage = createRef<HTMLDivElement>();
  const nobody: readonly FoundPlace[] = [];
  const page = (more: Partial<LivingProps>) => (
    <div ref={stage}>
      {viewer ? (
        <div data-map-scroller>
          <div data-map-content>
            <div data-map-tiles />
          </div>
        </div>
      ) : null}
      <Living
        level={3}
        path={`3/life-${path}.json`}
        map={MAP}
        maps={MAPS}
        picture="day"
        data="3/level.json"
        stage={stage}
        found={nobody}
        nameOf={nameOf}
        onPoke={onPoke}
        {...more}
      />
    </div>
  );
  const { rerender, unmount } = render(page(first));
  await settle();
  const turn = async (more: Partial<LivingProps>) => {
    rerender(page(more));
    await settle();
  };
  return { stage, turn, unmount };
}

const lastBegun = () => vi.mocked(begin).mock.lastCall ?? [];
const tap = () => onPoke.mock.lastCall?.[0]?.({ point: mapPoint(1, 2), slack: 3 });

describe('a picture', () => {
  it('comes to life with what its file tells, in the viewer it stands over', async () => {
    const { stage } = await show();
    expect(further.mock.calls).toEqual([[3, 'life', `3/life-${path}.json`]]);
    const [host, map, scene] = lastBegun();
    const part = (name: string) => stage.current?.querySelector(`[data-map-${name}]`);
    expect([host?.scroller, host?.content, host?.tiles]).toEqual(['scroller', 'content', 'tiles'].map(part));
    expect(map).toBe(MAP);
    expect(scene?.cast.movers.map(({ order }) => order)).toEqual([0, 1]);
    expect(scene).toMatchObject({ life: LIFE, cast: { alone: [] }, machines: undefined, isNight: false });
  });

  it('hands every tap on, and is still again when it goes', async () => {
    const { unmount } = await show();
    expect(tap()).toEqual(mapPoint(1, 2));
    expect(begun.poke).toHaveBeenCalledWith({ point: mapPoint(1, 2), slack: 3 });
    expect(begun.end).not.toHaveBeenCalled();
    unmount();
    expect(begun.end).toHaveBeenCalledOnce();
    expect(onPoke.mock.lastCall).toEqual([undefined]);
  });

  it.each([
    ['is none of ours', () => Promise.resolve({ ...LIFE, version: 1 })],
    ['cannot be had', () => Promise.reject(new Error('offline'))],
  ])('stays still where its file %s', async (_, answer) => {
    further.mockImplementation(answer);
    await show();
    expect(begin).not.toHaveBeenCalled();
  });

  it('lives when it is opened again, once its file can be had', async () => {
    further.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await show();
    expect(begin).not.toHaveBeenCalled();
    cleanup();
    await show();
    expect(begin).toHaveBeenCalledOnce();
  });

  it('stays still without a viewer, and when it was gone before its file came', async () => {
    await show({}, false);
    expect(begin).not.toHaveBeenCalled();
    cleanup();
    let tell: (raw: unknown) => void = () => undefined;
    further.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    path += 1;
    const { unmount } = await show();
    unmount();
    tell(LIFE);
    await settle();
    expect(begin).not.toHaveBeenCalled();
  });

  it('by night is of the same file, which is not read again, with machines and cheers of its own', async () => {
    const { turn } = await show();
    const night = { map: NIGHT, picture: 'night' as const };
    await turn({ ...night, machines: '3/nightmachines.json', cheers: '3/nightcheers.json' });
    expect(further).toHaveBeenCalledOnce();
    expect(begun.end).toHaveBeenCalledOnce();
    expect(lastBegun()[2]).toMatchObject({
      isNight: true,
      machines: { level: 3, path: '3/nightmachines.json', isNight: true },
    });
    tap();
    await settle();
    expect(cheersIn.mock.lastCall).toEqual([
      expect.objectContaining({ level: 3, name: 'nightcheers', path: '3/nightcheers.json' }),
    ]);
  });

  it('of another pair has its second in place of the main map’s own, and nothing is drawn over them', async () => {
    await show({ map: OTHER, picture: 'other' });
    expect(level.mock.calls).toEqual([[3, '3/level.json']]);
    const scene = lastBegun()[2];
    expect(scene?.cast.movers.map(({ box, held }) => [box.left, held ?? false])).toEqual([
      [100, true],
      [300, true],
      [500, false],
    ]);
    expect(scene?.cast.alone.map(({ box }) => box.left)).toEqual([500]);
    expect(scene?.life.pokes.map(({ x }) => x)).toEqual([700]);
    expect(scene?.life.chain).toHaveLength(3);
    expect(scene?.life.sources).toHaveLength(1);
  });

  it('of another pair is without its show where the second stands on one of its places', async () => {
    const chain = [spot(0, 505), spot(1, 720), spot(1, 740)];
    further.mockResolvedValue({ ...LIFE, chain });
    await show({ map: OTHER, picture: 'other' });
    expect(lastBegun()[2]?.life.chain).toEqual([]);
  });

  it('of a pair that cannot be told apart moves nobody, and has neither smoke nor pokes', async () => {
    level.mockResolvedValueOnce({ quests: [] });
    await show({ map: OTHER, picture: 'other' });
    const scene = lastBegun()[2];
    expect(scene?.cast).toEqual({ movers: [], alone: [] });
    expect([scene?.life.sources, scene?.life.pokes, scene?.life.chain]).toEqual([[], [], []]);
    cleanup();
    level.mockRejectedValueOnce(new Error('offline'));
    vi.mocked(begin).mockClear();
    await show({ map: OTHER, picture: 'other' });
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('who was found', () => {
  const one = found('quest1-0');
  const two = found('quest2-0');

  it('leaps out of the picture once, and not those who were found before it was there', async () => {
    const { turn, stage } = await show({ found: [one] });
    expect(leapAll).not.toHaveBeenCalled();
    await turn({ found: [one, two] });
    expect(leapAll).toHaveBeenCalledOnce();
    const [who, host, map, names] = leapAll.mock.lastCall as unknown as Parameters<
      Awaited<ReturnType<typeof leaps>>['leapAll']
    >;
    expect(who).toEqual([two]);
    expect(host.content).toBe(stage.current?.querySelector('[data-map-content]'));
    expect([map, names('quest2')]).toEqual([MAP, 'the quest2']);
    await turn({ found: [one, two] });
    expect(leapAll).toHaveBeenCalledOnce();
  });

  it('does not leap when one turns to another picture', async () => {
    const { turn } = await show();
    await turn({ found: [one], map: NIGHT, picture: 'night' });
    expect(leapAll).not.toHaveBeenCalled();
    await turn({ found: [one, two], map: NIGHT, picture: 'night' });
    expect(leapAll.mock.lastCall?.[0]).toEqual([two]);
  });

  it('cheers as the file says, which is asked for with the first tap and once', async () => {
    const { turn } = await show({ cheers: '3/cheers.json' });
    expect(cheersIn).not.toHaveBeenCalled();
    tap();
    tap();
    await settle();
    expect(cheersIn.mock.calls).toEqual([
      [expect.objectContaining({ level: 3, name: 'cheers', path: '3/cheers.json' })],
    ]);
    await turn({ found: [one], cheers: '3/cheers.json' });
    const [, , , , cheers] = leapAll.mock.lastCall as unknown as readonly unknown[];
    expect(await cheers).toEqual({ version: 1, cheers: [] });
  });

  it('cheers once the file comes after all, where the line broke at the first tap', async () => {
    cheersIn.mockRejectedValueOnce(new Error('offline'));
    const { turn } = await show({ cheers: '3/cheers.json' });
    tap();
    await settle();
    tap();
    await settle();
    tap();
    expect(cheersIn).toHaveBeenCalledTimes(2);
    await turn({ found: [one], cheers: '3/cheers.json' });
    const [, , , , cheers] = leapAll.mock.lastCall as unknown as readonly unknown[];
    expect(await cheers).toEqual({ version: 1, cheers: [] });
  });

  it('stops with the picture, and so does whoever was found before and leaps yet', async () => {
    const { turn, unmount } = await show();
    await turn({ found: [one] });
    await turn({ found: [one, two] });
    unmount();
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('leaps as they stand where there are no cheers, and stops with the picture', async () => {
    const { turn, unmount } = await show();
    tap();
    await turn({ found: [one] });
    const [, , , , cheers] = leapAll.mock.lastCall as unknown as readonly unknown[];
    expect(await cheers).toBeUndefined();
    expect(cheersIn).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
    unmount();
    expect(end).toHaveBeenCalledOnce();
  });
});
