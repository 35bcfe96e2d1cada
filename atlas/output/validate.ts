/** The rules a level must keep whatever it comes from: a theme or an artwork folder. */
import { isDuplicateQuest } from './drawn';
import type { DrawnPicture, PictureBox, QuestPlace } from './drawn';

/** In natural pixels, or in those of an artwork that is not scaled yet. */
type Checked = Omit<DrawnPicture, 'pixels' | 'quests'> & {
  readonly quests: readonly QuestPlace<PictureBox>[];
};

function faultsOf(picture: Checked, { quest, positions }: QuestPlace<PictureBox>): string[] {
  const faults = positions.flatMap(({ top, bottom }, index) => {
    const box = `box ${index + 1} (${top.x},${top.y} to ${bottom.x},${bottom.y})`;
    if (!(top.x < bottom.x && top.y < bottom.y)) return [`${quest}: ${box} has no area`];
    if (top.x < 0 || top.y < 0 || bottom.x > picture.width || bottom.y > picture.height) {
      return [`${quest}: ${box} is outside the picture of ${picture.width} x ${picture.height} px`];
    }
    return [];
  });
  if (positions.length === 0) faults.push(`${quest}: has no box`);
  // DECISIONS 4: the thing that appears twice is a pair, and both are boxes of the quest
  if (isDuplicateQuest(quest) && positions.length !== 2) {
    faults.push(`${quest}: a duplicate quest has exactly two boxes, not ${positions.length}`);
  }
  return faults;
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Checks the boxes of one picture. Throws one Error that lists every fault, a line each. */
export function checkPicture(picture: Checked): void {
  refuse(picture.quests.flatMap((quest) => faultsOf(picture, quest)));
}

/** Checks the names of a whole level. Throws one Error that lists every fault, a line each. */
export function checkLevel(pictures: readonly string[], quests: readonly string[]): void {
  refuse([
    ...(pictures.includes('main') ? [] : ['there is no picture named "main"']),
    ...(quests.length > 0 ? [] : ['there is not a single quest']),
    ...twice(pictures).map((name) => `the picture "${name}" occurs twice`),
    ...twice(quests).map((name) => `${name}: occurs twice`),
  ]);
}
