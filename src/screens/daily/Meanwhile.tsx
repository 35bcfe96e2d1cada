/** What there is to do while today's hunt is not open yet: a stroll on a map that is there, the stamps, the boards. */
import { useTranslation } from '../../i18n/use-translation';
import { useManifest } from '../../levels/ManifestContext';
import { CATALOGUE } from '../../maps/catalogue';
import { ButtonLink } from '../../ui/ButtonLink';

export function Meanwhile() {
  const { t } = useTranslation('daily');
  const list = useManifest();
  const open = list.kind === 'ready' ? list.manifest.levels[0]?.level : undefined;
  const map = CATALOGUE.find(({ id }) => id === open);
  return (
    <>
      {map ? (
        <ButtonLink to={`/stroll/${String(map.id)}`} tone="primary">
          {t('meanwhile.stroll', { level: map.name })}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/stamps">{t('meanwhile.stamps')}</ButtonLink>
      <ButtonLink to="/leaderboard">{t('meanwhile.boards')}</ButtonLink>
    </>
  );
}
