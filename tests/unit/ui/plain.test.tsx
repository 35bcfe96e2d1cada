// @vitest-environment jsdom
/** The plain parts of every page: buttons, links, stamps, notices, what is hidden or turns. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { buttonClass } from '../../../src/ui/button-look';
import { ButtonLink } from '../../../src/ui/ButtonLink';
import { classes } from '../../../src/ui/classes';
import { GameMenuProvider, useGameMenu } from '../../../src/ui/game-menu';
import { hideMissing } from '../../../src/ui/hide-missing';
import { IconButton } from '../../../src/ui/IconButton';
import { Notice } from '../../../src/ui/Notice';
import { Spinner } from '../../../src/ui/Spinner';
import { Stamp } from '../../../src/ui/Stamp';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';

afterEach(cleanup);

it('classes that are not given leave no gap', () => {
  expect(classes('a', false, undefined, '', 'b')).toBe('a b');
  expect(classes()).toBe('');
});

it('a button is secondary and of middle size unless it says otherwise, and wide when it says so', () => {
  const look = (name: string) => name.replace(/^_+/, '').split('_')[0];
  const looks = (text: string) => text.split(' ').map(look);
  expect(looks(buttonClass({}))).toEqual(['button', 'secondary', 'medium']);
  expect(looks(buttonClass({ tone: 'danger', size: 'small', wide: true, className: 'mine' }))).toEqual([
    'button',
    'danger',
    'small',
    'wide',
    'mine',
  ]);
});

describe('a button', () => {
  it('sends no form unless it is told to', () => {
    render(<Button icon={<i>!</i>}>play</Button>);
    render(<Button type="submit">send</Button>);
    render(<IconButton label="close" icon={<i>x</i>} />);
    const types = screen.getAllByRole<HTMLButtonElement>('button').map(({ type }) => type);
    expect(types).toEqual(['button', 'submit', 'button']);
    expect(screen.getByRole('button', { name: '!play' })).toBeTruthy();
  });

  it('with an icon alone is named, and says its name to whoever rests on it', () => {
    const onClick = vi.fn();
    render(<IconButton label="close" icon={<i>x</i>} onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'close' });
    expect([button.title, button.textContent]).toEqual(['close', 'x']);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('that leads elsewhere is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/stroll/7" icon={<i>!</i>}>
          stroll
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '!stroll' }).getAttribute('href')).toBe('/stroll/7');
  });
});

describe('a notice', () => {
  it('says what there is to say, and nothing else', () => {
    const { container } = render(<Notice heading="h1" title="Lost" text="There is no such page." />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lost');
    expect(container.querySelectorAll('p, img, div > div')).toHaveLength(1);
  });

  it('has a second line, a picture of its own proportions, and a way on, when they are given', () => {
    for (const [picture, [width, height]] of [
      ['guide', [334, 350]],
      ['lost', [320, 320]],
    ] as const) {
      const { container } = render(
        <Notice
          heading="h2"
          title="Lost"
          text="There is no such page."
          aside="It may have moved."
          picture={picture}
          actions={<button type="button">home</button>}
        />,
      );
      const image = container.querySelector('img');
      expect([image?.getAttribute('width'), image?.getAttribute('height')].map(Number)).toEqual([
        width,
        height,
      ]);
      expect(image?.alt).toBe('');
      expect(screen.getByText('It may have moved.')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'home' })).toBeTruthy();
      cleanup();
    }
  });
});

it('a spinner says what is awaited, a stamp shows what it is given, and what is hidden is read all the same', () => {
  render(<Spinner label="The map is coming" />);
  expect(screen.getByRole('status').textContent).toBe('The map is coming');
  const { container } = render(<Stamp>7</Stamp>);
  expect(container.textContent).toBe('7');
  const hidden = render(<VisuallyHidden>seven stamps</VisuallyHidden>);
  expect(hidden.container.textContent).toBe('seven stamps');
});

it('a picture that cannot be had is not seen, and what else fails beside it is left alone', () => {
  render(
    <div data-testid="row" onErrorCapture={hideMissing}>
      <img alt="map" src="/gone.webp" />
      <i data-testid="film" />
    </div>,
  );
  fireEvent.error(screen.getByAltText('map'));
  fireEvent.error(screen.getByTestId('film'));
  const seen = [screen.getByAltText('map'), screen.getByTestId('film'), screen.getByTestId('row')];
  expect(seen.map(({ style }) => style.visibility)).toEqual(['hidden', '', '']);
});

it('a screen that shows the menu says so, and takes it back when it goes', () => {
  const withdraw = vi.fn();
  const claim = vi.fn(() => withdraw);
  const Screen = () => <div>{useGameMenu()}</div>;
  const { unmount, container } = render(
    <GameMenuProvider value={{ menu: 'the menu', claim }}>
      <Screen />
    </GameMenuProvider>,
  );
  expect(container.textContent).toBe('the menu');
  expect([claim.mock.calls.length, withdraw.mock.calls.length]).toEqual([1, 0]);
  unmount();
  expect(withdraw).toHaveBeenCalledOnce();
  // outside of a game there is no menu, and nobody to tell
  expect(render(<Screen />).container.textContent).toBe('');
});
