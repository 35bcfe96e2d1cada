/** The owner's definitions of levels on Firestore: each send keeps what it replaces, in one step with it. */
import { isDuplicateQuest } from '../../game/modes';
import { sendingOf, versionSchema, versionsIn, versionsPath } from '../level-versions';
import { levelDataPath } from '../paths';
import type { LevelDesk } from '../store-port';
import type { AsAdmin } from './as-admin';
import { sentDocuments } from './documents';
import { pagesOf } from './pages';

/** Documents read at once; the rules allow no more. */
const PAGE = 100;

export function createFirebaseLevels(asAdmin: AsAdmin): LevelDesk {
  return {
    uploadLevel: (definition) =>
      asAdmin(async ({ firestore, database }) => {
        const { deleteField, doc, getDoc, serverTimestamp, writeBatch } = firestore;
        const { quests, level, words, outlines } = definition;
        const place = doc(database, levelDataPath(level));
        const { version, keep } = sendingOf(definition, (await getDoc(place)).data());
        const duplicate = quests.filter(isDuplicateQuest).length;
        const fields = {
          ...definition,
          version,
          // the rules language cannot count a list's items by kind, so the document holds the counts
          counts: { duplicate, normal: quests.length - duplicate },
          words: words ?? deleteField(),
          outlines: outlines ?? deleteField(),
        };
        const batch = writeBatch(database);
        // field by field: a plain merge would leave words of quests that are gone
        batch.set(place, fields, { mergeFields: Object.keys(fields) });
        if (keep) batch.set(doc(database, keep.path), { ...keep.value, sentAt: serverTimestamp() });
        await batch.commit();
        return undefined;
      }),

    levelVersions: (level) =>
      asAdmin(async (backend) => {
        const found = [];
        for await (const page of pagesOf(backend, versionsPath(level), PAGE))
          found.push(...sentDocuments(page, versionSchema));
        return versionsIn(found);
      }),
  };
}
