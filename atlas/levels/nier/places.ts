/** Colours and places that several parts of level 14 share. */

export const C = {
  grass: '#a6c078',
  moss: '#467049',
  street: '#f1ebd6',
  park: '#f4c6b6',
  sand: '#f8d382',
  camp: '#927552',
  tiles: '#f5e9c8',
  water: '#4f9f9c',
  leaf: ['#7fa552', '#6b964c', '#8fae58', '#5a8a50'],
  darkLeaf: ['#3a6a44', '#2f5c3f', '#44744a', '#345f48'],
};
