/** The official Auth emulator in a process of its own, on this machine only. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { EMULATORS_HOME, EMULATORS_PROJECT } from '../../scripts/emulators';

/**
 * Prints the port it listens on. Starts without the emulator's CLI, which would look for a network, and compiles the check of
 * a call when it comes: those of all the calls there are took ten times as long as all else. The second argument moves its
 * clock, in ms.
 */
const PROGRAM = `
const api = require('exegesis-express');
const { middleware } = api;
api.middleware = (spec, options) => middleware(spec, { ...options, lazyCompileValidationSchemas: true });
const moved = Number(process.argv[2] || 0);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length === 0) super(Real.now() + moved); else super(...parts); }
  static now() { return Real.now() + moved; }
};
require('firebase-tools/lib/emulator/auth/server.js').createApp(${JSON.stringify(EMULATORS_PROJECT)}).then((app) => {
  const server = app.listen(Number(process.argv[1] || 0), '127.0.0.1', () => process.stdout.write('port ' + server.address().port + '\\n'));
});`;

export interface AuthEmulator {
  /** `host:port`. */
  readonly address: string;
  /** Creates an account whose id a test chooses, as the owner's has to be. */
  createUser(uid: string, email: string, password: string): Promise<void>;
  clear(): Promise<void>;
  stop(): void;
}

/** `moved` is how far its clock is ahead of the machine's, in ms. */
export async function startAuthEmulator(port = 0, moved = 0): Promise<AuthEmulator> {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(port), String(moved)], {
    cwd: EMULATORS_HOME,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the Auth emulator ended with ${String(code)}`)));
    createInterface(child.stdout).on('line', (line) => {
      const found = /^port (\d+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(`127.0.0.1:${found}`);
    });
  });
  const call = async (method: string, place: string, body?: unknown): Promise<void> => {
    const response = await fetch(`http://${address}${place}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Auth emulator: ${method} ${place}: ${await response.text()}`);
  };
  return {
    address,
    createUser: (localId, email, password) =>
      call('POST', `/identitytoolkit.googleapis.com/v1/projects/${EMULATORS_PROJECT}/accounts`, {
        localId,
        email,
        password,
      }),
    clear: () => call('DELETE', `/emulator/v1/projects/${EMULATORS_PROJECT}/accounts`),
    stop: () => void child.kill(),
  };
}
