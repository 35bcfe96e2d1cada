// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { late } from '../../../../src/app/boot/late';

afterEach(cleanup);

const Hello = ({ name }: { readonly name: string }) => <p>hello {name}</p>;

test('code that has come is shown at once, without a fallback', async () => {
  const { Component, fetch } = late(async () => Hello);
  await fetch();
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Component name="Mika" />
    </Suspense>,
  );
  expect(screen.getByText('hello Mika')).toBeTruthy();
});

test('code that nobody fetched comes behind a fallback', async () => {
  const { Component } = late(async () => Hello);
  await act(async () => {
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Component name="Mika" />
      </Suspense>,
    );
  });
  expect(await screen.findByText('hello Mika')).toBeTruthy();
});

test('code that cannot be had is told to whoever fetches it, and may be fetched again', async () => {
  let tries = 0;
  const { fetch } = late(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('offline');
    return Hello;
  });
  await expect(fetch()).rejects.toThrow('offline');
  await expect(fetch()).resolves.toBeUndefined();
});
