/** A level's id wherever one enters from outside: over the bridge, from the database, from an address's state. */
import * as z from 'zod/mini';
import { CATALOGUE } from './catalogue';

export const levelIdSchema = z.int().check(z.minimum(1), z.maximum(CATALOGUE.length));
