/** Colours and places that several parts of level 17 share. */

export const C = {
  town: '#eec2c4',
  alley: '#9a6fb4',
  piazza: '#fbe8de',
  ring: '#d99ac0',
  garden: '#3f8e80',
  sand: '#fbe0a0',
  canal: '#4fb8c4',
  leaf: ['#2f8f7a', '#3fa07a', '#267a74', '#5fae6a'],
};

export const OVAL = { x: 1930, y: 1760, rx: 1010, ry: 470 };
