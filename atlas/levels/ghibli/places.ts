/** Colours and places that several parts of level 2 share. */

export const C = {
  meadow: '#a9d168',
  wood: '#4f8048',
  field: '#b58a5c',
  path: '#ead7a4',
  court: '#d9cdb8',
  quay: '#ecdcb8',
  sand: '#f3e2b0',
  river: '#6fb7c6',
  sea: '#4f9fc4',
  leaf: ['#3f7f45', '#4f9350', '#2f6b45', '#6aa650'],
};
