import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { classNameOf } from '../../../scripts/class-names';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');

it('names a class after its file, and after the folder of a file that is no component’s', () => {
  expect(classNameOf('title', '/src/screens/home/Hero.module.css')).toBe('Hero_title');
  expect(classNameOf('page', '/src/app/shell/layouts.module.css?used')).toBe('shell-layouts_page');
});

it('no two style sheets of the game share a name, since one would dress the other', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => classNameOf('any', path.join(SOURCES, file)));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
