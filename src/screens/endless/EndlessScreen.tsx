/** The endless atlas, `/endless`: today's map, the map of a word, a map of chance, and those kept on this device. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link, useNavigate } from 'react-router-dom';
import { endlessAddress } from '../../endless/address';
import { codeOfDay, codeOfWord, LONGEST_SEED, parseCode } from '../../endless/code';
import { keptMaps, type KeptMap } from '../../endless/kept-maps';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import painterUrl from '../../ui/art/painter.svg';
import sketchUrl from '../../ui/art/sketch.svg';
import { PlayIcon } from '../../ui/icons/ways';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { BlobPicture } from './BlobPicture';
import styles from './Endless.module.css';
import { randomWord } from './random-word';
import { useMapName } from './use-words';

function Shelf({ kept }: { readonly kept: readonly KeptMap[] }) {
  const { t } = useTranslation('endless');
  const nameOf = useMapName();
  const maps = kept.flatMap((map) => {
    const code = parseCode(map.code);
    return typeof code === 'string' ? [] : [{ ...map, code }];
  });
  if (maps.length === 0) return null;
  return (
    <section className={styles['shelf']} aria-labelledby="kept">
      <h2 id="kept">{t('kept')}</h2>
      <ul>
        {maps.map(({ code, overview, at }) => (
          <li key={at + code.seed}>
            <Link to={endlessAddress(code)}>
              <BlobPicture picture={overview} alt="" />
              <strong>{nameOf(code)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EndlessScreen() {
  const { t } = useTranslation('endless');
  const nameOf = useMapName();
  const navigate = useNavigate();
  const [today] = useState(() => codeOfDay(new Date()));
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState<'empty' | 'otherEdition'>();
  const [kept, setKept] = useState<readonly KeptMap[]>([]);
  useScreenTitle(t('title'));
  useEffect(() => {
    let isWanted = true;
    const list = async () => {
      const found = await keptMaps.list();
      if (isWanted) setKept(found);
    };
    void list();
    return () => {
      isWanted = false;
    };
  }, []);

  const go = async () => {
    const known = parseCode(word);
    if (known === 'otherEdition') {
      setWrong(known);
      return;
    }
    const code = known === 'unreadable' ? codeOfWord(word) : known;
    setWrong(code ? undefined : 'empty');
    if (code) await navigate(endlessAddress(code));
  };
  const chance = async () => {
    const code = codeOfWord(randomWord(Math.random));
    if (code) await navigate(endlessAddress(code));
  };
  return (
    <div className={styles['page']} data-endless="home">
      <section className={styles['sheet']}>
        <div className={styles['head']}>
          <h1>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <div className={styles['canvas']} aria-hidden="true">
            <img src={sketchUrl} alt="" />
            <img src={sketchUrl} alt="" />
            <img src={painterUrl} alt="" />
          </div>
        </div>
        <div className={styles['ways']}>
          <ButtonLink to={endlessAddress(today)} tone="primary" size="large" icon={<PlayIcon />}>
            {t('today', { day: nameOf(today) })}
          </ButtonLink>
          <Button onClick={() => void chance()}>{t('random')}</Button>
        </div>
        <Form name="endless" onSend={go}>
          <Field
            label={t('word.label')}
            advice={t('word.advice')}
            error={wrong && t(`word.${wrong}`)}
            value={word}
            maxLength={LONGEST_SEED * 4}
            autoComplete="off"
            onChange={({ target }) => {
              setWord(target.value);
              setWrong(undefined);
            }}
          />
          <Button type="submit">{t('word.draw')}</Button>
        </Form>
        <p className={styles['small']}>{t('unranked')}</p>
      </section>
      <Shelf kept={kept} />
    </div>
  );
}
