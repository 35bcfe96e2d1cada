/** What soldiers wear where they serve: wine at the gate, leather in the yard, cream in the wood. */
import type { Dress } from './dress';
import { SOLDIERS } from './wardrobe';

/** The garrison's wine red and grey, on the wall and before the gate. */
export const GARRISON: Dress = {
  ...SOLDIERS,
  clothes: [
    {
      outfit: 'captain',
      colours: [
        ['wine', 'grey', 'gold', 'black'],
        ['wine', 'white', 'gold', 'black'],
        ['grey', 'wine', 'gold', 'black'],
      ],
    },
    {
      outfit: { base: 'casual', belt: 'tool', collar: 'shirt', feet: 'boots' },
      colours: [
        ['wine', 'grey', 'gold', 'umber'],
        ['rose', 'charcoal', 'gold', 'black'],
        ['wine', 'charcoal', 'silver', 'black'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['wine', 'white', 'umber', 'umber'],
        ['grey', 'wine', 'umber', 'black'],
      ],
    },
    {
      outfit: 'pilot',
      colours: [
        ['wine', 'grey', 'white', 'black'],
        ['rose', 'grey', 'white', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['wine', 'charcoal', 'white', 'black']] },
    { outfit: 'raincoat', colours: [['wine', 'grey', 'gold', 'black']] },
  ],
  hairColours: ['charcoal', 'blond', 'silver', 'black', 'chestnut', 'grey'],
  hats: [
    ['helmet', 'silver', 'steel'],
    ['helmet', 'grey', 'wine'],
    ['cap', 'wine', 'gold'],
    ['headband', 'white', 'white'],
  ],
  hatted: 0.4,
};

/** Recruits in brown leather on bright sand. */
export const RECRUITS: Dress = {
  ...SOLDIERS,
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['umber', 'white', 'wood', 'umber'],
        ['chestnut', 'white', 'umber', 'umber'],
      ],
    },
    {
      outfit: { base: 'casual', belt: 'tool', collar: 'shirt', feet: 'boots' },
      colours: [
        ['umber', 'white', 'gold', 'umber'],
        ['chestnut', 'cream', 'gold', 'umber'],
        ['charcoal', 'white', 'gold', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['umber', 'white', 'white', 'umber'],
        ['charcoal', 'umber', 'cream', 'black'],
      ],
    },
    { outfit: 'pilot', colours: [['umber', 'charcoal', 'white', 'black']] },
    { outfit: 'raincoat', colours: [['chestnut', 'umber', 'white', 'umber']] },
  ],
  hairColours: ['black', 'charcoal', 'chestnut', 'ginger', 'umber'],
  hats: [
    ['headband', 'white', 'white'],
    ['cap', 'umber', 'cream'],
    ['goggles', 'umber', 'sky'],
    ['beanie', 'charcoal', 'grey'],
  ],
  poses: ['stand', 'hips', 'run', 'fight', 'lunge', 'overhead', 'cheer', 'crouch', 'walk', 'kneel', 'talk'],
  items: ['sword', 'meat', 'torch', 'bucket', 'letter', 'wrench', 'flag'],
};

/** Scouts undyed and pale, with the green cape, under dark leaves. */
export const SCOUTS: Dress = {
  ...SOLDIERS,
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['cream', 'white', 'wood', 'umber'],
        ['sand', 'white', 'umber', 'umber'],
        ['white', 'sand', 'gold', 'umber'],
      ],
    },
    {
      outfit: { base: 'casual', belt: 'tool', collar: 'shirt', feet: 'boots' },
      colours: [
        ['cream', 'sand', 'gold', 'umber'],
        ['sand', 'white', 'gold', 'wood'],
        ['white', 'khaki', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'captain',
      colours: [
        ['cream', 'white', 'gold', 'umber'],
        ['sand', 'cream', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['cream', 'sand', 'white', 'umber'],
        ['sand', 'khaki', 'white', 'umber'],
      ],
    },
    { outfit: 'pilot', colours: [['sand', 'cream', 'white', 'umber']] },
    { outfit: 'raincoat', colours: [['cream', 'sand', 'mint', 'umber']] },
  ],
  hairColours: ['blond', 'silver', 'sand', 'chestnut', 'white', 'ginger'],
  hats: [
    ['hood', 'mint', 'mint'],
    ['headband', 'white', 'white'],
    ['leaf', 'grass', 'grass'],
    ['cap', 'sand', 'mint'],
  ],
  items: ['sword', 'spyglass', 'scroll', 'meat', 'letter', 'torch', 'bucket', 'pokerCards'],
  capes: ['grass', 'mint', 'green'],
};
