/** A guard of the shell, and the proof that its loss is noticed. */
import { expect, test } from '@playwright/test';
import { launchShell, type Shell, type ShellOptions } from '../../support/shell/shell';

export interface Guard {
  readonly name: string;
  readonly start?: ShellOptions;
  /** The fault that takes the guard away: what is replaced in the built main process. */
  readonly fault: readonly [from: RegExp, to: string];
  /** Whether the guard holds. */
  readonly holds: (shell: Shell) => Promise<boolean>;
}

/** Whether a call is refused, for this reason. */
export async function refused(call: Promise<unknown>, why: string): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    return error instanceof Error && error.message.includes(why);
  }
}

/** The options the shell gave its window's page. */
export async function preferences(shell: Shell): Promise<Record<string, unknown>> {
  const options = (await shell.state()).windows[0]?.options as { webPreferences: Record<string, unknown> };
  return options.webPreferences;
}

/** Checks every guard twice: whole, and in a shell that lacks it. */
export function testGuards(guards: readonly Guard[]): void {
  for (const { name, start = {}, fault, holds } of guards)
    test(name, async () => {
      const whole = await launchShell(start);
      expect(await holds(whole)).toBe(true);
      await whole.close();
      const [from, to] = fault;
      const broken = await launchShell({ ...start, change: (code) => code.replace(from, to) });
      expect(await holds(broken), 'without the guard the check must fail').toBe(false);
      await broken.close();
    });
}
