/** All ground plans. */
import { KIN } from './kin';
import { LANDS } from './lands';
import type { GroundPlan } from './plan';
import { RIVERS } from './rivers';
import { SHORES } from './shores';

export const PLANS = { ...SHORES, ...RIVERS, ...LANDS, ...KIN } as const satisfies Record<string, GroundPlan>;
export type PlanName = keyof typeof PLANS;
