/** On which picture a quest is played, and boxes proposed from what differs between that picture and the main one. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ArtworkQuest } from '../artwork/document';
import { sharedArea } from '../artwork/checks';
import { addBox, changeQuest } from '../artwork/edits';
import { MAIN_MAP } from '../maps/maps';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import { usePictureName } from './Pictures';
import type { QuestTools } from './QuestList';
import styles from './Studio.module.css';

interface Props extends QuestTools {
  readonly quest: ArtworkQuest;
}

export function QuestPicture({ quest, level, pictures, placesOf, onChange, onChoose }: Props) {
  const { t } = useTranslation('studio');
  const name = usePictureName();
  const [found, setFound] = useState<number>();
  const image = quest.image ?? MAIN_MAP;
  if (pictures.length < 2) return null;
  const propose = () => {
    // what is boxed already need not be proposed
    const places = placesOf(quest).filter((place) =>
      quest.positions.every((box) => sharedArea(box, place) === 0),
    );
    const next = places.reduce((before, box) => addBox(before, quest.quest, box), level);
    setFound(places.length);
    onChange(next);
    if (places.length > 0) onChoose({ quest: quest.quest, box: quest.positions.length });
  };
  return (
    <div className={styles['row']}>
      <Select
        label={t('pictures.on')}
        value={image}
        options={pictures.map((each) => ({ value: each, text: name(each) }))}
        onChange={({ target: { value } }) => {
          onChange(changeQuest(level, quest.quest, { image: value === MAIN_MAP ? undefined : value }));
          onChoose({ quest: quest.quest, image: value });
        }}
      />
      {image === MAIN_MAP ? null : (
        <Button size="small" onClick={propose}>
          {t('pictures.propose')}
        </Button>
      )}
      <output>{found === undefined ? '' : t('pictures.places', { count: found })}</output>
    </div>
  );
}
