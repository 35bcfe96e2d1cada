// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/app/shell/ErrorBoundary';

let broken = true;

function Screen() {
  if (broken) throw new Error('a defect');
  return <p data-testid="screen" />;
}

function Fallback({ again }: { readonly again: () => void }) {
  return (
    <button type="button" onClick={again}>
      1
    </button>
  );
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the error boundary', () => {
  it('stands in for what broke, and tries it once more', () => {
    render(
      <ErrorBoundary fallback={Fallback}>
        <Screen />
      </ErrorBoundary>,
    );
    expect(screen.queryByTestId('screen')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByTestId('screen')).toBeDefined();
  });
});
