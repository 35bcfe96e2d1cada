/** Names the edition of a level, so that a run is only judged by the places it was played with. */
import type { Quest } from '../game/quest';

const known = new WeakMap<readonly Quest[], number>();

/**
 * 31 bits of FNV-1a over names, pictures, boxes and outlines of all quests, in the level's order. Words do not count:
 * a corrected title changes no verdict.
 */
export function editionOf(quests: readonly Quest[]): number {
  const edition = known.get(quests) ?? hashOf(quests);
  known.set(quests, edition);
  return edition;
}

function hashOf(quests: readonly Quest[]): number {
  let hash = 0x811c9dc5;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  };
  for (const { quest, image = '', positions } of quests) {
    add(`${quest} ${image}`);
    for (const { top, bottom, outline = '' } of positions)
      add(` ${top.x} ${top.y} ${bottom.x} ${bottom.y} ${outline}`);
    add('\n');
  }
  return hash >>> 1;
}
