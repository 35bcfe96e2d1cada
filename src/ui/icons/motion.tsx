/** Motion of the picture: to stop it and to start it. */
import { Icon } from './Icon';

const BARS = 'M5.5 5.1h4.3v13.9H5.5ZM14.2 5.1h4.3v13.9h-4.3Z';
const ARROW = 'M7.1 4.5 18.9 11.9 7.1 19.5Z';

export const StillIcon = () => <Icon spot={BARS} line={BARS} />;

export const MotionIcon = () => <Icon spot={ARROW} line={ARROW} />;
