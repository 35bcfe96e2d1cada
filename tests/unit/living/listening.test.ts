import { beforeEach, expect, it, vi } from 'vitest';
import { mixOf } from '../../../src/living/air/mix';
import { Listening } from '../../../src/living/listening';
import { AmbientPlayer } from '../../../src/sound/ambient-player';
import type { Life } from '../../../src/maps/life';

vi.mock('../../../src/sound/ambient-player', () => ({ AmbientPlayer: vi.fn() }));

const player = { play: vi.fn(), destroy: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(AmbientPlayer).mockImplementation(function Player() {
    return player;
  });
});

const LIFE: Life = {
  version: 2,
  cell: 1,
  things: [],
  sources: [],
  under: { cell: 100, rows: ['ws'] },
  pokes: [],
  chain: [],
};

function listening() {
  const state = { rests: true, left: 0 };
  const visible = () => ({ left: state.left, top: 0, right: state.left + 100, bottom: 100 });
  const pulse = { add: vi.fn() };
  const view = { rests: () => state.rests, visible };
  const listens = new Listening(view as never, pulse as never, LIFE, []);
  return { state, listens, pulse, heard: () => player.play.mock.calls.map(([mix]) => mix as unknown) };
}

it('hears what is in view once a second, and draws nothing', () => {
  const { state, listens, pulse, heard } = listening();
  expect(pulse.add).toHaveBeenCalledWith(listens);
  expect([5000, 5999].map((now) => listens.step(now))).toEqual([false, false]);
  expect(heard()).toEqual([mixOf({ left: 0, top: 0, right: 100, bottom: 100 }, LIFE.under, [])]);
  state.left = 100;
  listens.step(6000);
  expect(heard()[1]).toEqual(mixOf({ left: 100, top: 0, right: 200, bottom: 100 }, LIFE.under, []));
  expect(heard()[1]).not.toEqual(heard()[0]);
});

it('hears nothing while the map moves, and as soon as it rests', () => {
  const { state, listens, heard } = listening();
  state.rests = false;
  listens.step(5000);
  expect(heard()).toEqual([]);
  state.rests = true;
  listens.step(5180);
  expect(heard()).toHaveLength(1);
});

it('makes a loop only while the map rests, and is silent with its picture', () => {
  const { state, listens } = listening();
  const [mayMake] = vi.mocked(AmbientPlayer).mock.lastCall ?? [];
  expect(mayMake?.()).toBe(true);
  state.rests = false;
  expect(mayMake?.()).toBe(false);
  listens.destroy();
  expect(player.destroy).toHaveBeenCalledOnce();
});
