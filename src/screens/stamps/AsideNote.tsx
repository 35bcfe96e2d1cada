/** Says on the stamp book that a part of what was won here could not be read, and hands it out as it is. */
import { useState } from 'react';
import { UnreadNote } from '../../boards/UnreadNote';
import { useTranslation } from '../../i18n/use-translation';
import { forgetText, readText } from '../../kept/kept';

/** What a player wins on this device. */
const WON = ['progress', 'daily', 'crowd', 'endless'] as const;

const shelf = () => localStorage;

const textsAside = (): readonly string[] => WON.flatMap((name) => readText(`aside.${name}`, shelf) ?? []);

export function AsideNote() {
  const { t } = useTranslation('stamps');
  const [texts, setTexts] = useState(textsAside);
  if (texts.length === 0) return null;
  const drop = () => {
    for (const name of WON) forgetText(`aside.${name}`, shelf);
    setTexts(textsAside());
  };
  return (
    <UnreadNote text={texts.join('\n')} onDrop={drop}>
      {t('aside')}
    </UnreadNote>
  );
}
