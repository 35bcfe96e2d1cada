/** The themes that are drawn; a level that is missing here is not yet open. Loaded one by one, as each is large. */
import type { Theme } from '../stage/theme';

export const THEMES: Readonly<Record<string, () => Promise<Theme>>> = {
  pokemon: async () => (await import('./pokemon')).pokemon,
  ghibli: async () => (await import('./ghibli')).ghibli,
  jrpg: async () => (await import('./jrpg')).jrpg,
  demonslayers: async () => (await import('./demonslayers')).demonslayers,
  hunterxhunter: async () => (await import('./hunterxhunter')).hunterxhunter,
  attackontitan: async () => (await import('./attackontitan')).attackontitan,
  persona: async () => (await import('./persona')).persona,
  clamp: async () => (await import('./clamp')).clamp,
  zelda: async () => (await import('./zelda')).zelda,
  dragonball: async () => (await import('./dragonball')).dragonball,
  jojo: async () => (await import('./jojo')).jojo,
  onepiece: async () => (await import('./onepiece')).onepiece,
  sailormoon: async () => (await import('./sailormoon')).sailormoon,
  gundam: async () => (await import('./gundam')).gundam,
  nier: async () => (await import('./nier')).nier,
  xenoblade: async () => (await import('./xenoblade')).xenoblade,
  gainax: async () => (await import('./gainax')).gainax,
  metalgear: async () => (await import('./metalgear')).metalgear,
  naruto: async () => (await import('./naruto')).naruto,
  berserk: async () => (await import('./berserk')).berserk,
  tezuka: async () => (await import('./tezuka')).tezuka,
  '90s': async () => (await import('./90s')).nineties,
};
