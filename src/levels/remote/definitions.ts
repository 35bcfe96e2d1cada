/** Reads a level's document from the database by its plain web interface, so that playing loads no library (ADR 0007). */
import { decodeDocument } from './decode';

export interface RemoteProject {
  readonly projectId: string;
  /** `host:port` of an emulator that stands for the database. */
  readonly emulator?: string;
}

/** The document as it came, decoded and not yet parsed; undefined when there is none. Rejects when it cannot be read. */
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
