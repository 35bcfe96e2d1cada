/** Asks the database for a level's definition, with what the project asks of a request. */
import { fetchDefinition } from '../../levels/remote/definitions';
import { remoteProject } from '../../levels/remote/document';
import { appCheckOf } from './app-check';

/** Undefined where there is none. Rejects when it cannot be read. */
export async function readDefinition(
  env: Readonly<Record<string, unknown>>,
  level: number,
): Promise<unknown> {
  const project = remoteProject(env);
  return project && fetchDefinition({ ...project, token: appCheckOf(env) }, level);
}
