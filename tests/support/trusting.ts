/** Judges for tests that are not about runs. */
import type { Judge, JudgeHunts } from '../../src/records/judge';

export const trusting: Judge = () => () => Promise.resolve(new Map());

export const trustingHunts: JudgeHunts = () => () => Promise.resolve(new Map());

export const TRUSTING = { judge: trusting, judgeHunts: trustingHunts } as const;
