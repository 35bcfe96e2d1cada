import { expect, it } from 'vitest';
import { levelDocumentSchema, toArtwork, toDocument } from '../../../src/artwork/level-document';
import { outlinedBox } from '../../../src/artwork/outline-edits';
import { findLevel } from '../../../src/maps/catalogue';

const SIZE = { width: 1920, height: 1358 };
const how = { size: SIZE, today: '2026-11-22', language: 'fr', texts: {} } as const;
const level = findLevel('zelda');
if (!level) throw new Error('no level');
const THREE = outlinedBox(
  [
    { x: 1, y: 2 },
    { x: 90, y: 2 },
    { x: 40, y: 80 },
  ],
  SIZE,
);

it('carries outlines out and in again', () => {
  const quests = [{ quest: 'quest1', positions: [THREE], fr: { title: 'Trouve' } }];
  const artwork = { ...SIZE, updateDate: '2026-11-22', quests };
  const document = levelDocumentSchema.parse(toDocument(artwork, level));
  expect(toArtwork(document, level, how)).toEqual(artwork);
});

it('leaves a drawn figure’s outline, which is a text of another picture', () => {
  const positions = [{ top: THREE.top, bottom: THREE.bottom, outline: '1ABC' }];
  const document = levelDocumentSchema.parse({ quests: [{ quest: 'quest1', positions }] });
  expect(toArtwork(document, level, how).quests[0]?.positions).toEqual([
    { top: THREE.top, bottom: THREE.bottom },
  ]);
});
