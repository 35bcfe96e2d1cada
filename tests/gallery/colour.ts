/** How well two colours are told apart as text and ground (WCAG 2.2, relative luminance), from the tokens' own file. */

/** What every custom property of a style sheet's first `:root` stands for, through those it names. */
export function tokensOf(css: string): ReadonlyMap<string, string> {
  return meaningsOf(blockOf(css));
}

/** The same with what a second sheet's first `:root`, whatever its conditions, says instead. */
export function tokensUnder(css: string, other: string): ReadonlyMap<string, string> {
  return meaningsOf(blockOf(css) + blockOf(other));
}

function blockOf(css: string): string {
  const [, block = ''] = /:root[^{]*{([^}]*)}/.exec(css) ?? [];
  return block;
}

function meaningsOf(root: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of root.matchAll(/--([\w-]+):\s*([^;]+);/g))
    given.set(name, value.trim());
  const meaning = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : meaning(given.get(other) ?? '');
  };
  return new Map([...given].map(([name, value]) => [name, meaning(value)]));
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** 1 to 21; both colours as `#rrggbb`. Text needs 4.5, large text and edges 3. */
export function contrast(a: string, b: string): number {
  const [p, q] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(p, q) / Math.min(p, q);
}
