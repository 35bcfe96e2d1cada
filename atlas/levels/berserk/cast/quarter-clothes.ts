/** What is worn in each quarter of the war: crimson in the camp, black on the pale road, pale under the trees and the walls. */
import type { Dress } from '../../../stage/quarter';

/** Undyed wool and mint: what shows under dark leaves. */
export const WOODFOLK: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['cream', 'sand', 'mint', 'wood'],
        ['mint', 'silver', 'white', 'umber'],
      ],
    },
    { outfit: 'mage', colours: [['mint', 'cream', 'gold', 'wood']] },
    { outfit: 'monk', colours: [['cream', 'sand', 'white', 'umber']] },
    {
      outfit: 'dress',
      colours: [
        ['mint', 'mint', 'gold', 'wood'],
        ['cream', 'cream', 'mint', 'wood'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['cream', 'sand', 'white', 'umber'],
        ['silver', 'cream', 'white', 'umber'],
      ],
    },
    { outfit: 'farmer', colours: [['white', 'mint', 'sand', 'umber']] },
    { outfit: 'adventurer', colours: [['sand', 'cream', 'mint', 'umber']] },
    { outfit: 'vest', colours: [['mint', 'sand', 'white', 'umber']] },
    { outfit: 'priest', colours: [['silver', 'mint', 'gold', 'umber']] },
    { outfit: 'maid', colours: [['sky', 'white', 'white', 'umber']] },
    { outfit: 'pajamas', colours: [['blush', 'blush', 'white', 'white']] },
    { outfit: 'barbarian', colours: [['sand', 'cream', 'mint', 'umber']] },
  ],
  hairColours: ['silver', 'blond', 'sand', 'white', 'chestnut'],
  hats: [
    ['hood', 'cream', 'cream'],
    ['hood', 'mint', 'mint'],
    ['bandana', 'white', 'white'],
    ['straw', 'sand', 'mint'],
    ['mushroom', 'cream', 'sand'],
    ['mushroom', 'coral', 'white'],
    ['wreath', 'grass', 'gold'],
    ['ramHorns', 'sand', 'wood'],
    ['wizard', 'mint', 'gold'],
  ],
};

