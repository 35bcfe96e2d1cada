/**
 * `tsx atlas/tools/endless-run.ts <script> …`: runs a script of this folder that draws maps from seeds, with powers that can be
 * our own: what is drawn here is what a browser draws.
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle';
import { powersPlugin } from './powers';

const [script] = process.argv.splice(2, 1);
if (script === undefined) throw new Error('which script?');
const file = await bundled(path.join('atlas/tools', script), [powersPlugin()]);
await import(pathToFileURL(file).href);
