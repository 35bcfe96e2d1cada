/** Hands a text to others: by the device's own sharing where there is one, else to the clipboard. */
import type { ShareSign } from '../game/recap';

const SIGNS: Readonly<Record<ShareSign, string>> = { atOnce: '🟢', withHelp: '🟡', afterWrong: '🟠' };

/** One small picture a found quest, in order; it says how each was found and never where. */
export function signsText(signs: readonly ShareSign[]): string {
  return signs.map((sign) => SIGNS[sign]).join('');
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface SharedData {
  readonly text: string;
  readonly files?: File[];
}

/** What sharing needs of the browser; either may be missing. */
export interface Sharing {
  readonly share?: ((data: SharedData) => Promise<void>) | undefined;
  /** Whether files may go along. */
  readonly canShare?: ((data: SharedData) => boolean) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/** The page's own ways to share. */
export function pageSharing(): Sharing {
  return {
    share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
    canShare: 'canShare' in navigator ? (data) => navigator.canShare(data) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  };
}

/** `picture` goes along where the device takes pictures. */
export async function shareText(
  text: string,
  { share, canShare, copy }: Sharing,
  picture?: File,
): Promise<ShareOutcome> {
  if (share) {
    try {
      const whole = { text, ...(picture ? { files: [picture] } : {}) };
      await share(picture && canShare?.(whole) ? whole : { text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!copy) return 'failed';
    await copy(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
