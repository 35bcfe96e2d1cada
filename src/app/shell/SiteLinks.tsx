/** The site's links, shared by the header and the game screen's menu. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { NavLink } from 'react-router-dom';
import { usePlatform } from '../../platform/PlatformContext';
import { ChampionIcon, MapIcon, StampsIcon } from '../../ui/icons/ways';
import { parseConfig } from '../boot/config';
import { InstagramIcon, ShopIcon } from './OutsideIcons';

const config = parseConfig(import.meta.env);

function Outside({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  const { t } = useTranslation('interface');
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" aria-label={t('header.newTab', { name })}>
        {icon}
        <span>{name}</span>
      </a>
    </li>
  );
}

/** List items; the caller owns the list. */
export function SiteLinks() {
  const { t } = useTranslation('interface');
  return (
    <>
      <li>
        <NavLink to="/catalog">
          <MapIcon />
          <span>{t('header.catalogue')}</span>
        </NavLink>
      </li>
      <li>
        <NavLink to="/stamps">
          <StampsIcon />
          <span>{t('header.stamps')}</span>
        </NavLink>
      </li>
      <li>
        <NavLink to="/leaderboard">
          <ChampionIcon />
          <span>{t('header.ranking')}</span>
        </NavLink>
      </li>
    </>
  );
}

/** The two links that leave the game; hidden where the configuration names none, and at a booth. */
export function OutsideLinks() {
  const { t } = useTranslation('interface');
  const { kiosk } = usePlatform();
  if (kiosk) return null;
  return (
    <>
      {config.instagramUrl ? (
        <Outside href={config.instagramUrl} name={t('header.instagram')} icon={<InstagramIcon />} />
      ) : null}
      {config.shopUrl ? <Outside href={config.shopUrl} name={t('header.shop')} icon={<ShopIcon />} /> : null}
    </>
  );
}
