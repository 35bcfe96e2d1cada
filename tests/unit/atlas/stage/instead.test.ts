/** Roles of stories hold other things where a title names theirs. */
import { expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Random } from '../../../../atlas/core/random';
import { Scene } from '../../../../atlas/core/scene';
import { Ground } from '../../../../atlas/ground/ground';
import { figure, type FigureSpec } from '../../../../atlas/stage/figure';
import { holding } from '../../../../atlas/stage/instead';
import type { FigureMaker } from '../../../../atlas/stage/place';

const scene = new Scene({ width: 400, height: 300, horizon: 50, light: new DayLight(), seed: 'instead' });

/** What the maker dresses somebody in whose role asks for `role`. */
function worn(role: FigureSpec, everyday: FigureSpec = {}): FigureSpec | undefined {
  const dressed: FigureSpec[] = [];
  const make: FigureMaker = (at, _random, stand, wear = (spec) => spec) => {
    const spec = wear(everyday) ?? everyday;
    dressed.push(spec);
    return scene.plan(figure, at, { ...stand, spec });
  };
  const stories = holding({ guitar: 'drum' }, (_stage, dresser) => {
    dresser([100, 100], new Random('instead'), {}, () => role);
  });
  stories({ scene, ground: new Ground(scene) }, make);
  return dressed[0];
}

it('gives a role the other thing, in either hand and in its own colour', () => {
  expect(worn({ hold: 'guitar', off: ['guitar', 'red'], mood: 'joy' })).toEqual({
    hold: 'drum',
    off: ['drum', 'red'],
    mood: 'joy',
  });
});

it('leaves everything else in its hand, empty hands and creatures alone', () => {
  expect(worn({ hold: 'violin', off: null })).toEqual({ hold: 'violin', off: null });
  expect(worn({ mood: 'joy' })).toEqual({ mood: 'joy' });
  const cat = { plan: 'beast', colour: 'white', second: 'white' } as const;
  expect(worn(cat)).toEqual(cat);
});

it('dresses whoever has no role as before', () => {
  const dressed: FigureSpec[] = [];
  const make: FigureMaker = (at, _random, stand, wear) => {
    expect(wear).toBeUndefined();
    const spec: FigureSpec = { hold: 'guitar' };
    dressed.push(spec);
    return scene.plan(figure, at, { ...stand, spec });
  };
  holding({ guitar: 'drum' }, (_stage, dresser) => {
    dresser([100, 100], new Random('instead'));
  })({ scene, ground: new Ground(scene) }, make);
  expect(dressed).toEqual([{ hold: 'guitar' }]);
});
