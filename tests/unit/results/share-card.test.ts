import { expect, test } from 'vitest';
import type { ShareSign } from '../../../src/game/recap';
import { CARD, drawCard, type CardLook, type CardText } from '../../../src/results/share-card';
import { shareText } from '../../../src/results/share';

const look: CardLook = {
  colours: { paper: 'p', card: 'c', ink: 'i', vermilion: 'v', matcha: 'm', gold: 'g', calico: 'k' },
  display: 'Display',
  text: 'Text',
};

function pen() {
  const texts: { text: string; x: number; y: number; width: number }[] = [];
  const shapes: { kind: string; x: number; y: number; size: number }[] = [];
  const target = {
    font: '',
    texts,
    shapes,
    measureText: (text: string) => ({ width: text.length * Number.parseInt(target.font, 10) * 0.6 }),
    fillText: (text: string, x: number, y: number) =>
      texts.push({ text, x, y, width: target.measureText(text).width }),
    arc: (x: number, y: number, size: number) => shapes.push({ kind: 'arc', x, y, size }),
    rect: (x: number, y: number, size: number) =>
      shapes.push({ kind: 'rect', x: x + size / 2, y: y + size / 2, size: size / 2 }),
  };
  const drawn = new Proxy(target, { get: (object, key) => Reflect.get(object, key) ?? (() => undefined) });
  return drawn as unknown as typeof target & Parameters<typeof drawCard>[0];
}

const card = (changes: Partial<CardText> = {}): CardText => ({
  game: 'Worldmaps',
  level: 'Pokemon Fair',
  mode: '10 questions aléatoires',
  score: '10 trouvés',
  time: '12,5 s',
  signs: ['atOnce', 'withHelp', 'afterWrong'],
  ...changes,
});

test('everything stays on the card, however long the words and however many the signs', () => {
  const signs: ShareSign[] = Array.from({ length: 25 }, (_, index) =>
    index % 3 === 0 ? 'afterWrong' : 'atOnce',
  );
  for (const text of [
    card(),
    card({ level: 'M'.repeat(60), mode: 'W'.repeat(80), signs }),
    card({ signs: [] }),
  ]) {
    const drawn = pen();
    drawCard(drawn, text, look);
    for (const { x, y, width } of drawn.texts) {
      expect(x - width / 2).toBeGreaterThan(40);
      expect(x + width / 2).toBeLessThan(CARD.width - 40);
      expect(y < CARD.height - 40).toBe(true);
    }
    for (const { x, size } of drawn.shapes) expect(x - size > 40 && x + size < CARD.width - 40).toBe(true);
  }
});

test('each way of finding has a shape of its own, not only a colour', () => {
  const shapesOf = (sign: ShareSign) => {
    const drawn = pen();
    drawCard(drawn, card({ signs: [sign] }), look);
    return drawn.shapes.map(({ kind }) => kind).join(' ');
  };
  expect(new Set([shapesOf('atOnce'), shapesOf('withHelp'), shapesOf('afterWrong')]).size).toBe(3);
});

test.each([1, 5])('%i maps stand on the card side by side, above the words', (count) => {
  const frames: { left: number; right: number; bottom: number }[] = [];
  const cut: number[][] = [];
  const drawn = Object.assign(pen(), {
    drawImage: (_image: unknown, ...numbers: number[]) => {
      const [left = 0, top = 0, width = 0, height = 0] = numbers.slice(4);
      cut.push(numbers.slice(0, 4));
      frames.push({ left, right: left + width, bottom: top + height });
    },
  });
  const map = { naturalWidth: 640, naturalHeight: 453 } as HTMLImageElement;
  drawCard(drawn, card({ level: 'M'.repeat(60) }), look, { maps: Array.from({ length: count }, () => map) });
  expect(frames).toHaveLength(count);
  frames.forEach(({ left, right, bottom }, index) => {
    expect(left).toBeGreaterThan(frames[index - 1]?.right ?? 40);
    expect(right).toBeLessThan(CARD.width - 40);
    for (const { y } of drawn.texts) expect(bottom).toBeLessThan(y - 20);
  });
  for (const [x = -1, y = -1, width = 0, height = 0] of cut)
    expect(x >= 0 && y >= 0 && x + width <= 640.001 && y + height <= 453.001).toBe(true);
  for (const { x, y, width } of drawn.texts) {
    expect(x - width / 2).toBeGreaterThan(40);
    expect(y < CARD.height - 40).toBe(true);
  }
});

test('the picture goes along only where the device takes pictures', async () => {
  const picture = new File(['x'], 'worldmaps.png', { type: 'image/png' });
  const shared: object[] = [];
  const share = async (data: object) => void shared.push(data);
  await shareText('text', { share, canShare: () => true }, picture);
  await shareText('text', { share, canShare: () => false }, picture);
  await shareText('text', { share });
  expect(shared).toEqual([{ text: 'text', files: [picture] }, { text: 'text' }, { text: 'text' }]);
});
