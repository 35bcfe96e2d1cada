/** The way back to the map where one stopped. */
import { useTranslation } from '../../i18n/use-translation';
import { openLevel } from '../../levels/manifest';
import { CATALOGUE } from '../../maps/catalogue';
import type { Manifest } from '../../maps/manifest';
import { resumeAt } from '../../progress/resume';
import { ringOf } from '../../progress/stamps';
import { useProgress } from '../../progress/use-progress';
import { ButtonLink } from '../../ui/ButtonLink';
import { StrollIcon } from '../../ui/icons/modes';

const BY_ORDER = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

export function GoOn({ manifest }: { readonly manifest: Manifest }) {
  const { t } = useTranslation('interface');
  const progress = useProgress();
  const sizes = BY_ORDER.flatMap(({ id }) => openLevel(manifest, id) ?? []);
  const id = resumeAt(progress, sizes);
  const size = sizes.find(({ level }) => level === id);
  const name = CATALOGUE.find((level) => level.id === id)?.name;
  if (!size || name === undefined) return null;
  const { found, total } = ringOf(progress, size);
  return (
    <ButtonLink to={`/stroll/${String(size.level)}`} icon={<StrollIcon />}>
      {t('home.hero.goOn', { level: name, found, total })}
    </ButtonLink>
  );
}
