import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer } from '../../../src/living/hop';
import { breath, breathStep, isAtRest, reachOf, type Pose } from '../../../src/living/motion';

const boxes = fc
  .record({
    left: fc.integer({ min: 0, max: 3000 }),
    top: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 1, max: 1200 }),
    height: fc.integer({ min: 1, max: 1200 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const kinds = fc.constantFrom('hop', 'sway');

/** The corners of a box as a pose puts them, about the middle of its feet. */
function posed({ left, top, right, bottom }: ReturnType<typeof reachOf>, { wide, tall, lean }: Pose) {
  const half = ((right - left) / 2) * wide;
  const middle = (left + right) / 2;
  const height = bottom - top;
  const aside = lean * height;
  return {
    left: middle - half + Math.min(0, aside),
    right: middle + half + Math.max(0, aside),
    top: bottom - height * tall,
  };
}

it('whatever moves stays within its reach and never shrinks, so that nothing is uncovered', () => {
  fc.assert(
    fc.property(boxes, kinds, shares, fc.integer({ min: 0, max: 3 }), (box, kind, share, step) => {
      const reach = reachOf(box);
      for (const pose of [answer({ box }, kind, share), breath({ box }, step)]) {
        const at = posed(box, pose);
        expect(at.left).toBeGreaterThanOrEqual(reach.left);
        expect(at.right).toBeLessThanOrEqual(reach.right);
        expect(at.top).toBeGreaterThanOrEqual(reach.top);
        expect(pose.wide).toBeGreaterThanOrEqual(1);
        expect(pose.tall).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

it('a breath begins and ends at rest', () => {
  const box = { left: 0, top: 0, right: 40, bottom: 90 };
  expect([-0.1, 0, 0.5, 1, 2].map(breathStep)).toEqual([0, 0, 3, 0, 0]);
  expect(isAtRest(breath({ box }, 0))).toBe(true);
});

it('no breath makes anybody taller by more than three pixels', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const height = box.bottom - box.top;
      expect(height * (breath({ box }, 3).tall - 1)).toBeLessThanOrEqual(3.000001);
    }),
  );
});
