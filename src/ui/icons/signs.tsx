/** Signs of games, lists and dialogs, which no first page has. */
import { Icon } from './Icon';

/** The menu: three strokes. */
export const MenuIcon = () => (
  <Icon line="M3.7 6.2c5.5-.3 11-.2 16.5.1M3.8 12.2c5.4-.3 10.9-.3 16.4-.1M3.7 18c5.5-.2 11-.1 16.5.2" />
);

/** Close: a cross. */
export const CloseIcon = () => (
  <Icon line="M5.3 5.2c4.5 4.4 9 9 13.4 13.6M18.6 5.3C14.1 9.7 9.7 14.2 5.4 18.7" />
);

/** Wrong: a heavy cross. */
export const CrossIcon = () => (
  <Icon line="M5.3 5.2c4.5 4.4 9 9 13.4 13.6M18.6 5.3C14.1 9.7 9.7 14.2 5.4 18.7" />
);

/** Right: a tick. */
export const CheckIcon = () => <Icon line="M4.2 12.7c2 1.6 3.7 3.3 5.3 5.4 2.7-4.9 6.2-9.1 10.4-12.6" />;

/** Onwards. */
export const NextIcon = () => <Icon line="M8.6 4.6c2.7 2.2 5 4.6 7.2 7.4-2.1 2.8-4.5 5.2-7.1 7.5" />;

/** Back. */
export const PreviousIcon = () => <Icon line="M15.5 4.5c-2.7 2.3-5.1 4.7-7.2 7.5 2.2 2.8 4.5 5.2 7.1 7.4" />;

/** Leave: an arrow through a door. */
export const LogoutIcon = () => (
  <Icon
    spot="M4.2 3.8h8.5v16.3H4.2Z"
    line="M13.2 8V3.9c-3-.2-6-.1-9 0-.1 5.4-.1 10.8 0 16.2 3 .2 6 .2 9 0V16M9.3 12.1c3.8-.2 7.5-.1 11.2-.1M17.2 8.4c1.3 1 2.4 2.2 3.4 3.6-1 1.4-2.2 2.6-3.5 3.6"
  />
);

/** By day: the sun. */
export const DayIcon = () => (
  <Icon
    spot="M12 7.3c2.9 0 4.8 2 4.7 4.8 0 2.7-2 4.7-4.8 4.6-2.7 0-4.7-2-4.6-4.7 0-2.7 2-4.7 4.7-4.7Z"
    line="M12 7.3c2.8 0 4.8 1.9 4.7 4.7 0 2.8-2 4.7-4.8 4.7-2.7 0-4.7-2-4.6-4.8 0-2.7 2-4.6 4.7-4.6ZM12 1.9v2M12.1 20.1V22M1.9 12h2M20.1 12.1h2M4.9 4.8l1.4 1.5M17.8 17.7l1.4 1.4M19.2 4.9l-1.5 1.4M6.2 17.8l-1.4 1.3"
  />
);

/** By night: the moon. */
export const NightIcon = () => (
  <Icon
    spot="M10 3.5c-.8 6.6 3.7 11.2 10.5 10.6-1.1 4-4.2 6.6-8.4 6.6-5 0-8.7-3.7-8.7-8.6 0-4.2 2.6-7.5 6.6-8.6Z"
    line="M10 3.5c-.7 6.5 3.8 11.2 10.5 10.6-1.1 4-4.2 6.7-8.4 6.6-5 0-8.7-3.7-8.7-8.6.1-4.3 2.6-7.6 6.6-8.6ZM17.7 3.2v3.6M15.9 5h3.6"
  />
);

/** Share: a paper plane. */
export const ShareIcon = () => (
  <Icon
    spot="M3.1 11.6 20.7 3.8l-4.9 16.1-5.3-5.3Z"
    line="M3.1 11.6c5.8-2.7 11.7-5.3 17.6-7.8-1.5 5.4-3.1 10.8-4.9 16.1-1.9-1.7-3.6-3.4-5.3-5.3-2.5-.9-5-1.9-7.4-3ZM10.5 14.6c3.3-3.7 6.7-7.3 10.2-10.8M10.5 14.6c-.1 1.8-.1 3.5 0 5.3l2.6-2.7"
  />
);

/** A race: a chequered flag. */
