/** Writes the head of home into its page: the name and the first map's picture are there without a line of script. */
import french from '../resources/locales/fr/interface.json' with { type: 'json' };
import type { ManifestLevel } from '../src/maps/manifest.ts';
import { HERO_SIZES } from '../src/maps/thumbnail-sizes.ts';
import { classNameOf } from './class-names.ts';
import { escape } from './page-html.ts';

const { app, home } = french;
/** The attribute of a class of a component's style sheet, named from the folder above it where its own name is small. */
const styled = (sheet: string, local: string) => `class="${classNameOf(local, `${sheet}.module.css`)}"`;
const hero = (local: string) => styled('Hero', local);

/** Room for words that nobody reads yet, since only the script knows the player's language. */
const kept = (text: string, local: string) => `<p ${hero(local)} data-kept>${escape(text)}</p>`;

/**
 * What the header and `Hero` show first, with their own classes, so that React puts the same in the same place. `base`
 * ends with a slash; `maps` is how many there are. Empty for a level without thumbnails.
 */
export function firstHomeHtml({ thumbnails }: ManifestLevel, base: string, maps: number): string {
  const [smallest] = thumbnails;
  if (!smallest) return '';
  const set = thumbnails.map(({ path, width }) => `${base}maps/${path} ${String(width)}w`).join(', ');
  const size = `width="${String(smallest.width)}" height="${String(smallest.height)}"`;
  const picture = `<img ${styled('Thumbnail', 'thumbnail')} src="${base}maps/${smallest.path}" srcset="${set}" sizes="${HERO_SIZES}" ${size} alt="" fetchpriority="high" />`;
  const words = [
    kept(home.kicker, 'kicker'),
    `<h1 ${hero('title')}>${escape(app.name)}</h1>`,
    kept(home.tagline, 'tagline'),
    kept(home.intro.replace('{{maps}}', String(maps)), 'intro'),
    `<div ${hero('actions')} data-kept><span class="${classNameOf('button', 'Button.module.css')} ${classNameOf('large', 'Button.module.css')}">${escape(home.play)}</span></div>`,
  ];
  const photo = (shown: string) => `<div ${hero('photo')}>${shown}</div>`;
  const postcards = [
    `<div ${hero('back')}>${photo('')}</div>`,
    `<div ${hero('front')}>${photo(picture)}<span ${hero('caption')}></span></div>`,
  ];
  return [
    `<header ${styled('Header', 'header')}><div ${styled('Header', 'row')}></div></header>`,
    `<main ${styled('shell/layouts', 'page')}><div ${styled('HomeScreen', 'home')}><section ${hero('hero')}>`,
    `<div ${hero('words')}>${words.join('')}</div>`,
    `<div ${hero('collage')}>${postcards.join('')}</div>`,
    '</section></div></main>',
  ].join('');
}
