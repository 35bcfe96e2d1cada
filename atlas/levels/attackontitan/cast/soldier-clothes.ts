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
    {
      outfit: 'armor',
      colours: [
        ['steel', 'wine', 'gold', 'umber'],
        ['grey', 'charcoal', 'silver', 'black'],
      ],
    },
    { outfit: 'poncho', colours: [['wine', 'charcoal', 'wine', 'umber']] },
    { outfit: 'striped', colours: [['wine', 'white', 'charcoal', 'black']] },
    { outfit: 'baker', colours: [['white', 'wine', 'cream', 'umber']] },
    { outfit: 'overalls', colours: [['plum', 'grey', 'gold', 'black']] },
    { outfit: 'warlord', colours: [['charcoal', 'wine', 'gold', 'black']] },
  ],
  hairColours: ['charcoal', 'blond', 'silver', 'black', 'chestnut', 'grey'],
  hats: [
    ['helmet', 'silver', 'steel'],
    ['helmet', 'grey', 'wine'],
    ['cap', 'wine', 'gold'],
    ['headband', 'white', 'white'],
    ['knight', 'silver', 'wine'],
    ['greatHelm', 'grey', 'wine'],
    ['hood', 'wine', 'wine'],
    ['chef', 'white', 'white'],
    ['tricorn', 'charcoal', 'gold'],
  ],
  hatted: 0.5,
  builds: ['chibi', 'teen', 'tall', 'tall', 'lady', 'brawny', 'brawny', 'kid', 'stout', 'stout', 'elder'],
  items: [
    'cutlass',
    'spyglass',
    'map',
    'spear',
    'shield',
    'flag',
    'drum',
    'torch',
    'bucket',
    'pokerCards',
    'lantern',
    'cup',
  ],
  packs: [
    ['quiver', 'umber'],
    ['shell', 'steel'],
    ['backpack', 'grey'],
  ],
  faces: ['mustache', 'beard', 'scar', 'stubble', 'eyepatch', 'goatee', 'freckles', 'monocle'],
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
    {
      outfit: 'striped',
      colours: [
        ['umber', 'cream', 'umber', 'umber'],
        ['navy', 'white', 'umber', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['umber', 'white', 'gold', 'umber'],
        ['navy', 'cream', 'gold', 'umber'],
      ],
    },
    { outfit: 'poncho', colours: [['forest', 'umber', 'forest', 'umber']] },
    { outfit: 'barbarian', colours: [['umber', 'chestnut', 'wood', 'umber']] },
    { outfit: 'armor', colours: [['wood', 'umber', 'gold', 'umber']] },
    { outfit: 'tee', colours: [['wine', 'umber', 'white', 'umber']] },
    { outfit: 'pajamas', colours: [['navy', 'navy', 'white', 'umber']] },
    { outfit: 'raincoat', colours: [['chestnut', 'umber', 'white', 'umber']] },
  ],
  hairColours: ['black', 'charcoal', 'chestnut', 'ginger', 'umber'],
  hats: [
    ['headband', 'white', 'white'],
    ['cap', 'umber', 'cream'],
    ['goggles', 'umber', 'sky'],
    ['beanie', 'charcoal', 'grey'],
    ['bandana', 'wine', 'wine'],
    ['helmet', 'umber', 'gold'],
    ['straw', 'wood', 'umber'],
    ['sweatband', 'navy', 'white'],
  ],
  hatted: 0.42,
  builds: ['chibi', 'teen', 'teen', 'tall', 'lady', 'brawny', 'kid', 'kid', 'stout', 'stout', 'elder'],
  packs: [
    ['backpack', 'wood'],
    ['sword', 'steel'],
    ['quiver', 'wood'],
    ['bigScroll', 'wine'],
  ],
  faces: ['freckles', 'scar', 'cheekScar', 'mustache', 'stubble', 'squareGlasses', 'paint', 'beard'],
  poses: [
    'hips',
    'run',
    'fight',
    'lunge',
    'overhead',
    'cheer',
    'crouch',
    'walk',
    'kneel',
    'talk',
    'wrestle',
    'jump',
    'shoulder',
    'sit',
  ],
  items: [
    'sword',
    'shield',
    'bow',
    'torch',
    'bucket',
    'letter',
    'wrench',
    'flag',
    'broom',
    'spear',
    'drum',
    'roundShield',
  ],
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
    {
      outfit: 'poncho',
      colours: [
        ['cream', 'white', 'mint', 'umber'],
        ['white', 'cream', 'blush', 'umber'],
      ],
    },
    { outfit: 'armor', colours: [['silver', 'cream', 'mint', 'umber']] },
    { outfit: 'overalls', colours: [['sky', 'white', 'gold', 'umber']] },
    { outfit: 'monk', colours: [['cream', 'mint', 'white', 'umber']] },
    { outfit: 'mage', colours: [['sand', 'white', 'mint', 'umber']] },
    { outfit: 'baker', colours: [['white', 'mint', 'cream', 'umber']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'cream', 'umber']] },
    { outfit: 'granny', colours: [['gold', 'umber', 'cream', 'umber']] },
    { outfit: 'farmer', colours: [['sky', 'wood', 'cream', 'umber']] },
    { outfit: 'suit', colours: [['peach', 'wood', 'wine', 'umber']] },
    { outfit: 'pirate', colours: [['rose', 'cream', 'gold', 'umber']] },
  ],
  hairColours: ['blond', 'silver', 'sand', 'chestnut', 'white', 'ginger'],
  hats: [
    ['hood', 'mint', 'mint'],
    ['headband', 'white', 'white'],
    ['leaf', 'grass', 'grass'],
    ['cap', 'sand', 'mint'],
    ['kasa', 'sand', 'wood'],
    ['wreath', 'grass', 'gold'],
    ['mushroom', 'cream', 'sand'],
    ['bandana', 'sky', 'sky'],
    ['helmet', 'silver', 'mint'],
  ],
  hatted: 0.48,
  builds: ['chibi', 'teen', 'tall', 'tall', 'lady', 'lady', 'brawny', 'kid', 'stout', 'elder', 'toddler'],
  items: [
    'sword',
    'spyglass',
    'scroll',
    'meat',
    'letter',
    'lantern',
    'bow',
    'lantern',
    'flute',
    'basket',
    'map',
    'shield',
  ],
  capes: ['grass', 'mint', 'green'],
  packs: [
    ['backpack', 'sand'],
    ['quiver', 'wood'],
    ['bigScroll', 'cream'],
    ['cloak', 'sand'],
  ],
  faces: ['freckles', 'scar', 'monocle', 'beard', 'mustache', 'eyepatch', 'paint', 'goatee'],
};
