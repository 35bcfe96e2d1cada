/** Colours with their contrast, type, spaces and edges, read from the tokens' own file. */
import css from '../../../src/ui/tokens.css?raw';
import { contrast, tokensOf } from '../colour';
import styles from '../gallery.module.css';
import { Specimen } from '../Specimen';

const TOKENS = tokensOf(css);
const all = (shape: RegExp) => [...TOKENS].filter(([name]) => shape.test(name));
const colours = [...TOKENS].filter(([, value]) => /^#[\da-f]{6}$/.test(value));
const GROUNDS = ['paper', 'card', 'ink'] as const;
/** The least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;

export function Colours() {
  return (
    <Specimen id="colours" title="Colours, with their contrast on paper, card and ink">
      <div className={styles['swatches']}>
        {colours.map(([name, value]) => (
          <div key={name} className={styles['swatch']}>
            <i style={{ background: value }} />
            <b>{name}</b>
            <span>
              {GROUNDS.map((ground) => {
                const figure = contrast(value, TOKENS.get(ground) ?? '');
                return (
                  <span key={ground} className={figure < TEXT ? styles['short'] : undefined}>
                    {figure.toFixed(1)}{' '}
                  </span>
                );
              })}
            </span>
          </div>
        ))}
      </div>
    </Specimen>
  );
}

export function Type() {
  return (
    <Specimen id="type" title="Type">
      {all(/^step/)
        .toReversed()
        .map(([name]) => (
          <p key={name} style={{ fontSize: `var(--${name})` }}>
            <span style={{ fontFamily: 'var(--font-display)' }}>Worldmaps</span> Où se cache le capitaine ?{' '}
            <strong>{name}</strong>
          </p>
        ))}
    </Specimen>
  );
}

export function Spaces() {
  return (
    <Specimen id="spaces" title="Spaces, corners and shadows">
      {all(/^space/).map(([name]) => (
        <div key={name} className={styles['swatch']} style={{ gridTemplateColumns: '6rem 1fr' }}>
          <span>{name}</span>
          <div className={styles['bar']} style={{ width: `var(--${name})` }} />
        </div>
      ))}
      <div className={styles['row']}>
        {all(/^(?:radius|shadow)/).map(([name]) => (
          <figure key={name} className={styles['state']}>
            <div
              className={styles['block']}
              style={
                name.startsWith('radius')
                  ? { borderRadius: `var(--${name})` }
                  : { boxShadow: `var(--${name})` }
              }
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Specimen>
  );
}
