/** Remembers the window's bounds between starts. */
import * as z from 'zod/mini';
import { readJson, writeJson } from './json-file';

const rectangle = { x: z.int(), y: z.int(), width: z.int(), height: z.int() };

const stateSchema = z.object({ ...rectangle, fullScreen: z.boolean(), maximized: z.boolean() });

export type WindowState = z.infer<typeof stateSchema>;

/** Pixels of the desktop. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = { width: 360, height: 480 };
const USUAL = { width: 1280, height: 800 };
/** Pixels of a window that must lie on a screen for its bounds to be used. */
const VISIBLE = 100;

/** The remembered state when it still lies on one of the screens, else undefined. */
export function usableState(raw: unknown, screens: readonly Area[]): WindowState | undefined {
  const parsed = stateSchema.safeParse(raw);
  if (!parsed.success) return undefined;
  const { x, y, width, height } = parsed.data;
  if (width < SMALLEST.width || height < SMALLEST.height) return undefined;
  const isSeen = screens.some(
    (screen) =>
      Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x) >= VISIBLE &&
      Math.min(y + height, screen.y + screen.height) - Math.max(y, screen.y) >= VISIBLE,
  );
  return isSeen ? parsed.data : undefined;
}

/** Bounds for a new window: as it was left, or of the usual size in the middle. */
export function readWindowState(file: string, screens: readonly Area[]): Partial<WindowState> {
  return usableState(readJson(file), screens) ?? USUAL;
}

export function keepWindowState(file: string, state: WindowState): void {
  writeJson(file, state);
}
