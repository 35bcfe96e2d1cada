/** What a quest is called in the studio: its kind and number, whatever its title. */
import { useTranslation } from '../i18n/use-translation';
import { isPair } from '../artwork/document';

export function useQuestName(): (quest: string) => string {
  const { t } = useTranslation('studio');
  return (quest) =>
    t(isPair({ quest }) ? 'quest.pair' : 'quest.normal', { number: quest.replace(/^d?quest/, '') });
}
