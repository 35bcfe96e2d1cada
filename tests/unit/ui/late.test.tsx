// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Late, lateCode, type LateCode } from '../../../src/ui/late';

interface Props {
  readonly name: string;
}

const Part = ({ name }: Props) => <p>{name}</p>;

/** Code that cannot be had until the line is mended. */
function lost() {
  let tries = 0;
  let isUp = false;
  const code = lateCode(async (): Promise<ComponentType<Props>> => {
    tries += 1;
    if (!isUp) throw new TypeError('offline');
    return Part;
  });
  return { code, tries: () => tries, mend: () => (isUp = true) };
}

async function show(code: LateCode<Props>): Promise<void> {
  await act(async () => {
    render(
      <>
        <p>game</p>
        <Late
          code={code}
          props={{ name: 'settings' }}
          waiting="wait"
          renderUnloaded={({ again }) => (
            <button type="button" onClick={again}>
              again
            </button>
          )}
        />
      </>,
    );
  });
}

afterEach(cleanup);

describe('a late part', () => {
  it('stands there at once when its code is there', async () => {
    const code = lateCode(async () => Part);
    await code.fetch();
    const { container } = render(<Late code={code} props={{ name: 'a' }} renderUnloaded={() => 'lost'} />);
    expect(container.textContent).toBe('a');
  });

  it('is fetched once, however many ask', async () => {
    let tries = 0;
    const code = lateCode(async () => {
      tries += 1;
      return Part;
    });
    await Promise.all([code.fetch(), code.fetch()]);
    await code.fetch();
    expect(tries).toBe(1);
  });

  it('leaves its place to what waits, and to nothing where nothing does', () => {
    const code = lateCode(() => new Promise<ComponentType<Props>>(() => undefined));
    const shown = (waiting?: string) =>
      render(<Late code={code} props={{ name: 'a' }} waiting={waiting} renderUnloaded={() => 'lost'} />)
        .container.textContent;
    expect([shown('wait'), shown()]).toEqual(['wait', '']);
  });

  it('tells nobody when its page is gone, and hears the line no more', async () => {
    const { code, tries } = lost();
    const { unmount } = render(<Late code={code} props={{ name: 'a' }} renderUnloaded={() => 'lost'} />);
    await act(async () => undefined);
    unmount();
    await act(async () => void fireEvent(window, new Event('online')));
    expect(tries()).toBe(1);
  });

  it('says that it cannot be had, leaves the rest alone, and is fetched again when the player insists', async () => {
    const { code, tries, mend } = lost();
    await show(code);
    expect(screen.getByText('game')).toBeTruthy();
    const again = () => act(async () => void fireEvent.click(screen.getByRole('button')));
    await again();
    expect(tries()).toBe(2);
    mend();
    await again();
    expect(screen.getByText('settings')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is fetched again by itself when the line is back', async () => {
    const { code, mend } = lost();
    await show(code);
    mend();
    await act(async () => void fireEvent(window, new Event('online')));
    expect(screen.getByText('settings')).toBeTruthy();
  });
});
