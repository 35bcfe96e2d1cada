/** Gives a season's land the colours of the level that leads a map: one green under all of them made them one park. */
import { mix, scaleColour } from '../../core/colour';
import type { Horizon } from '../horizon';
import type { Mood } from './mood';

/** What the land is like where a level is at home, in green and under snow. */
const LANDS: Readonly<Record<Horizon, { readonly green: string; readonly snow: string }>> = {
  town: { green: '#c3c8a4', snow: '#e6e0f2' },
  ridge: { green: '#7aab5c', snow: '#dfeae6' },
  peaks: { green: '#9cc0a0', snow: '#dcebfa' },
  coast: { green: '#dfd493', snow: '#f4ece0' },
  tables: { green: '#dcb878', snow: '#f4e2d2' },
  downs: { green: '#b2da5e', snow: '#e6f4e8' },
};
/** How much of it is seen on the land, on its grass, and in what is paved. */
const [LAND, GRASS, PAVED] = [0.5, 0.42, 0.2];
/** By night it is darker, and so is its grass. */
const [DIM, BLADE] = [0.72, 0.74];

/** The mood over the land of a level with this horizon. */
export function landOf(mood: Mood, horizon: Horizon): Mood {
  const snow = mood.climate === 'snow';
  const own = LANDS[horizon][snow ? 'snow' : 'green'];
  const land = mood.light().night ? scaleColour(own, snow ? 0.9 : DIM) : own;
  return {
    ...mood,
    land: mix(mood.land, land, LAND),
    tuft: snow ? mood.tuft : mix(mood.tuft, scaleColour(land, BLADE), GRASS),
    plaza: mix(mood.plaza, land, PAVED),
    road: mix(mood.road, land, PAVED / 2),
  };
}
