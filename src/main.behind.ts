/** A game's page begins with this alone: the map's pictures have the line and the processor first, and all other code comes behind them. */
import { behindPictures } from './app/boot/behind-pictures';

behindPictures(document);
