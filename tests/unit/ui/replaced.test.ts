// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { isReplaced } from '../../../src/ui/replaced';

const pageWith = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const ask = (answer: () => Promise<Response>) => isReplaced(document, '/worldmaps/', answer);

beforeEach(() => {
  document.head.innerHTML = pageWith('/worldmaps/assets/index-old.js');
});

describe('a page whose files are gone', () => {
  it('is replaced when home begins with another script', async () => {
    expect(await ask(async () => html(pageWith('/worldmaps/assets/index-new.js')))).toBe(true);
  });

  it('reads the script however a build writes it, and others not at all', async () => {
    const written = '<script type="module" crossorigin src="/worldmaps/assets/index-new.js">';
    expect(await ask(async () => html(`<script src="/x.js"></script>${written}`))).toBe(true);
    expect(await ask(async () => html('<script src="/x.js"></script>'))).toBe(false);
  });

  it('is compared by the script behind the pictures where home is a game', async () => {
    const game = (entry: string) =>
      `<script type="module" crossorigin data-behind src="/worldmaps/assets/behind-new.js"></script><template data-behind>${pageWith(entry)}</template>`;
    expect(await ask(async () => html(game('/worldmaps/assets/index-old.js')))).toBe(false);
    expect(await ask(async () => html(game('/worldmaps/assets/index-new.js')))).toBe(true);
  });

  it('is not when home is as it was', async () => {
    expect(await ask(async () => html(pageWith('/worldmaps/assets/index-old.js')))).toBe(false);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['the server fails', async () => html(pageWith('/new.js'), 503)],
    ['something else answers', async () => Response.json({})],
    ['a page of somebody else answers', async () => html('<p>Sign in to this network</p>')],
  ])('cannot tell when %s', async (_when, answer) => {
    expect(await ask(answer)).toBe(false);
  });
});
