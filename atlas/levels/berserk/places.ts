/** Colours and places that several parts of level 13 share. */

export const C = {
  ash: '#d8c3aa',
  scorched: '#6d5560',
  mud: '#fbebc8',
  camp: '#d8ae7e',
  moss: '#465a52',
  quay: '#dcd0da',
  pier: '#b98a5c',
  water: '#3d3a70',
  crimson: '#c02c38',
  leaf: ['#3f5a4e', '#48604f', '#385148', '#4f6450'],
};

/** The earth of the hill of swords. */
export const HILL = { soil: '#f6dcae', grass: '#dcc091' } as const;

/** The dead sun: its disc is a thing, its fire a part of the sky. */
export const SUN = { at: [1440, 306], r: 304, depthY: 900 } as const;
