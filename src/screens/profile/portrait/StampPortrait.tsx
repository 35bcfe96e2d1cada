/** The picture of somebody found who stands for the player; what is given instead while, or where, the map cannot be read. */
import type { ReactNode } from 'react';
import type { Portrait } from '../../../accounts/portrait';
import { useLevel } from '../../../levels/use-level';
import { mapOfQuest } from '../../../maps/maps';
import { FoundPicture } from '../../../table/FoundPicture';

interface Props {
  readonly portrait: Portrait;
  readonly instead: ReactNode;
}

export function StampPortrait({ portrait, instead }: Props) {
  const state = useLevel(portrait.level);
  const level = state.kind === 'ready' ? state.level : undefined;
  const quest = level?.quests.find((one) => one.quest === portrait.quest);
  const map = level && quest && mapOfQuest(level, quest);
  if (!map) return instead;
  return <FoundPicture map={map} of={quest.positions[0]} />;
}
