/** Colours and places that several parts of level 13 share. */

export const C = {
  ash: '#d4c4b4',
  scorched: '#cdb8a8',
  mud: '#f2e2c2',
  camp: '#e8d6ae',
  moss: '#8f9c7c',
  quay: '#c9bdc4',
  pier: '#c9a070',
  water: '#5d5a86',
  crimson: '#c02c38',
  leaf: ['#5c6f5a', '#6a6a5c', '#55655f', '#74705a'],
};
