/** What the end-to-end tests and the servers they talk to agree on. */

/** A Saturday of week 47 of 2026, whose contest is level 1, mode 5, `dquest5`. */
export const TEST_DAY = '2026-11-21T12:00:00Z';

/** Ports of `.env.emulators`. */
export const EMULATOR_PORTS = { auth: 4393, firestore: 4394 } as const;

/** The owner: on Firebase by the account id, on a device by its settings. */
export const OWNER = {
  uid: 'the-owner-of-tests',
  email: 'owner@worldmaps.test',
  password: 'secret-owner',
} as const;
