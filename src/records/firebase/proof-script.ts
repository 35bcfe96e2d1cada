/** Tells when the script that App Check proves a page with does not come: its own software would wait for it without end. */

/** Milliseconds until a script that neither came nor failed counts as held back. */
const PATIENCE = 8000;

/** The script is not there, so that there is no token. */
export class ScriptAway extends Error {
  static readonly CODE = 'appCheck/script-away';
  readonly code = ScriptAway.CODE;
}

/**
 * Follows a script that is on its way. What it returns gives promises that reject with `ScriptAway` as soon as the script
 * has failed or is late, and stay open where it came, also where it came late.
 */
export function watchScript(script: HTMLScriptElement): () => Promise<never> {
  let stage: 'coming' | 'there' | 'away' = 'coming';
  const waiting = new Set<() => void>();
  const leave = () => {
    if (stage !== 'coming') return;
    stage = 'away';
    for (const tell of waiting) tell();
    waiting.clear();
  };
  const alarm = setTimeout(leave, PATIENCE);
  script.addEventListener('error', leave);
  script.addEventListener('load', () => {
    clearTimeout(alarm);
    stage = 'there';
    waiting.clear();
  });
  return () =>
    new Promise((_resolve, reject) => {
      const tell = () => reject(new ScriptAway('the script of App Check did not come'));
      if (stage === 'away') tell();
      else if (stage === 'coming') waiting.add(tell);
    });
}
