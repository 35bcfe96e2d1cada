/** Colours and places that several parts of level 20 share. */
import type { Point } from '../../core/geometry';

export const C = {
  street: '#d6d4cb',
  earth: '#dcc496',
  yard: '#e8cf98',
  meadow: '#a9b860',
  moss: '#7f9f58',
  canal: '#6fa5ac',
  green: '#3f7250',
  roofs: ['#b0604a', '#c8924e', '#96564c', '#5c6478', '#8a8f62'],
  leaf: ['#3f6f4a', '#4a7d50', '#38644a'],
};

/** The wall is an arc, its ends out of the picture. */
export const onWall = (a: number): Point => [1880 + 2150 * Math.cos(a), 1760 + 860 * Math.sin(a)];

export const angleAt = (x: number) => -Math.acos((x - 1880) / 2150);
