/** Handles every call over the bridge: checks the sender and parses the payload before anything is answered. */
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { Call } from '../../src/bridge/calls';
import { isOurs } from './origin';

/** Whether a call comes from the game's own page, in the window itself and not in a frame of it. */
function isTrusted({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOurs(senderFrame.url);
}

/** Answers a call. Rejects with `untrusted sender` or `bad payload`, and tells the page nothing more. */
export function handleCall<Payload extends unknown[], Answer>(
  { channel, payload }: Call<Payload, Answer>,
  handler: (...payload: Payload) => Answer | Promise<Answer>,
): void {
  ipcMain.handle(channel, async (event, ...given: unknown[]) => {
    if (!isTrusted(event)) throw new Error('untrusted sender');
    const parsed = payload.safeParse(given);
    if (!parsed.success) throw new Error('bad payload');
    return handler(...parsed.data);
  });
}
