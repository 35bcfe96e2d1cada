/** What all far land of maps from a seed shares. */
import type { Part } from '../../core/compose';
import type { Random } from '../../core/random';
import type { Scene } from '../../core/scene';
import type { Mood } from '../moods/mood';

/** Of a hill or an island: its middle from the left edge, half its width, its height; picture pixels. */
export type Rise = readonly [x: number, half: number, height: number];

export type Draw = (scene: Scene, mood: Mood, random: Random) => Part[];

export const isSnowy = ({ climate }: Mood): boolean => climate === 'snow';
