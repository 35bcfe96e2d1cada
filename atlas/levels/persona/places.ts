/** Colours and places that several parts of level 18 share. */

export const C = {
  red: '#d8202f',
  pavement: '#f3ece6',
  street: '#665b72',
  paint: '#fdfaf6',
  plaza: '#f0b5ac',
  lane: '#e8c49c',
  velvet: '#9db4ee',
  leaf: ['#b5202f', '#d23a3a', '#8f1a2c'],
};
