/** The small things: greenery and furniture, scattered where nothing stands yet. */
import { along, scatter } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { bush, tree } from '../../things/nature/tree';
import { bench, lampPost } from '../../things/props/furniture';
import { rock } from '../../things/props/garden';
import { C, PATH } from './places';

export const props: Theme['props'] = (stage) => {
  along(
    stage,
    PATH.map(([x, y]) => [x, y - 190]),
    520,
    lampPost,
    {},
    { on: ['lawn'] },
  );
  scatter(stage, {
    kind: tree,
    count: 34,
    on: ['lawn'],
    apart: 30,
    options: (random) => ({ leaf: random.pick(C.leaf), size: random.range(0.8, 1.1) }),
  });
  scatter(stage, { kind: bench, count: 8, on: ['lawn'], options: () => ({}) });
  scatter(stage, {
    kind: bush,
    count: 40,
    on: ['lawn'],
    options: (random) => ({ leaf: random.pick(C.leaf) }),
  });
  scatter(stage, { kind: rock, count: 16, on: ['lawn'], options: () => ({}) });
};
