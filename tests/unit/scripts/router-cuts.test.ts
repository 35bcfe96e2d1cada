import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutOut } from '../../../scripts/router-cuts';

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

it('cuts between two texts, the second of which stays, and fails where a text is not found', () => {
  expect(cutOut('a b c b d', [{ find: 'b', until: ' d', put: 'x' }])).toBe('a x d');
  expect(cutOut('a b c b d', [{ find: 'b' }])).toBe('a  c  d');
  expect(() => cutOut('a', [{ find: 'b' }])).toThrow('React Router has changed');
  expect(() => cutOut('a b', [{ find: 'a', until: 'c' }])).toThrow('React Router has changed');
});

it('fits the package that is installed', () => {
  const folder = new URL('../../../node_modules/react-router/dist/production/', import.meta.url);
  const whole = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((code) => code.includes('\nfunction createRouter('));
  expect(whole).toHaveLength(1);
  expect(cutOut(whole[0] ?? '').length).toBeLessThan((whole[0] ?? '').length - 20_000);
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
