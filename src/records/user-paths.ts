/** Document paths of players, the same in every store. */
import { nameKey } from './names';

/** Public: that a name is taken and since when. The id is the name's key, so that names that look alike are one (ADR 17). */
export function userPath(name: string): string {
  return `users/${nameKey(name)}`;
}

/** Path of an account's private document, which a new name does not move (ADR 6). */
export function accountPath(userId: string): string {
  return `accounts/${userId}`;
}

export function activitiesPath(userId: string): string {
  return `${accountPath(userId)}/userActivities`;
}

/** What an account has found, for its player alone. */
export function progressPath(userId: string): string {
  return `progress/${userId}`;
}
