/** How long a test waits for a screen to say something: long enough for a machine that has thirty other things to do. */

/** In ms; shorter where most tests are expected to fail, as when `npm run mutate` puts faults in. */
export const PATIENCE = Number(process.env['WORLDMAPS_PATIENCE'] ?? 30_000);

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
}
