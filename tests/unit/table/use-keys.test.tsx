// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKeys, type KeyActs } from '../../../src/table/use-keys';

let done: string[] = [];
const acts: KeyActs = {
  hint: () => void done.push('hint'),
  skip: () => void done.push('skip'),
  takeBack: () => void done.push('takeBack'),
  zoomIn: () => void done.push('zoomIn'),
  zoomOut: () => void done.push('zoomOut'),
};

function Page({ given = acts, active = true }: { given?: Partial<KeyActs>; active?: boolean }) {
  useKeys(given, active);
  return (
    <>
      <input />
      <div data-map-scroller="">
        <b />
      </div>
    </>
  );
}

beforeEach(() => {
  done = [];
});
afterEach(cleanup);

it.each([
  ['h', 'hint'],
  ['H', 'hint'],
  ['s', 'skip'],
  ['z', 'takeBack'],
  ['Backspace', 'takeBack'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
])('%s does %s', (key, act) => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key });
  expect(done).toEqual([act]);
});

it('leaves other keys, combinations and repeats alone', () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'x' });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'h', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'h', repeat: true });
  expect(done).toEqual([]);
});

it('leaves typing to the field and zoom keys to the map', () => {
  const { container } = render(<Page />);
  const field = container.querySelector('input') ?? document.body;
  const map = container.querySelector('b') ?? document.body;
  fireEvent.keyDown(field, { key: 's' });
  fireEvent.keyDown(map, { key: '+' });
  expect(done).toEqual([]);
  fireEvent.keyDown(map, { key: 's' });
  expect(done).toEqual(['skip']);
});

it('rests while a dialog is open', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 's' });
  dialog.remove();
  expect(done).toEqual([]);
});

it('has no key for what is left out, and none at all when not active', () => {
  render(<Page given={{ zoomIn: acts.zoomIn }} />);
  fireEvent.keyDown(document.body, { key: 's' });
  cleanup();
  render(<Page active={false} />);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(done).toEqual([]);
});
