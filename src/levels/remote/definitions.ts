/** Reads a level's document, which the owner has uploaded. */
import { fetchDocument, type RemoteProject } from './document';

/** The document, decoded but not parsed; undefined when there is none. Rejects when it cannot be read. */
export function fetchDefinition(project: RemoteProject, level: number): Promise<unknown> {
  return fetchDocument(project, `levelData/level${String(level)}`);
}
