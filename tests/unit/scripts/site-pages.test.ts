import { expect, test } from 'vitest';
import { headOf, pageHtml, sitemapOf } from '../../../scripts/page-html';
import { webPolicy } from '../../../scripts/policy';

const SITE = 'https://example.org/worldmaps/';
const page = {
  address: 'game/pokemon',
  title: 'Fair & "fun"',
  description: '<b>',
  picture: { path: 'pokemon/abc/thumb-640.webp', width: 640, height: 453 },
};
const shell =
  '<html><head><title>Worldmaps</title><meta name="description" content="x"></head><body></body></html>';

test('a shared level has its own title, picture, address and languages', () => {
  const html = pageHtml(shell, page, SITE);
  expect(html).toContain('<title>Fair &amp; &quot;fun&quot;</title>');
  expect(html).toContain('<meta name="description" content="&lt;b&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://example.org/worldmaps/game/pokemon" />');
  expect(html).toContain('content="https://example.org/worldmaps/maps/pokemon/abc/thumb-640.webp"');
  expect(html).toContain('hreflang="en" href="https://example.org/worldmaps/game/pokemon?lng=en"');
  expect(html.match(/<head>|<\/head>/g)).toHaveLength(2);
});

test('a page without a picture promises none', () => {
  expect(headOf({ address: '', title: '', description: '' }, SITE)).not.toContain('image');
});

test('the sitemap names every address in both languages', () => {
  const map = sitemapOf(['', 'catalog'], SITE);
  expect(map.match(/<loc>/g)).toHaveLength(2);
  expect(map).toContain('hreflang="fr" href="https://example.org/worldmaps/catalog?lng=fr"');
});

test('without a Firebase project the page speaks to its own server alone and runs no written script', () => {
  const policy = webPolicy({});
  expect(policy).not.toMatch(/https?:|unsafe|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types worldmaps-worker worldmaps-judge');
});

test('with one it speaks to what Firebase needs and nothing else', () => {
  const policy = webPolicy({ VITE_FIREBASE_PROJECT_ID: 'p', VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' });
  expect(policy).toContain("connect-src 'self' blob: https://firestore.googleapis.com");
  expect(policy).toContain('frame-src https://p.firebaseapp.com');
  expect(policy).not.toContain('unsafe');
});

test('App Check’s hosts are let in where it is on, and nowhere else', () => {
  const online = { VITE_FIREBASE_PROJECT_ID: 'p', VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' };
  expect(webPolicy(online)).not.toMatch(/recaptcha|appcheck/);
  expect(webPolicy({ VITE_FIREBASE_APP_CHECK_KEY: 'site' })).not.toMatch(/https?:/);
  const policy = webPolicy({ ...online, VITE_FIREBASE_APP_CHECK_KEY: 'site' });
  expect(policy).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
  );
  expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
  expect(policy).toContain('frame-src https://p.firebaseapp.com https://www.google.com/recaptcha/');
  expect(policy).not.toContain('unsafe');
});

test('a page whose address nobody knows yet claims none', () => {
  expect(headOf(page, '/worldmaps/')).not.toMatch(/canonical|hreflang|og:url/);
});
