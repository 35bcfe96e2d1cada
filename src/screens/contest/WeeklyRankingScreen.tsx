/** The ranking of a week's contest, for everybody. */
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../accounts/AccountsContext';
import { ContestRanking } from '../../boards/ContestRanking';
import { ownOf } from '../../records/board-address';
import { ContestPage, type TableProps } from './ContestPage';

export function WeeklyRankingScreen() {
  const { t } = useTranslation('records');
  return (
    <ContestPage
      title={t('results.rankingTitle')}
      other={{ path: '/weeklyResults', text: t('results.toResults') }}
      table={Ranking}
    />
  );
}

function Ranking({ rows, week }: TableProps) {
  const isOwner = useAccount()?.isAdmin === true;
  return <ContestRanking rows={rows} week={week} own={ownOf(useLocation().state)} withDoubts={isOwner} />;
}
