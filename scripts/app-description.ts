/** What the game is in one French sentence, as the page's head and the installed app tell it. */
import french from '../resources/locales/fr/interface.json' with { type: 'json' };
import { CATALOGUE } from '../src/maps/catalogue.ts';

export const APP_DESCRIPTION = french.app.description.replace('{{maps}}', String(CATALOGUE.length));
