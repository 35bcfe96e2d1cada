import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../../../atlas/tools/crew';
import { drawInProcess, stopDrawing } from '../../../../atlas/tools/hand';

const FAKE = path.resolve('tests/support/fake-hand.ts');

describe('drawInProcess', () => {
  it('passes on every step and resolves at the end', async () => {
    const steps: Step[] = [];
    await drawInProcess(['draw'], (step) => steps.push(step), { script: FAKE });
    expect(steps).toMatchObject([
      { what: 'drawing main', share: 0, until: 0.5 },
      { what: 'rendering main', share: 0.5, until: 1, placeholder: 'data:image/webp;base64,AA' },
    ]);
  });

  it('rejects with the reason the process gives', async () => {
    await expect(drawInProcess(['fail'], () => {}, { script: FAKE })).rejects.toThrow(
      'main: quest3: no fair spot',
    );
  });

  it('rejects with the last words of a process that crashes', async () => {
    await expect(drawInProcess(['crash'], () => {}, { script: FAKE })).rejects.toThrow(
      /ended with code 134\n.*heap out of memory/s,
    );
  });

  it('ends all processes when the run is stopped', async () => {
    const drawing = drawInProcess(['hang'], () => stopDrawing(), { script: FAKE });
    await expect(drawing).rejects.toThrow('ended with SIGKILL');
  });
});
