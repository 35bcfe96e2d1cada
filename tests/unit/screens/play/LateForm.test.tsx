// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { LateForm, type FormLoader } from '../../../../src/screens/play/LateForm';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const result = { level: 1, mode: 2, score: 3, time: 12.3 } as const;
const Form = ({ result: { score } }: { readonly result: { readonly score: number } }) => <p>score {score}</p>;

function show(load: FormLoader) {
  newDisk();
  showScreen(<LateForm load={load} result={result} />, { records: localRecords().records });
}

test('the form is there once its code is', async () => {
  show(async () => Form);
  expect(await screen.findByText('score 3')).toBeTruthy();
});

test('a line that is down is told, the result stays, and another try brings the form', async () => {
  let tries = 0;
  show(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Form);
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Your result is still here');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('score 3')).toBeTruthy();
  expect(tries).toBe(2);
});

test('a form whose words are still on their way waits in its place, and takes nothing else along', async () => {
  const words = new Promise<string>(() => undefined);
  const Wordless = () => <p>{use(words)}</p>;
  const load = async () => Wordless;
  newDisk();
  showScreen(
    <Suspense fallback={<p>all is gone</p>}>
      <p>the result</p>
      <LateForm load={load} result={result} />
    </Suspense>,
    { records: localRecords().records },
  );
  await screen.findByText('the result');
  // the code is there by then, and the form has asked for its words
  await act(async () => undefined);
  expect(screen.queryByText('all is gone')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});
