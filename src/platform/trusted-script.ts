/** Addresses of scripts that the page starts, as its content security policy wants them named. */

interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  // TypeScript's DOM library has no types for Trusted Types yet
  // oxlint-disable-next-line no-var, vars-on-top
  var trustedTypes: ScriptUrls | undefined;
}

/**
 * The address as a Trusted Types script URL, or as a plain string where the browser has no Trusted Types. The page's
 * policy lists each name, and lets it be used once.
 */
export function trustedScript(
  name: 'worldmaps-worker' | 'worldmaps-judge' | 'worldmaps-atlas',
  url: string,
): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy(name, { createScriptURL: () => url }).createScriptURL(url);
}
