/** Colours and places that several parts of level 6 share. */

export const C = {
  paving: '#fbf1dc',
  walk: '#ef9680',
  chevron: '#fff6e6',
  plaza: '#cfe9e2',
  ash: '#d99c78',
  jungle: '#64a070',
  court: '#b07f56',
  lawn: '#bfe0a4',
  yard: '#6d7fa8',
  pool: '#7cc8d4',
  red: '#e2604a',
  teal: '#5fa8b4',
  gold: '#f0c04a',
};
