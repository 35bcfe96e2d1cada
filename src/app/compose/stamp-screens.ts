/** The stamp book's screens, loaded together: its pages share most of their code. */
export { StampPageScreen } from '../../screens/stamps/StampPageScreen';
export { StampsScreen } from '../../screens/stamps/StampsScreen';
