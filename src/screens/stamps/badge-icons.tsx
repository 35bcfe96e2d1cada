/** A picture for each badge. */
import type { Badge } from '../../progress/badges';
import { DuplicateIcon, MasteryIcon, RandomTenIcon, TimeAttackIcon, UniqueIcon } from '../../ui/icons/modes';
import { FoundIcon, TimerIcon } from '../../ui/icons/tools';
import { CheckIcon, DayIcon, NextIcon } from '../../ui/icons/signs';
import { ChampionIcon, MapIcon } from '../../ui/icons/ways';

const ICONS: Readonly<Record<Badge, () => React.JSX.Element>> = {
  firstFind: FoundIcon,
  traveller: NextIcon,
  firstMap: MapIcon,
  eagleEye: UniqueIcon,
  flawless: RandomTenIcon,
  lightning: TimeAttackIcon,
  doubleVision: DuplicateIcon,
  grandSlam: MasteryIcon,
  hunter: CheckIcon,
  faithful: DayIcon,
  halfWay: TimerIcon,
  everything: ChampionIcon,
};

export function BadgeIcon({ badge }: { readonly badge: Badge }) {
  const Picture = ICONS[badge];
  return <Picture />;
}
