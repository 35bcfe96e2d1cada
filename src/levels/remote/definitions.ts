/** Reads a level's document over Firestore's REST interface, so that playing does not load Firebase's SDK (ADR 0007). */
import { decodeDocument } from './decode';

export interface RemoteProject {
  readonly projectId: string;
  /** `host:port` of the emulator to use in place of the database. */
  readonly emulator?: string;
}

/** The document, decoded but not parsed; undefined when there is none. Rejects when it cannot be read. */
export async function fetchDefinition(
  { projectId, emulator }: RemoteProject,
  level: number,
): Promise<unknown> {
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const place = `projects/${projectId}/databases/(default)/documents/levelData/level${String(level)}`;
  const response = await fetch(`${origin}/v1/${place}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`levelData/level${String(level)}: ${String(response.status)}`);
  return decodeDocument(await response.json());
}
