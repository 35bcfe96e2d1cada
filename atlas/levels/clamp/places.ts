/** Colours and places that several parts of level 21 share. */

export const C = {
  paving: '#f1e4e2',
  lawn: '#b4cd92',
  petals: '#f3c3d0',
  stone: '#ddd2cf',
  yard: '#ecd6b4',
  snow: '#f4f1fa',
  road: '#cfc6d2',
  pool: '#9cc4dc',
  pinks: ['#f4b6c8', '#f7c4d2', '#efa4bb', '#f9d3de'],
};
