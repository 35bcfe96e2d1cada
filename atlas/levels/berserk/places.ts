/** Colours and places that several parts of level 13 share. */

export const C = {
  ash: '#c9b29a',
  scorched: '#c3a794',
  mud: '#f2e2c2',
  camp: '#dfc48c',
  moss: '#8f9c7c',
  quay: '#c9bdc4',
  pier: '#c9a070',
  water: '#5d5a86',
  crimson: '#c02c38',
  leaf: ['#5c6f5a', '#6a6a5c', '#55655f', '#74705a'],
};
