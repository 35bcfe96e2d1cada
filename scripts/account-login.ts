/** The login of an account, which Firebase Auth keeps and which only whoever runs the project may take away. */

/** Matches the ids that Firebase makes, and nothing that could leave its place in an address. */
const UID = /^[A-Za-z0-9_-]{6,128}$/;

export interface LoginPlace {
  readonly project: string;
  /** Of the emulator on this machine, as `host:port`; Google's own when not given. */
  readonly emulator?: string | undefined;
  /** Asked for only when there is something to send: of who runs the project, as `gcloud` prints it. */
  readonly token: () => string;
}

export type LoginAnswer = 'gone' | 'unknown' | 'notAnId' | { readonly failed: string };

/** Takes the login of the account `uid` away, for good. */
export async function deleteLogin(
  uid: string,
  { project, emulator, token }: LoginPlace,
  ask: typeof fetch = fetch,
): Promise<LoginAnswer> {
  if (!UID.test(uid)) return 'notAnId';
  const server = 'identitytoolkit.googleapis.com';
  const host = emulator === undefined ? `https://${server}` : `http://${emulator}/${server}`;
  const answer = await ask(`${host}/v1/projects/${project}/accounts:delete`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${emulator === undefined ? token() : 'owner'}`,
      'content-type': 'application/json',
      // whose quota the question counts to: a person's token says it of no project
      'x-goog-user-project': project,
    },
    body: JSON.stringify({ localId: uid }),
  });
  if (answer.ok) return 'gone';
  const text = await answer.text();
  return text.includes('USER_NOT_FOUND') ? 'unknown' : { failed: text };
}
