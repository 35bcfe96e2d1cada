/** The sign of a race, apart from the others of boards: home shows it, too. */
import { Icon } from './Icon';

export const RaceIcon = () => (
  <Icon
    spot="M6.2 4.3h4.5v4.4H6.2ZM15.2 4.3h4.4v4.4h-4.4ZM10.7 8.7h4.5V13h-4.5Z"
    line="M6.1 3.2c.1 6 .1 11.9-.1 17.7M6.2 4.3c4.5-.2 9-.2 13.5 0 .1 2.9.1 5.8-.1 8.7-4.5.2-8.9.2-13.4.1M6.2 8.7c4.4-.2 9-.2 13.4 0M10.7 4.3c.1 2.9.1 5.8 0 8.7M15.2 4.3c.1 2.9 0 5.8 0 8.7"
  />
);
