import { expect, it, vi } from 'vitest';
import { firstHomeHtml } from '../../../scripts/first-home';

vi.mock('../../../resources/locales/fr/interface.json', () => ({
  default: {
    app: { name: 'Maps & more' },
    home: { kicker: 'a < b', tagline: 'c > d', intro: '{{maps}} "maps"', play: 'Seek & find' },
  },
}));

const LEVEL = {
  level: 1,
  data: '1/level.json',
  thumbnails: [{ width: 320, height: 226, path: '1/thumb.webp' }],
  placeholder: 'data:image/webp;base64,AA',
  normalQuests: 10,
  duplicateQuests: 1,
  updateDate: '2026-11-20T00:00:00Z',
  bytes: 2_000_000,
};

it('writes words as text, whatever signs they have', () => {
  const html = firstHomeHtml(LEVEL, '/worldmaps/', 22);
  for (const text of ['Maps &amp; more', 'a &lt; b', 'c &gt; d', '22 &quot;maps&quot;', 'Seek &amp; find'])
    expect(html).toContain(`>${text}<`);
});

it('has the picture of a level that has one', () => {
  expect(firstHomeHtml(LEVEL, '/worldmaps/', 22)).toContain('src="/worldmaps/maps/1/thumb.webp"');
  expect(firstHomeHtml({ ...LEVEL, thumbnails: [] }, '/worldmaps/', 22)).toBe('');
});
