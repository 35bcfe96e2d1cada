/** Lighthouse's four scores of a page, in the browser of this machine. */
import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { drawingOptions } from '../../support/browser';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

const PORT = 9391;

export async function measureLighthouse(url: string): Promise<Scores | undefined> {
  const options = drawingOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${PORT}`],
  });
  try {
    const result = await lighthouse(url, { port: PORT, logLevel: 'silent', output: 'json' });
    const score = (id: string) => Math.round((result?.lhr.categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
  }
}
