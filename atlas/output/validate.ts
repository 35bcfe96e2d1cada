/** The rules a level's pictures must keep whatever they come from: a theme or an artwork folder. */
import { isDuplicateQuest, type DrawnPicture, type QuestPlace } from './drawn';

type Checked = Omit<DrawnPicture, 'pixels'>;

function checkBoxes(picture: Checked, { quest, positions }: QuestPlace): string[] {
  const where = `${picture.id}: ${quest}`;
  const complaints = positions.flatMap(({ top, bottom }, index) => {
    const box = `box ${index + 1} (${top.x},${top.y} to ${bottom.x},${bottom.y})`;
    if (!(top.x < bottom.x && top.y < bottom.y)) return [`${where}: ${box} has no area`];
    if (top.x < 0 || top.y < 0 || bottom.x > picture.width || bottom.y > picture.height) {
      return [`${where}: ${box} is outside the picture of ${picture.width} x ${picture.height} px`];
    }
    return [];
  });
  if (positions.length === 0) complaints.push(`${where}: has no box`);
  // DECISIONS 4: the thing that appears twice is a pair, and both are boxes of the quest
  if (isDuplicateQuest(quest) && positions.length !== 2) {
    complaints.push(`${where}: a duplicate quest has exactly two boxes, not ${positions.length}`);
  }
  return complaints;
}

/**
 * Checks what the schema of `level.json` cannot see: names that occur twice, boxes outside their picture.
 * @throws one Error that lists every fault, a line each.
 */
export function checkPictures(pictures: readonly Checked[]): void {
  const complaints = pictures.flatMap((picture) =>
    picture.quests.flatMap((quest) => checkBoxes(picture, quest)),
  );
  const names = pictures.flatMap(({ quests }) => quests.map(({ quest }) => quest));
  const ids = pictures.map(({ id }) => id);
  if (!ids.includes('main')) complaints.unshift('there is no picture named "main"');
  for (const name of twice(ids)) complaints.push(`the picture "${name}" occurs twice`);
  for (const name of twice(names)) complaints.push(`${name}: occurs twice`);
  if (names.length === 0) complaints.push('there is not a single quest');
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
