import { ENDLESS_LEVEL, folderOf, overviewOf, type DrawnMap } from '../../../src/endless/drawn-map';
import { targetBox } from '../../../src/game/quest';

/** A drawn map with one quest and two pictures. */
export function drawnMap(code: string): DrawnMap {
  const texts = { quest1: { title: 'Who', hint: 'Where' } };
  return {
    code,
    boxes: '0011223344556677',
    level: {
      level: ENDLESS_LEVEL,
      name: code,
      translationSpace: folderOf(code),
      catalogOrder: 0,
      updateDate: '',
      quests: [{ quest: 'quest1', description: 'Who', hint: 'Where', positions: [targetBox(8, 8, 60, 60)] }],
      maps: [
        {
          id: 'main',
          width: 3840,
          height: 2716,
          tileSize: 256,
          sizes: [960, 3840],
          path: `${folderOf(code)}/main`,
          placeholder: 'data:image/webp;base64,AA==',
        },
      ],
    },
    texts: { fr: texts, en: texts },
    pictures: new Map([
      [overviewOf(code), new Blob(['overview'])],
      [`${folderOf(code)}/main/960/0-0.webp`, new Blob(['tile'])],
    ]),
  };
}
