/** Judges for tests that are not about runs. */
import type { Judge, JudgeHunts } from '../../src/records/judge';

export const trusting: Judge = () => () => Promise.resolve(new Map());

export const trustingHunts: JudgeHunts = () => () => Promise.resolve(new Map());

export const TRUSTING = { judge: trusting, judgeHunts: trustingHunts } as const;

/** The same for a page, which can read no level. */
export const TRUSTING_PAGE = { ...TRUSTING, questsOf: () => Promise.resolve(undefined) } as const;
