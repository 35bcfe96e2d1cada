/** The screens with a map to search, loaded together: all are the game. */
import { CatalogScreen } from '../screens/catalog/CatalogScreen';
import { DailyScreen } from '../screens/daily/DailyScreen';
import { PlayScreen } from '../screens/play/PlayScreen';
import { withRecords } from './RecordsRoot';

export const Play = withRecords(PlayScreen);
export const Daily = withRecords(DailyScreen);
export const Catalog = withRecords(CatalogScreen);
