/** Colours and places that several parts of level 6 share. */

export const C = {
  paving: '#fbf1dc',
  walk: '#ef9680',
  chevron: '#fff6e6',
  plaza: '#cfe9e2',
  ash: '#ecc9a4',
  jungle: '#9fca7a',
  court: '#f0dca8',
  lawn: '#c3e3a6',
  yard: '#e3d3d4',
  pool: '#7cc8d4',
  red: '#e2604a',
  teal: '#5fa8b4',
  gold: '#f0c04a',
};
