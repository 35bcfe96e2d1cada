/** Colours and places that several parts of level 10 share. */

export const C = {
  snow: '#e6eff7',
  yard: '#bfc9d4',
  road: '#93a0b2',
  tracks: '#a7afb2',
  quay: '#aeb6bf',
  water: '#2f7d98',
  ice: '#d3edf4',
  pad: '#8d9bae',
  planks: '#a98a68',
  needles: ['#3c6f72', '#2f5f6c', '#4a7f78'],
};

export const WALKED = ['snow', 'yard', 'road', 'tracks', 'quay', 'ice', 'pad', 'planks'] as const;
