/** Reads how many find each quest: over the database's REST interface, without Firebase's SDK, or from the embedded store. */
import { itemOf } from '../../kept/kept';
import { fetchDocument, type RemoteProject } from '../../levels/remote/document';
import { STATISTICS_PATH } from '../../records/paths';
import type { Shelves } from '../../records/shelves';

/** Answers with the published text, empty where nothing is published; rejects when it cannot be read. */
export function statisticsOf(
  project: RemoteProject | undefined,
  shelves: Pick<Shelves, 'get'>,
): () => Promise<string> {
  return async () => {
    const document = project
      ? await fetchDocument(project, STATISTICS_PATH)
      : await shelves.get('documents', STATISTICS_PATH);
    const text = itemOf(document, 'kept');
    return typeof text === 'string' ? text : '';
  };
}
