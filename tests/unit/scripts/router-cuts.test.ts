import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { cutOut, ROUTER } from '../../../scripts/router-cuts';

/** Names of the package that what is cut leaves whole. */
const WHOLE = new Set([
  'Link',
  'LinkProps',
  'LoaderFunction',
  'NavLink',
  'Navigate',
  'NavigationType',
  'Outlet',
  'RouteObject',
  'RouterProvider',
  'createBrowserRouter',
  'redirect',
  'useBeforeUnload',
  'useBlocker',
  'useHref',
  'useLocation',
  'useNavigate',
  'useNavigation',
  'useNavigationType',
  'useParams',
  'useSearchParams',
]);

/** What a link, a route or a navigation may not ask for either. */
const CUT_AWAY =
  /\b(?:viewTransition|prefetch|mask|preventScrollReset|defaultShouldRevalidate|unstable_\w+)[=:]|\b(?:lazy|action|middleware|shouldRevalidate):/;

const folder = new URL('../../../node_modules/react-router/dist/production/', import.meta.url);
const [whole = ''] = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .filter((code) => code.includes(ROUTER));

it('leaves code that can be read, without what is never called', () => {
  const left = cutOut(whole);
  expect(() => parseAst(left)).not.toThrow();
  expect(left).toContain('function handleFetcherAction');
  expect(left).not.toContain('init.patchRoutesOnNavigation');
  expect(whole.length - left.length).toBeGreaterThan(30_000);
});

it('fails where the package has another function', () => {
  expect(() => cutOut(whole.replace('function discoverRoutes', 'function findRoutes'))).toThrow(
    'React Router has no discoverRoutes any more',
  );
});

it('leaves all that the game uses', () => {
  const src = new URL('../../../src/', import.meta.url);
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const code = readFileSync(new URL(name.replaceAll('\\', '/'), src), 'utf8');
    const imported = [...code.matchAll(/import (?:type )?\{([^}]*)\} from 'react-router-dom'/g)];
    const names = imported
      .flatMap(([, list = '']) => list.split(','))
      .map((one) => one.replace('type ', '').trim());
    expect(
      names.filter((one) => one !== '' && !WHOLE.has(one)),
      name,
    ).toEqual([]);
    if (imported.length > 0) expect(code, name).not.toMatch(CUT_AWAY);
  }
});
