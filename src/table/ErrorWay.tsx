/** Where an address opens no game: a stroll on its map, or on another one where that map cannot be had. */
import { useTranslation } from '../i18n/use-translation';
import { openLevel } from '../levels/manifest';
import { useManifest } from '../levels/ManifestContext';
import { CATALOGUE } from '../maps/catalogue';
import { ButtonLink } from '../ui/ButtonLink';
import type { PlayError } from './ErrorModal';

interface Props {
  readonly error: PlayError;
  /** The level's name; empty when there is no such level. */
  readonly level: string;
}

/** Those that say nothing against the map itself. */
const MAP_IS_WELL: readonly PlayError[] = ['GameModeIncorrect', 'QuestNotFound'];

export function ErrorWay({ error, level }: Props) {
  const { t } = useTranslation('play');
  const list = useManifest();
  if (list.kind !== 'ready') return null;
  const isWell = MAP_IS_WELL.includes(error);
  const other = CATALOGUE.find(
    ({ id, name }) => openLevel(list.manifest, id) && (isWell ? name === level : name !== level),
  );
  return other ? (
    <ButtonLink to={`/stroll/${String(other.id)}`}>{t('errors.stroll', { level: other.name })}</ButtonLink>
  ) : null;
}
