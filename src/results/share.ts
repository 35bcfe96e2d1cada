/** Shares a text by the Web Share API where available, else by the clipboard. */
import type { ShareSign } from '../game/recap';

const SIGNS: Readonly<Record<ShareSign, string>> = { atOnce: '🟢', withHelp: '🟡', afterWrong: '🟠' };

/** One emoji per found quest, in order; it tells how the quest was found, not where. */
export function signsText(signs: readonly ShareSign[]): string {
  return signs.map((sign) => SIGNS[sign]).join('');
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface SharedData {
  readonly text: string;
  readonly files?: File[];
}

/** The browser functions that sharing uses; each may be missing. */
export interface Sharing {
  readonly share?: ((data: SharedData) => Promise<void>) | undefined;
  /** Whether the browser can share these files. */
  readonly canShare?: ((data: SharedData) => boolean) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/** The browser functions of this page. */
export function pageSharing(): Sharing {
  return {
    share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
    canShare: 'canShare' in navigator ? (data) => navigator.canShare(data) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  };
}

/** Shares a text, with `picture` where the browser can share files. */
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
