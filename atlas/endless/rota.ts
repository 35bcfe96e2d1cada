/** Gives each kind of landmark and each scene its turn: what stood on every other map by its size and its luck made them one map. */
import { Random } from '../core/random';

/** Kinds that one knows again, some of them of several levels, by their names; and the share of maps that may have one. */
export const ROTA: readonly { readonly share: number; readonly names: readonly string[] }[] = [
  { share: 0.35, names: ['bathhouse', 'bathHouse', 'ryokan'] },
  { share: 0.45, names: ['busStop'] },
  { share: 0.45, names: ['gardenerRobot'] },
  { share: 0.4, names: ['wish-dragon'] },
  { share: 0.4, names: ['floatingGarden', 'skyIsle', 'skyIsland'] },
  { share: 0.4, names: ['flyingBoat'] },
  { share: 0.5, names: ['greatToad'] },
  { share: 0.3, names: ['sphinx'] },
  // low, and so they fit wherever nothing else does
  { share: 0.25, names: ['roadRoller'] },
  { share: 0.4, names: ['petEgg'] },
  { share: 0.4, names: ['torii'] },
  { share: 0.5, names: ['warpedPalace', 'blackCastle'] },
  // flat beside what is shaded
  { share: 0.25, names: ['sunkenMask'] },
  { share: 0.3, names: ['dummy'] },
  // storeys lower than people, wherever there is little room
  { share: 0.3, names: ['antennaBlock', 'flats', 'officeBlock', 'cityBlock', 'apartment'] },
  { share: 0.5, names: ['whaleAirship', 'balloon', 'bannerPlane'] },
];

/** Of what else a guest lends a map may have this share: what is low and fits anywhere would stand everywhere. */
const LENT = 0.5;

/** Whether a landmark may stand on the map of a seed, which is led by its level or not. All of one kind have the same turn. */
export function isDue(seed: string, name: string, isHome: boolean): boolean {
  const i = ROTA.findIndex(({ names }) => names.includes(name));
  const share = ROTA[i]?.share ?? (isHome ? 1 : LENT);
  return share === 1 || new Random(`${seed}/rota/${i < 0 ? name : i}`).chance(share);
}

/** Whether a scene, by its name, may be told on the map of a seed. */
export const isTold = (seed: string, name: string, share: number): boolean =>
  new Random(`${seed}/tells/${name}`).chance(share);
