/** Parses the build configuration of the header: its two outside links. */

export interface Config {
  /** Absent: the header shows no such link. */
  readonly instagramUrl?: string;
  readonly shopUrl?: string;
}

function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** A value that is not a web address counts as absent. Parsed by hand because zod would weigh on every first load. */
export function parseConfig(env: Readonly<Record<string, unknown>>): Config {
  const instagramUrl = webAddress(env['VITE_INSTAGRAM_URL']);
  const shopUrl = webAddress(env['VITE_SHOP_URL']);
  return { ...(instagramUrl ? { instagramUrl } : {}), ...(shopUrl ? { shopUrl } : {}) };
}

/** Whether records stay on this device, because no Firebase project is named (DECISIONS 23). */
export function staysOnDevice(env: Readonly<Record<string, unknown>>): boolean {
  const project = env['VITE_FIREBASE_PROJECT_ID'];
  return typeof project !== 'string' || project.trim() === '';
}
