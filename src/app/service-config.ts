/** What whoever hosts the game decides about records and accounts; `.env.example` names every variable. */
import { emailKey, isEmail } from '../contest/consent';
import { DEFAULT_LOCK } from '../contest/mystery-word';
import type { WordLock } from '../contest/mystery-word';

export interface ServiceConfig {
  /** The owner's account id; absent: that of `ownerEmail` on the embedded store. */
  readonly adminUid: string | undefined;
  /** On the embedded store the account of this address is the owner's. */
  readonly ownerEmail: string;
  readonly lock: WordLock;
}

/** The owner of a device nobody configured. */
const DEFAULT_OWNER = 'owner@worldmaps.test';
const SHA256 = /^[0-9a-f]{64}$/;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Whatever is missing or not well-formed counts as absent. */
export function parseServiceConfig(env: Readonly<Record<string, unknown>>): ServiceConfig {
  const hash = text(env['VITE_MYSTERY_HASH'])?.toLowerCase();
  const salt = text(env['VITE_MYSTERY_SALT']);
  const owner = emailKey(text(env['VITE_OWNER_EMAIL']) ?? '');
  return {
    adminUid: text(env['VITE_ADMIN_UID']),
    ownerEmail: isEmail(owner) ? owner : DEFAULT_OWNER,
    lock: hash !== undefined && SHA256.test(hash) && salt !== undefined ? { hash, salt } : DEFAULT_LOCK,
  };
}
