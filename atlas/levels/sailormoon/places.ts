/** Colours and places that several parts of level 12 share. */

export const C = {
  lawn: '#6f9ca0',
  plaza: '#f6e3ee',
  marble: '#e8e4fb',
  street: '#aea6d8',
  gravel: '#eab8cc',
  water: '#5f7fd8',
  leaf: ['#4f8a8c', '#44788a', '#5f9a90', '#4a6f94'],
};
