import { expect, it } from 'vitest';
import { diskRefusal, Refusal } from '../../../../scripts/studio/refusal';

it.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'closed'],
  ['EPERM', 'closed'],
  ['EROFS', 'closed'],
  ['EIO', 'notWritten'],
])('says what a disk that answers %s means', (code, told) => {
  expect(diskRefusal(Object.assign(new Error('no'), { code })).code).toBe(told);
});

it('leaves what was refused for another reason as it is', () => {
  const refusal = new Refusal(404, 'noLevel', 'no such level');
  expect(diskRefusal(refusal)).toBe(refusal);
});
