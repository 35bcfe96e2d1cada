/**
 * The only script a game's page starts with: it lets the map's pictures load first and adds all other code after them.
 */
import { behindPictures } from './app/boot/behind-pictures';

behindPictures(document);
