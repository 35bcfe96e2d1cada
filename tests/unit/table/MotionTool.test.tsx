// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { settings, USUAL } from '../../../src/settings/settings';
import { MotionTool } from '../../../src/table/MotionTool';
import { useLively } from '../../../src/table/use-lively';
import { textsOnHand } from '../../support/texts-on-hand';

const prefers = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

beforeEach(() => {
  settings.change(USUAL);
  vi.stubGlobal('requestIdleCallback', (settle: () => void) => settle());
  prefers(false);
  return () => vi.unstubAllGlobals();
});

const Words = ({ children }: { readonly children: ReactNode }) => (
  <TextsProvider value={textsOnHand('en')}>{children}</TextsProvider>
);

describe('the pause of the picture', () => {
  it('stops it and starts it again, and is remembered', () => {
    render(<MotionTool />, { wrapper: Words });
    fireEvent.click(screen.getByRole('button'));
    expect(settings.get().still).toBe(true);
    fireEvent.click(screen.getByRole('button'));
    expect(settings.get().still).toBe(false);
  });

  it('is not there where nothing moves', () => {
    prefers(true);
    const { container } = render(<MotionTool />, { wrapper: Words });
    expect(container.childElementCount).toBe(0);
  });
});

describe('the picture', () => {
  it('lives once it is sharp, and stands still while paused', () => {
    const { result } = renderHook(() => useLively());
    expect(result.current.isLively).toBe(false);
    act(() => result.current.sharp());
    expect(result.current.isLively).toBe(true);
    act(() => settings.change({ still: true }));
    expect(result.current.isLively).toBe(false);
  });

  it('never lives for whoever wants no motion', () => {
    prefers(true);
    const { result } = renderHook(() => useLively());
    act(() => result.current.sharp());
    expect(result.current.isLively).toBe(false);
  });
});
