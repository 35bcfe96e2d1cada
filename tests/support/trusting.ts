/** A judge for tests that are not about runs. */
import type { Judge } from '../../src/records/judge';

export const trusting: Judge = () => () => Promise.resolve(new Map());
