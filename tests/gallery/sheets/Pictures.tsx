/** What is drawn: icons, verdicts, stamps, portraits, the compass, and pages with nothing but a message. */
import { useTranslation } from '../../../src/i18n/use-translation';
import { Avatar } from '../../../src/screens/profile/Avatar';
import { Button } from '../../../src/ui/Button';
import * as modes from '../../../src/ui/icons/modes';
import * as tools from '../../../src/ui/icons/tools';
import { AcceptPicture, RejectPicture } from '../../../src/ui/icons/verdicts';
import * as race from '../../../src/ui/icons/race';
import * as signs from '../../../src/ui/icons/signs';
import * as ways from '../../../src/ui/icons/ways';
import { Notice } from '../../../src/ui/Notice';
import { Spinner } from '../../../src/ui/Spinner';
import { Stamp } from '../../../src/ui/Stamp';
import styles from '../gallery.module.css';
import { Row, Specimen } from '../Specimen';

const SIGNS = Object.entries({ ...signs, ...race }).toSorted(([a], [b]) => (a < b ? -1 : 1));
const ICONS = [...Object.entries({ ...modes, ...tools }), ...SIGNS, ...Object.entries(ways)];
const STAMPS = ['vermilion', 'indigo', 'matcha', 'ink'] as const;

export function Pictures() {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen id="icons" title="Icons">
        <div className={styles['icons']}>
          {ICONS.map(([name, Icon]) => (
            <figure key={name}>
              <span className={styles['icon']}>
                <Icon />
              </span>
              <figcaption>{name.replace('Icon', '')}</figcaption>
            </figure>
          ))}
        </div>
      </Specimen>
      <Specimen id="verdict-pictures" title="Right and wrong">
        <Row>
          <div className={styles['picture']}>
            <AcceptPicture />
          </div>
          <div className={styles['picture']}>
            <RejectPicture />
          </div>
        </Row>
      </Specimen>
      <Specimen id="stamps" title="Stamps and portraits">
        <Row>
          {STAMPS.map((tone) => (
            <Stamp key={tone} tone={tone}>
              {t('home.daily.streak', { count: 3 })}
            </Stamp>
          ))}
          <Stamp shape="square">{t('home.daily.streak', { count: 12 })}</Stamp>
          <Avatar name="Momo" imageUrl="" />
          <Avatar name="Ōkami" imageUrl="" />
        </Row>
      </Specimen>
      <Specimen id="spinners" title="Waiting">
        <Row>
          <Spinner label={t('app.loading')} />
          <Spinner size="small" label={t('app.loading')} />
        </Row>
      </Specimen>
      <Specimen id="notices" title="Notices">
        <div className={styles['columns']}>
          {(['lost', 'guide'] as const).map((picture) => (
            <Notice
              key={picture}
              heading="h2"
              picture={picture}
              title={t('home.failed.title')}
              text={t('home.failed.text')}
              actions={<Button tone="primary">{t('app.retry')}</Button>}
            />
          ))}
        </div>
      </Specimen>
    </>
  );
}
