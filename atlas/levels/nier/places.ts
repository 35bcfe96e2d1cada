/** Colours and places that several parts of level 14 share. */

export const C = {
  grass: '#b3bf86',
  street: '#dcd7c2',
  park: '#e6c9b4',
  sand: '#f3d894',
  camp: '#d3c7a0',
  tiles: '#e3d8bb',
  water: '#6fb0a4',
  leaf: ['#7f9f56', '#6f9450', '#93aa5f', '#5f8a54'],
};
