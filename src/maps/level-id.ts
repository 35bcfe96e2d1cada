/** The schema of a level's id, for every place where one enters: the bridge, the database, a location's state. */
import * as z from 'zod/mini';
import { CATALOGUE } from './catalogue';

export const levelIdSchema = z.int().check(z.minimum(1), z.maximum(CATALOGUE.length));
