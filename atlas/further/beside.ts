/** All files beside a level's pictures: those the game asks for, and what drawing proves, which no manifest names. */
import { FURTHER } from '../../src/maps/further';
import type { FurtherName } from '../../src/maps/further';

const PROOFS = ['truth'] as const;
export type ProofName = (typeof PROOFS)[number];
export type BesideName = FurtherName | ProofName;

export const BESIDE: readonly BesideName[] = [...FURTHER, ...PROOFS];