/** Crimson, and as much of it pale or blue, so that nobody sinks into the earth round the fires: the army that besieges. */
export const BESIEGERS: Dress = {
  clothes: [
    {
      outfit: 'armor',
      colours: [
        ['red', 'wine', 'gold', 'umber'],
        ['cream', 'red', 'gold', 'umber'],
        ['coral', 'wine', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['red', 'umber', 'white', 'umber'],
        ['cream', 'wine', 'sky', 'umber'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['sky', 'cream', 'red', 'umber'],
        ['white', 'red', 'wine', 'umber'],
      ],
    },
    { outfit: 'adventurer', colours: [['red', 'wine', 'gold', 'umber']] },
    { outfit: 'warlord', colours: [['silver', 'red', 'gold', 'wine']] },
    { outfit: 'barbarian', colours: [['sand', 'red', 'gold', 'umber']] },
    { outfit: 'baker', colours: [['white', 'red', 'cream', 'umber']] },
    { outfit: 'maid', colours: [['cobalt', 'white', 'white', 'umber']] },
    { outfit: 'jester', colours: [['red', 'wine', 'gold', 'umber']] },
    { outfit: 'granny', colours: [['sky', 'cream', 'white', 'umber']] },
    { outfit: 'monk', colours: [['cream', 'wine', 'white', 'umber']] },
    { outfit: 'farmer', colours: [['coral', 'cobalt', 'white', 'umber']] },
    { outfit: 'dress', colours: [['rose', 'rose', 'white', 'wine']] },
    { outfit: 'striped', colours: [['red', 'cream', 'umber', 'umber']] },
    { outfit: 'tee', colours: [['sky', 'wine', 'white', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'black', 'ginger', 'wine'],
  hats: [
    ['knight', 'steel', 'red'],
    ['bandana', 'red', 'red'],
    ['hood', 'cream', 'cream'],
    ['helmet', 'silver', 'gold'],
    ['greatHelm', 'grey', 'red'],
    ['headband', 'red', 'red'],
    ['horned', 'steel', 'red'],
    ['turban', 'white', 'red'],
    ['straw', 'wood', 'red'],
  ],
};

/** Black, plum and wine on the pale road, each with something light about it: who comes to mourn, and who comes to be paid. */
export const MOURNERS: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['plum', 'black', 'lilac', 'black'],
        ['charcoal', 'wine', 'silver', 'black'],
      ],
    },
    {
      outfit: 'armor',
      colours: [
        ['charcoal', 'plum', 'silver', 'black'],
        ['purple', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['charcoal', 'cream', 'cream', 'black'],
        ['plum', 'charcoal', 'cream', 'black'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['purple', 'charcoal', 'white', 'black'],
        ['plum', 'black', 'white', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['wine', 'wine', 'silver', 'black'],
        ['purple', 'purple', 'cream', 'black'],
      ],
    },
    { outfit: 'adventurer', colours: [['charcoal', 'plum', 'silver', 'black']] },
    { outfit: 'vest', colours: [['purple', 'charcoal', 'white', 'black']] },
    { outfit: 'farmer', colours: [['lilac', 'charcoal', 'cream', 'umber']] },
    { outfit: 'priest', colours: [['charcoal', 'white', 'gold', 'black']] },
    { outfit: 'maid', colours: [['plum', 'white', 'white', 'black']] },
  ],
  hairColours: ['silver', 'ginger', 'chestnut', 'blond', 'black', 'grey'],
  hats: [
    ['hood', 'purple', 'purple'],
    ['bandana', 'lilac', 'lilac'],
    ['greatHelm', 'grey', 'plum'],
    ['fedora', 'charcoal', 'lilac'],
    ['turban', 'plum', 'silver'],
    ['flower', 'white', 'silver'],
    ['kasa', 'sand', 'plum'],
    ['wreath', 'grass', 'white'],
  ],
};

/** Steel and ice on the scorched ground: who holds the gate. */
export const GARRISON: Dress = {
  clothes: [
    {
      outfit: 'armor',
      colours: [
        ['silver', 'steel', 'sky', 'steel'],
        ['silver', 'sky', 'gold', 'steel'],
        ['steel', 'silver', 'white', 'navy'],
      ],
    },
    { outfit: 'poncho', colours: [['sky', 'silver', 'white', 'steel']] },
    { outfit: 'vest', colours: [['sky', 'steel', 'white', 'navy']] },
    { outfit: 'adventurer', colours: [['silver', 'sky', 'white', 'navy']] },
    { outfit: 'warlord', colours: [['steel', 'silver', 'sky', 'navy']] },
    { outfit: 'barbarian', colours: [['silver', 'steel', 'sky', 'navy']] },
    { outfit: 'maid', colours: [['sky', 'white', 'white', 'steel']] },
    { outfit: 'baker', colours: [['white', 'sky', 'silver', 'steel']] },
    { outfit: 'monk', colours: [['silver', 'sky', 'white', 'steel']] },
  ],
  hairColours: ['silver', 'blond', 'sand', 'grey', 'ginger'],
  hats: [
    ['knight', 'silver', 'sky'],
    ['knight', 'steel', 'white'],
    ['helmet', 'silver', 'sky'],
    ['greatHelm', 'silver', 'cobalt'],
    ['hood', 'sky', 'sky'],
  ],
};

/** Red, gold, green and navy on the pale quay: every port has sent somebody. */
export const SAILORS: Dress = {
  clothes: [
    {
      outfit: 'striped',
      colours: [
        ['red', 'white', 'navy', 'umber'],
        ['navy', 'white', 'umber', 'umber'],
        ['green', 'cream', 'umber', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['wine', 'navy', 'white', 'umber'],
        ['gold', 'umber', 'cream', 'umber'],
      ],
    },
    { outfit: 'pirate', colours: [['red', 'umber', 'cream', 'umber']] },
    { outfit: 'adventurer', colours: [['orange', 'navy', 'white', 'umber']] },
    { outfit: 'farmer', colours: [['coral', 'umber', 'white', 'umber']] },
    { outfit: 'granny', colours: [['mint', 'wine', 'white', 'black']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'white', 'umber']] },
    { outfit: 'maid', colours: [['green', 'cream', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['gold', 'navy', 'red', 'umber']] },
  ],
  hairColours: ['umber', 'black', 'ginger', 'wine', 'blond'],
  hats: [
    ['bandana', 'red', 'red'],
    ['bandana', 'cobalt', 'cobalt'],
    ['beanie', 'green', 'white'],
    ['souwester', 'yellow', 'gold'],
    ['headband', 'white', 'white'],
  ],
};

/** Pine and bark in the far camp, dark on pale ash: who has been here longest. */
export const VETERANS: Dress = {
  clothes: [
    {
      outfit: 'armor',
      colours: [
        ['forest', 'umber', 'gold', 'umber'],
        ['umber', 'forest', 'silver', 'black'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['forest', 'umber', 'cream', 'umber'],
        ['umber', 'olive', 'gold', 'umber'],
      ],
    },
    { outfit: 'farmer', colours: [['forest', 'wood', 'cream', 'umber']] },
    { outfit: 'vest', colours: [['umber', 'forest', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['forest', 'umber', 'teal', 'umber']] },
    { outfit: 'granny', colours: [['forest', 'umber', 'white', 'umber']] },
    { outfit: 'barbarian', colours: [['umber', 'forest', 'wood', 'umber']] },
    { outfit: 'dress', colours: [['forest', 'forest', 'gold', 'umber']] },
    { outfit: 'monk', colours: [['umber', 'charcoal', 'cream', 'umber']] },
    { outfit: 'warlord', colours: [['olive', 'umber', 'gold', 'black']] },
    { outfit: 'jester', colours: [['forest', 'gold', 'white', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'black', 'ginger', 'grey'],
  hats: [
    ['helmet', 'steel', 'forest'],
    ['straw', 'sand', 'forest'],
    ['bandana', 'forest', 'forest'],
    ['hood', 'forest', 'forest'],
    ['turban', 'teal', 'gold'],
    ['knight', 'steel', 'forest'],
    ['horned', 'steel', 'cream'],
  ],
};
