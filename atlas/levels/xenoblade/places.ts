/** Colours and places that several parts of level 22 share. */

export const C = {
  cloud: '#d9cdea',
  meadow: '#93c263',
  colony: '#e6cfa4',
  snow: '#eef3fb',
  ice: '#a8dcec',
  village: '#e3bd7c',
  blade: '#cdd3dc',
  planks: '#b98a58',
  rock: '#a08a78',
  leaf: ['#4f9a58', '#3f8660', '#7ab04a', '#2f7a66'],
};
