/** Colours and places that several parts of level 20 share. */
import type { Point } from '../../core/geometry';

export const C = {
  street: '#faf7ef',
  earth: '#c69a66',
  ash: '#bdb4b4',
  yard: '#f2cf86',
  quay: '#86603f',
  meadow: '#a9b860',
  moss: '#557f4c',
  path: '#c0a878',
  canal: '#4f9aab',
  green: '#3f7250',
  roofs: ['#b4503c', '#cf9038', '#7c4450', '#4a5c82', '#5d7f58'],
  leaf: ['#2f6146', '#5c7f45', '#2a5641', '#41764e', '#6f8a48'],
};

/** The wall is an arc, its ends out of the picture. */
export const onWall = (a: number): Point => [1880 + 2150 * Math.cos(a), 1760 + 860 * Math.sin(a)];

export const angleAt = (x: number) => -Math.acos((x - 1880) / 2150);

/** The tree of the wood, of those put there, round whose trunk the scouts have built themselves a place to sit. */
export const LOOKOUT = 4;
