import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../../../../src/ui/icons/Icon';
import * as modes from '../../../../src/ui/icons/modes';
import * as motion from '../../../../src/ui/icons/motion';
import * as race from '../../../../src/ui/icons/race';
import * as signs from '../../../../src/ui/icons/signs';
import * as sound from '../../../../src/ui/icons/sound';
import * as tools from '../../../../src/ui/icons/tools';
import * as verdicts from '../../../../src/ui/icons/verdicts';
import * as ways from '../../../../src/ui/icons/ways';

const all: Readonly<Record<string, ComponentType>> = {
  ...modes,
  ...motion,
  ...race,
  ...signs,
  ...sound,
  ...tools,
  ...verdicts,
  ...ways,
};
const drawn = (icon: ComponentType) => renderToStaticMarkup(createElement(icon));

it.each(Object.entries(all))(
  '%s is drawn, and is nothing to screen readers nor to the keyboard',
  (_, icon) => {
    const markup = drawn(icon);
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).toContain('focusable="false"');
    expect(markup).toMatch(/<path [^>]*d="[^"]{10,}"/);
  },
);

it('no two are alike but the cross that closes and the one that is wrong', () => {
  const names = new Map<string, string[]>();
  for (const [name, icon] of Object.entries(all))
    names.set(drawn(icon), [...(names.get(drawn(icon)) ?? []), name]);
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([['CloseIcon', 'CrossIcon']]);
});

it('an icon is lines over a spot of colour, and has what else is given alone', () => {
  const parts = (props: Parameters<typeof Icon>[0]) =>
    [...renderToStaticMarkup(createElement(Icon, props)).matchAll(/ d="(\w+)"/g)].map(([, path]) => path);
  expect(parts({ line: 'L' })).toEqual(['L']);
  expect(parts({ line: 'L', spot: 'S', solid: 'I' })).toEqual(['S', 'L', 'I']);
});
