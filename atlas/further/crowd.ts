/** Makes `crowd.json`: whom the crowd hunt looks for on a level, in codes, and where they are. */
import { crowdQuests } from './crowd/quests';
import type { Surveyed } from './surveyed';

export function crowd(surveyed: Surveyed): unknown {
  return { version: 1, quests: crowdQuests(surveyed).map(({ written }) => written) };
}
