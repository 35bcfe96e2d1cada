import { expect, it } from 'vitest';
import { isManifest } from '../../../src/levels/manifest-shape';
import { manifestSchema } from '../../../src/maps/manifest';
import { withEachFault } from '../../support/json-faults';
import { manifestOf } from '../../support/screen';

it('recognises a list of drawn levels, also an empty one', () => {
  expect(isManifest(manifestOf(1, 2))).toBe(true);
  expect(isManifest(manifestOf())).toBe(true);
});

it('recognises a list with one fault exactly where the schema accepts it, as the same list', () => {
  for (const raw of withEachFault(manifestOf(1, 2))) {
    const parsed = manifestSchema.safeParse(raw);
    expect(isManifest(raw), JSON.stringify(raw)).toBe(parsed.success);
    if (parsed.success) expect(raw).toMatchObject(parsed.data);
  }
});
