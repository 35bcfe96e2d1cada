/** Colours and places that several parts of level 17 share. */

export const C = {
  town: '#eec2c4',
  piazza: '#fbe8de',
  ring: '#d99ac0',
  garden: '#7fbf9a',
  sand: '#f7d48a',
  canal: '#4fb8c4',
  leaf: ['#2f8f7a', '#3fa07a', '#267a74', '#5fae6a'],
};

export const OVAL = { x: 1930, y: 1760, rx: 1010, ry: 470 };
