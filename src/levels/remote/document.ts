/** Reads a public document over Firestore's REST interface, so that playing does not load Firebase's SDK (ADR 7). */
import { decodeDocument } from './decode';

export interface RemoteProject {
  readonly projectId: string;
  /** `host:port` of the emulator to use in place of the database. */
  readonly emulator?: string;
  /**
   * The token of App Check; undefined where that is off, and answering so while none is to be had. Whoever asks has to
   * say: a request that forgets it is refused once the project enforces.
   */
  readonly token: (() => Promise<string | undefined>) | undefined;
}

/** The project of a build's variables; undefined where records stay on the device. */
export function remoteProject(
  env: Readonly<Record<string, unknown>>,
): Omit<RemoteProject, 'token'> | undefined {
  const projectId = env['VITE_FIREBASE_PROJECT_ID'];
  if (typeof projectId !== 'string' || projectId === '') return undefined;
  const emulators = env['VITE_FIREBASE_EMULATORS'];
  const emulator = typeof emulators === 'string' ? emulators.split(',')[1]?.trim() : undefined;
  return { projectId, ...(emulator ? { emulator } : {}) };
}

/** The document, decoded but not parsed; undefined when there is none. Rejects when it cannot be read. */
export async function fetchDocument(
  { projectId, emulator, token }: RemoteProject,
  path: string,
): Promise<unknown> {
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const place = `projects/${projectId}/databases/(default)/documents/${path}`;
  const proof = await token?.();
  const how = proof === undefined ? {} : { headers: { 'X-Firebase-AppCheck': proof } };
  const response = await fetch(`${origin}/v1/${place}`, how);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return decodeDocument(await response.json());
}
