/** Recognises a crowd's file, for who keeps what was found. */
import { crowdFileSchema } from '../../../src/crowd/file';

export const isCrowdFile = (raw: unknown): boolean => crowdFileSchema.safeParse(raw).success;
