/** What each quarter of the crossing wears: bright on the road, school colours, office colours, neon, evening dress, blue. */
import type { Clothes } from '../../../stage/wardrobe';

/** Whoever crosses: white, yellow and red, to be seen on the road. */
export const CROSSING: readonly Clothes[] = [
  {
    outfit: 'hoodie',
    colours: [
      ['white', 'red', 'red', 'red'],
      ['gold', 'cream', 'white', 'white'],
      ['red', 'cream', 'white', 'white'],
    ],
  },
  {
    outfit: 'raincoat',
    colours: [
      ['cream', 'cream', 'red', 'umber'],
      ['yellow', 'yellow', 'white', 'umber'],
      ['white', 'white', 'red', 'red'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'red', 'red'],
      ['yellow', 'yellow', 'white', 'red'],
      ['coral', 'coral', 'white', 'white'],
    ],
  },
  {
    outfit: 'jersey',
    colours: [
      ['white', 'red', 'gold', 'white'],
      ['yellow', 'red', 'white', 'white'],
    ],
  },
  { outfit: 'sailor', colours: [['white', 'red', 'gold', 'umber']] },
  {
    outfit: 'idol',
    colours: [
      ['white', 'gold', 'red', 'red'],
      ['yellow', 'white', 'red', 'white'],
    ],
  },
  {
    outfit: 'happi',
    colours: [
      ['cream', 'coral', 'red', 'umber'],
      ['white', 'charcoal', 'cream', 'black'],
      ['cream', 'wine', 'gold', 'umber'],
      ['white', 'red', 'coral', 'umber'],
    ],
  },
  { outfit: 'overalls', colours: [['orange', 'cream', 'red', 'umber']] },
  {
    outfit: 'haikara',
    colours: [
      ['cream', 'wine', 'white', 'umber'],
      ['coral', 'charcoal', 'white', 'umber'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['white', 'coral', 'cream', 'umber'],
      ['blush', 'cream', 'white', 'red'],
    ],
  },
];

/** School is out: navy, wine and charcoal on the warm stones of the lane. */
export const SCHOOL: readonly Clothes[] = [
  {
    outfit: 'blazer',
    colours: [
      ['navy', 'grey', 'red', 'black'],
      ['charcoal', 'wine', 'red', 'black'],
      ['wine', 'charcoal', 'gold', 'black'],
    ],
  },
  { outfit: 'gakuran', colours: [['black', 'black', 'gold', 'black']] },
  {
    outfit: 'haikara',
    colours: [
      ['wine', 'navy', 'white', 'umber'],
      ['plum', 'wine', 'white', 'umber'],
    ],
  },
  {
    outfit: 'sailor',
    colours: [
      ['charcoal', 'charcoal', 'red', 'umber'],
      ['navy', 'navy', 'red', 'black'],
    ],
  },
  { outfit: 'vest', colours: [['charcoal', 'navy', 'white', 'black']] },
  { outfit: 'maid', colours: [['black', 'white', 'red', 'black']] },
];

/** The banks and offices, in a hurry: steel, grey and black. */
export const OFFICE: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'red', 'black'],
      ['steel', 'steel', 'red', 'black'],
      ['wine', 'wine', 'gold', 'black'],
      ['black', 'black', 'white', 'black'],
    ],
  },
  { outfit: 'caped', colours: [['steel', 'charcoal', 'grey', 'black']] },
  {
    outfit: 'raincoat',
    colours: [
      ['khaki', 'khaki', 'umber', 'black'],
      ['grey', 'grey', 'red', 'black'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['black', 'grey', 'red', 'black'],
      ['wine', 'charcoal', 'white', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['black', 'black', 'red', 'red'],
      ['steel', 'steel', 'white', 'black'],
    ],
  },
];

/** Between the arcade and the shops: what is worn to be looked at. */
export const NEON: readonly Clothes[] = [
  {
    outfit: 'rider',
    colours: [
      ['black', 'charcoal', 'gold', 'black'],
      ['red', 'black', 'white', 'black'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['black', 'charcoal', 'gold', 'gold'],
      ['wine', 'black', 'gold', 'white'],
    ],
  },
  {
    outfit: 'jersey',
    colours: [
      ['black', 'wine', 'gold', 'gold'],
      ['gold', 'black', 'red', 'black'],
    ],
  },
  { outfit: 'trunks', colours: [['black', 'red', 'white', 'white']] },
  {
    outfit: 'idol',
    colours: [
      ['red', 'black', 'gold', 'white'],
      ['black', 'wine', 'gold', 'black'],
    ],
  },
  {
    outfit: 'magical',
    colours: [
      ['red', 'white', 'gold', 'red'],
      ['black', 'rose', 'gold', 'black'],
    ],
  },
  { outfit: 'ninja', colours: [['charcoal', 'black', 'red', 'black']] },
];

/** An evening at the museum: gowns, capes, top coats, in wine and black on the rose of the square. */
export const GALLERY: readonly Clothes[] = [
  {
    outfit: 'princess',
    colours: [
      ['wine', 'wine', 'gold', 'black'],
      ['black', 'charcoal', 'red', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['black', 'black', 'white', 'black'],
      ['white', 'white', 'black', 'black'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['black', 'black', 'gold', 'wood'],
      ['plum', 'plum', 'gold', 'wood'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['charcoal', 'charcoal', 'gold', 'black'],
      ['cream', 'cream', 'wine', 'black'],
    ],
  },
  { outfit: 'captain', colours: [['wine', 'black', 'gold', 'black']] },
  { outfit: 'caped', colours: [['wine', 'charcoal', 'gold', 'black']] },
];

/** Round the cell, where a street is blue for once. */
export const BLUE: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['white', 'navy', 'gold', 'black'],
      ['navy', 'navy', 'silver', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'gold', 'navy'],
      ['navy', 'navy', 'silver', 'black'],
    ],
  },
  { outfit: 'striped', colours: [['black', 'black', 'white', 'black']] },
  { outfit: 'priest', colours: [['white', 'navy', 'gold', 'black']] },
];
