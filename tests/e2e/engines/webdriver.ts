/** The part of the WebDriver protocol (W3C, classic) that the visit needs, over HTTP. */

interface Reply {
  readonly value: unknown;
}

/** The protocol's name for an element in an answer. */
export const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends commands of one session; throws with the driver's own words when it refuses one. */
export type Send = (command: string, body?: unknown) => Promise<unknown>;

async function request(method: 'POST' | 'DELETE' | 'GET', address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

export interface Session {
  readonly post: Send;
  readonly get: Send;
  readonly end: () => Promise<unknown>;
}

/** Opens a session at a driver that listens at `address`. */
export async function newSession(address: string, capabilities: unknown): Promise<Session> {
  const made = (await request('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  const base = `${address}/session/${made.sessionId}`;
  return {
    post: (command, body) => request('POST', `${base}/${command}`, body),
    get: (command) => request('GET', `${base}/${command}`),
    end: () => request('DELETE', base),
  };
}

/** Whether a driver at `address` answers and would open a session. */
export async function isReady(address: string): Promise<boolean> {
  try {
    const { ready } = (await request('GET', `${address}/status`)) as { readonly ready: boolean };
    return ready;
  } catch {
    return false;
  }
}
