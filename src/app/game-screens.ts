/** The screens with a map to search, loaded together: both are the game. */
import { CatalogScreen } from '../screens/catalog/CatalogScreen';
import { PlayScreen } from '../screens/play/PlayScreen';
import { withRecords } from './RecordsRoot';

export const Play = withRecords(PlayScreen);
export const Catalog = withRecords(CatalogScreen);
