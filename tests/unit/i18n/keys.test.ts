import { describe, expectTypeOf, it } from 'vitest';
import type { TextKey } from '../../../src/i18n/keys';

describe('a key of a text', () => {
  it('stands alone in the first namespace and behind a name in every other', () => {
    expectTypeOf<'board.title'>().toExtend<TextKey<'records', 'records' | 'play'>>();
    expectTypeOf<'records:board.title'>().toExtend<TextKey<'records', 'records' | 'play'>>();
    expectTypeOf<'play:verdict.right'>().toExtend<TextKey<'records', 'records' | 'play'>>();
  });

  it('has no ending: the count chooses it', () => {
    expectTypeOf<'left'>().toExtend<TextKey<'stroll', 'stroll'>>();
    expectTypeOf<'left_one'>().not.toExtend<TextKey<'stroll', 'stroll'>>();
  });

  it('that does not exist does not compile', () => {
    expectTypeOf<'board.titel'>().not.toExtend<TextKey<'records', 'records'>>();
    expectTypeOf<'board'>().not.toExtend<TextKey<'records', 'records'>>();
    expectTypeOf<'verdict.right'>().not.toExtend<TextKey<'records', 'records' | 'play'>>();
    expectTypeOf<'play:verdict.right'>().not.toExtend<TextKey<'records', 'records'>>();
  });
});
