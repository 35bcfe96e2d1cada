/** Home's way to the endless atlas, after the maps that are always there. */
import { endlessAddress } from '../../endless/address';
import { codeOfDay } from '../../endless/code';
import { useTranslation } from '../../i18n/use-translation';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';

interface Props {
  /** Epoch ms. */
  readonly now: number;
}

export function EndlessInvite({ now }: Props) {
  const { t } = useTranslation('endless');
  return (
    <Notice
      heading="h2"
      picture="guide"
      title={t('title')}
      text={t('lead')}
      actions={
        <>
          <ButtonLink to="/endless" tone="primary">
            {t('invite.word')}
          </ButtonLink>
          <ButtonLink to={endlessAddress(codeOfDay(new Date(now)))}>{t('invite.today')}</ButtonLink>
        </>
      }
    />
  );
}
