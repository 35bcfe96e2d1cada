/** Colours and places that several parts of level 9 share. */
import type { Point } from '../../core/geometry';

export const C = {
  deck: '#d5dce6',
  yard: '#48527e',
  plaza: '#f2e0b4',
  road: '#aeb9c9',
  glass: '#1d2a66',
  bridge: '#dfe6ee',
  park: '#74ae58',
  path: '#f0dba6',
  paint: '#f0b52c',
  accent: '#e0692e',
};

export const AXIS: Point = [1920, 590];

/** The strip of ground between two rays from the axis. */
export const ray = (x: number, y: number): Point => [
  AXIS[0] + ((x - AXIS[0]) * (y - AXIS[1])) / (2716 - AXIS[1]),
  y,
];
