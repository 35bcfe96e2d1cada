/** Motion of the picture: to stop it and to start it. */
import { Icon } from './Icon';

const BARS = 'M5.500 5.100h4.300v13.900H5.500ZM14.200 5.100h4.300v13.900h-4.300Z';
const ARROW = 'M7.100 4.500 18.900 11.900 7.100 19.500Z';

export const StillIcon = () => <Icon spot={BARS} line={BARS} />;

export const MotionIcon = () => <Icon spot={ARROW} line={ARROW} />;
