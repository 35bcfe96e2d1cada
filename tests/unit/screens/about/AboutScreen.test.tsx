// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AboutScreen } from '../../../../src/screens/about/AboutScreen';
import { localRecords } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const NOTICES = {
  texts: ['Be kind.'],
  parts: [{ name: 'a-part', version: '1.2.3', licence: 'MIT', by: 'Ada', text: 0 }],
};

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

afterEach(() => vi.unstubAllGlobals());

describe('the about page', () => {
  it('shows each part with its licence', async () => {
    vi.stubGlobal('fetch', () => answer(NOTICES));
    showScreen(<AboutScreen />, { records: localRecords().records });
    expect(await screen.findByText('a-part')).toBeTruthy();
    expect(screen.getByText('MIT')).toBeTruthy();
    expect(screen.getByText('Be kind.')).toBeTruthy();
  });

  it.each([
    ['is not there', () => answer('', 404)],
    ['is not what it should be', () => answer({ ...NOTICES, texts: [] })],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('says when the list %s, and asks again', async (_, failing) => {
    const fetch = vi.fn<() => Promise<Response>>().mockImplementationOnce(failing);
    fetch.mockImplementation(() => answer(NOTICES));
    vi.stubGlobal('fetch', fetch);
    showScreen(<AboutScreen />, { records: localRecords().records });
    expect(await screen.findByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('a-part')).toBeTruthy();
  });
});
