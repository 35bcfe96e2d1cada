/**
 * `tsx atlas/tools/endless-run.ts <script> …`: runs a script of this folder that draws maps from seeds, with powers that can be
 * our own: what is drawn here is what a browser draws.
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { bundled } from './bundle';
import { powersPlugin } from './powers';

/** Id buffers are filled as devices fill them, by our own renderer; pictures alone are painted by the native one. */
const deviceIds: Plugin = {
  name: 'atlas-device-ids',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@resvg/resvg-js' && importer?.endsWith('/output/pictures.ts') !== true
      ? path.resolve('atlas/render/instead-of-resvg.ts')
      : undefined,
};

const [script] = process.argv.splice(2, 1);
if (script === undefined) throw new Error('which script?');
const file = await bundled(path.join('atlas/tools', script), [deviceIds, powersPlugin()]);
await import(pathToFileURL(file).href);
