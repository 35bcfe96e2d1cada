import { describe, expect, it } from 'vitest';
import { DayLight, NightLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { nodeSvg } from '../../../../atlas/core/svg';
import type { ThingKind } from '../../../../atlas/core/thing';
import { carousel } from '../../../../atlas/things/fair/carousel';
import { castle } from '../../../../atlas/things/fair/castle';
import { chairSwing } from '../../../../atlas/things/fair/chair-swing';
import { ferrisWheel } from '../../../../atlas/things/fair/ferris-wheel';
import { fountain } from '../../../../atlas/things/fair/fountain';
import { helterSkelter } from '../../../../atlas/things/fair/helter-skelter';
import { stall } from '../../../../atlas/things/fair/stall';
import { bigTop, pavilion } from '../../../../atlas/things/fair/tent';
import { crag } from '../../../../atlas/things/nature/crag';
import { conifer, palm } from '../../../../atlas/things/nature/conifer';
import { willow, wisteria } from '../../../../atlas/things/nature/hanging-trees';
import { bush, tree } from '../../../../atlas/things/nature/tree';
import { barrel, crate } from '../../../../atlas/things/props/containers';
import { pot } from '../../../../atlas/things/props/pot';
import { bench, fence, lampPost } from '../../../../atlas/things/props/furniture';
import { signpost } from '../../../../atlas/things/props/signpost';
import { picnic } from '../../../../atlas/things/fair/picnic';
import { parasol } from '../../../../atlas/things/props/parasol';
import { flowerBed, rock } from '../../../../atlas/things/props/garden';
import { brickHall, storeyTower } from '../../../../atlas/things/town/brick-hall';
import { machiya } from '../../../../atlas/things/town/machiya';
import { ryokan } from '../../../../atlas/things/town/ryokan';
import { pagoda, stoneLantern, torii, trellis } from '../../../../atlas/things/town/shrine';
import { tram } from '../../../../atlas/things/town/tram';

const KINDS: readonly ThingKind<object>[] = [
  carousel,
  castle,
  chairSwing,
  ferrisWheel,
  fountain,
  helterSkelter,
  stall,
  bigTop,
  pavilion,
  crag,
  conifer,
  palm,
  willow,
  wisteria,
  bush,
  tree,
  barrel,
  crate,
  pot,
  bench,
  fence,
  lampPost,
  parasol,
  signpost,
  picnic,
  flowerBed,
  rock,
  brickHall,
  storeyTower,
  machiya,
  ryokan,
  pagoda,
  stoneLantern,
  torii,
  trellis,
  tram,
];

const scene = (night: boolean) =>
  new Scene({
    width: 4000,
    height: 3000,
    horizon: 0,
    light: night ? new NightLight() : new DayLight(),
    seed: 'things',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });

const drawn = (kind: ThingKind<object>, night: boolean, x: number, seed: string) =>
  scene(night).add(kind, [x, 2000], { seed, warmth: 0 }).inked;
const text = (kind: ThingKind<object>, night: boolean, seed: string) =>
  drawn(kind, night, 1000, seed)
    .nodes.map((node) => nodeSvg(node, 'x'))
    .join('');

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  it('draws something finite by day and by night', () => {
    for (const night of [false, true])
      for (const seed of ['a', 'b', 'c']) {
        const { nodes, inkBox } = drawn(kind, night, 1000, seed);
        expect(nodes.length).toBeGreaterThan(0);
        for (const side of Object.values(inkBox)) expect(Number.isFinite(side)).toBe(true);
        expect(text(kind, night, seed)).not.toContain('NaN');
      }
  });

  it('is the same for the same seed, wherever it stands', () => {
    expect(text(kind, false, 'a')).toBe(text(kind, false, 'a'));
    const [here, there] = [drawn(kind, false, 1000, 'a').inkBox, drawn(kind, false, 1700, 'a').inkBox];
    expect(there.x0 - here.x0).toBeCloseTo(700, 3);
    expect(there.x1 - here.x1).toBeCloseTo(700, 3);
    expect(there.y0).toBeCloseTo(here.y0, 3);
  });
});
