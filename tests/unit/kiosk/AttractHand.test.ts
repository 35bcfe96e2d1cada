import { expect, it } from 'vitest';
import { foundInView } from '../../../src/kiosk/AttractHand';
import { box, quest } from '../../support/game-builders';

const MAP = { width: 1000, height: 1000 };
const at = (number: number, x: number, y: number) => ({ ...quest(number), positions: [box(x, y, 20, 20)] });

it('finds somebody who stands in view above the sheet, another at each turn', () => {
  const quests = [at(1, 490, 290), at(2, 390, 190), at(3, 10, 290), at(4, 490, 890), quest(5, 2)];
  const places = [0, 1, 2].map((turn) => foundInView(quests, MAP, turn, 'above'));
  expect(places).toEqual([
    { x: 0.5, y: 0.3 },
    { x: 0.4, y: 0.2 },
    { x: 0.5, y: 0.3 },
  ]);
  // beside the sheet of a wide screen
  expect(foundInView([...quests, at(6, 190, 690)], MAP, 0, 'beside')).toEqual({ x: 0.4, y: 0.2 });
  expect(foundInView([at(1, 490, 290), at(6, 190, 690)], MAP, 0, 'beside')).toEqual({ x: 0.2, y: 0.7 });
});

it('finds nobody where nobody stands there, nor a second of a pair or of another picture', () => {
  const hidden = [
    { ...at(1, 490, 290), image: 'dquest2' },
    { ...at(2, 490, 290), type: 1 as const },
    { ...quest(4), positions: [box(490, 290, 20, 20), box(390, 190, 20, 20)] },
  ];
  expect(foundInView([...hidden, at(3, 490, 890)], MAP, 0, 'above')).toBeUndefined();
});
