import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  behindFile,
  filesAhead,
  lateFiles,
  thumbnailAhead,
  withCodeBehind,
  withFirstView,
  withName,
} from '../../../scripts/ahead';
import { manifestOf } from '../../support/screen';

const chunk = (
  fileName: string,
  moduleIds: readonly string[],
  imports: readonly string[],
  css: readonly string[] = [],
) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports,
  isEntry: fileName === 'index.js',
  viteMetadata: { importedCss: new Set(css) },
});

const bundle = {
  a: chunk('index.js', ['/src/main.tsx'], ['runtime.js']),
  b: chunk('runtime.js', ['runtime'], []),
  c: chunk('game.js', ['/src/app/compose/PlayRoute.tsx'], ['index.js', 'shared.js'], ['game.css']),
  d: chunk('shared.js', ['/src/ui/Dialog.tsx'], ['index.js', 'game.js'], ['shared.css']),
  e: chunk('boards.js', ['/src/app/compose/record-screens.ts'], ['shared.js']),
  f: { type: 'asset', fileName: 'play-1.json', originalFileNames: ['../resources/locales/fr/play.json'] },
  g: { type: 'asset', fileName: 'play-2.json', originalFileNames: ['../resources/locales/en/play.json'] },
} as unknown as Rolldown.OutputBundle;

const [level] = manifestOf(1).levels;
if (!level) throw new Error('the list has a level');

describe('what a page asks for ahead', () => {
  it('is a late chunk with all it imports, but nothing of the first load, once', () => {
    expect(lateFiles(bundle, [/PlayRoute/])).toEqual({
      scripts: ['game.js', 'shared.js'],
      styles: ['game.css', 'shared.css'],
    });
  });

  it('is nothing for a module that the page has anyway', () => {
    expect(lateFiles(bundle, [/main\.tsx$/])).toEqual({ scripts: [], styles: [] });
  });

  it('ends the build by name when there is no such module or text', () => {
    expect(() => lateFiles(bundle, [/PlayRoute/, /levels\/schema\.ts$/])).toThrow(
      String.raw`/levels\/schema\.ts$/`,
    );
    const wanted = { modules: [], texts: ['play', 'recrods'], data: [] };
    expect(() => filesAhead(bundle, '/', wanted)).toThrow('locales/fr/recrods.json');
  });

  it('are French texts and data below the base', () => {
    const tags = filesAhead(bundle, '/worldmaps/', { modules: [], texts: ['play'], data: ['maps/x.json'] });
    expect(tags.join()).toContain('href="/worldmaps/maps/x.json" crossorigin as="fetch"');
    expect(tags.join()).toContain('play-1.json');
    expect(tags.join()).not.toContain('play-2.json');
  });

  it('is a thumbnail in the size the screen will choose', () => {
    expect(thumbnailAhead(level, '/b/', '84vw')).toContain(
      'imagesrcset="/b/maps/1/thumb.webp 320w" imagesizes="84vw"',
    );
  });
});

describe('what a page shows before its scripts', () => {
  const html =
    '<head>\n    <link rel="stylesheet" crossorigin href="/a.css">\n  </head>\n  <body>\n    <div id="root"></div>';

  it('is the first view, ahead of every style sheet but its own few rules', () => {
    const text = withFirstView(html, '<i data-first-view></i>');
    expect(text.match(/stylesheet/g)).toHaveLength(1);
    expect(text.indexOf('<style>')).toBeLessThan(text.indexOf('</head>'));
    expect(text.indexOf('data-first-view')).toBeLessThan(text.indexOf('stylesheet'));
    expect(text.indexOf('stylesheet')).toBeLessThan(text.indexOf('id="root"'));
  });

  it('keeps the entry and all that is asked for ahead until the pictures are there, and nothing else', () => {
    const tags = `<script type="module" crossorigin src="/index.js"></script>\n<link rel="modulepreload" href="/game.js">\n<link rel="preload" href="/play.json" as="fetch">`;
    const text = withCodeBehind(html.replace('<head>', `<head>${tags}`), '/behind.js');
    const [kept = ''] = /<template data-behind>[^]*<\/template>/.exec(text) ?? [];
    const rest = text.replace(kept, '');
    for (const name of ['/index.js', '/game.js', '/play.json']) {
      expect(kept).toContain(name);
      expect(rest).not.toContain(name);
    }
    expect(rest).toContain('<script type="module" crossorigin data-behind src="/behind.js"></script>');
    expect(rest).toContain('href="/a.css"');
  });

  it('ends the build where it holds no entry that waits for pictures', () => {
    expect(() => behindFile(bundle)).toThrow('behind');
  });

  it('is the name of the game elsewhere, in place of the first screen', () => {
    expect(withName(html, '/b/', 'Worldmaps')).toMatch(
      /<div id="root"><p data-splash>.*Worldmaps<\/p><\/div>/,
    );
  });
});
