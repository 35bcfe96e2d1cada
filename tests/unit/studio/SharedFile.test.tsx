// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { SharedFile } from '../../../src/studio/SharedFile';
import { textsOnHand } from '../../support/texts-on-hand';

const opened = vi.fn();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  opened.mockClear();
});

async function give(answers: readonly (readonly [number, unknown])[], language: 'fr' | 'en' = 'en') {
  const ask = vi.fn();
  for (const [status, body] of answers)
    ask.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', ask);
  render(
    <TextsProvider value={textsOnHand(language)}>
      <SharedFile onOpened={opened} />
    </TextsProvider>,
  );
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['{}'], 'a.worldmap')] } });
  });
  return ask;
}

it('asks before it replaces a drawing, and then opens the file', async () => {
  const taken = { error: '', code: 'hasArtwork', detail: 'zelda' };
  const ask = await give([
    [409, taken],
    [200, { keyword: 'zelda' }],
  ]);
  expect(opened).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('ZELDA');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Replace it' })));
  expect(ask.mock.calls.map(([address]) => String(address))).toEqual([
    '/api/shared?over=0',
    '/api/shared?over=1',
  ]);
  expect(opened).toHaveBeenCalledWith('zelda');
});

it.each([
  ['en', 'This is no .worldmap file.'],
  ['fr', 'Ce n’est pas un fichier .worldmap.'],
] as const)('says in %s why a file is refused', async (language, text) => {
  await give([[422, { error: 'x', code: 'noShare' }]], language);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

it('says that the studio does not answer when the answer is none of its own', async () => {
  await give([[500, { oops: true }]]);
  expect(screen.getByRole('alert').textContent).toContain('does not answer');
});
