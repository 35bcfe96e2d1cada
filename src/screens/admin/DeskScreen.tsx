/** The owner's desk: one address with a section for each thing an owner looks after. */
import { useRef, type ComponentType } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { useFocusKept } from '../../ui/use-focus-kept';
import { AdminGate } from './AdminGate';
import { BoardsSection } from './boards/BoardsSection';
import { ContestSection } from './contest/ContestSection';
import { DataSection } from './data/DataSection';
import styles from './desk.module.css';
import { LevelsSection } from './levels/LevelsSection';
import { MessagesSection } from './messages/MessagesSection';
import { PagesSection } from './pages/PagesSection';
import { SECTIONS, sectionOf, sectionPath, type Section } from './sections';
import { TodaySection } from './today/TodaySection';

const CONTENTS: Readonly<Record<Section, ComponentType>> = {
  today: TodaySection,
  contest: ContestSection,
  boards: BoardsSection,
  messages: MessagesSection,
  levels: LevelsSection,
  pages: PagesSection,
  data: DataSection,
};

function Desk({ section }: { readonly section: Section }) {
  const { t } = useTranslation('desk');
  const Content = CONTENTS[section];
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <nav aria-label={t('navigation')}>
        <ul className={styles['drawers']}>
          {SECTIONS.map((one) => (
            <li key={one}>
              <Link
                className={styles['drawer']}
                to={sectionPath(one)}
                aria-current={one === section ? 'page' : undefined}
              >
                {t(`sections.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Content />
    </>
  );
}

export function DeskScreen() {
  const { t } = useTranslation('desk');
  const [query] = useSearchParams();
  const section = sectionOf(query.get('section'));
  useScreenTitle(t('screen', { section: t(`sections.${section}`) }));
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page);
  return (
    <div ref={page} className={styles['page']}>
      <AdminGate>
        <Desk section={section} />
      </AdminGate>
    </div>
  );
}
