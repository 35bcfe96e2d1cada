/** The peers: the same map in the ways others would show it, each a page that marks its first and its sharp picture. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build } from 'vite';
import { WEBP } from '../../atlas/output/pictures';
import { tilesOf } from '../../atlas/output/sizes';
import type { LevelMap } from '../../src/maps/schema';

/** Marks the peers set; the game's own page is watched for the same two moments (see probe.ts). */
const MARKS = `
const first = () => performance.getEntriesByName('first-picture').length || performance.mark('first-picture');
const sharp = () => { first(); performance.getEntriesByName('sharp').length || requestAnimationFrame(() => performance.mark('sharp')); };
`;

const page = (head: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>peer</title>
<link rel="icon" href="data:,"><style>html,body{margin:0;height:100%}#map{position:fixed;inset:0;overflow:auto}</style>${head}</head><body>${body}</body></html>`;

/** Joins the full-size tiles of a rendered map into one picture. */
async function wholeMap(root: string, map: LevelMap): Promise<Sharp> {
  const columns = Math.ceil(map.width / map.tileSize);
  const rows = Math.ceil(map.height / map.tileSize);
  const tiles = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const input = path.join(root, map.path, String(map.width), `${column}-${row}.webp`);
    return { input, left: column * map.tileSize, top: row * map.tileSize };
  });
  const { width, height } = map;
  const whole = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(tiles);
  return sharp(await whole.png({ compressionLevel: 1 }).toBuffer());
}

const jpeg = (map: LevelMap, zoom: number) =>
  page(
    '',
    `<div id="map"><img id="picture" src="map.jpg" width="${map.width * zoom}" height="${map.height * zoom}" alt="map"></div>
<script>${MARKS}
const picture = document.getElementById('picture');
picture.decode().then(sharp);
let zoom = ${zoom};
window.zoomStep = () => { zoom = zoom === ${zoom} ? ${zoom} + 0.1 : ${zoom}; picture.width = ${map.width} * zoom; picture.height = ${map.height} * zoom; };
</script>`,
  );

/** The physical limit: exactly what the view shows, in one picture of exactly its pixels. */
const view = ({ width, height }: ViewSize) =>
  page(
    '',
    `<div id="map"><img id="picture" src="view.webp" width="${width}" height="${height}" alt="map"></div>
<script>${MARKS}
document.getElementById('picture').decode().then(sharp);
</script>`,
  );

const openSeadragon = (map: LevelMap, zoom: number) =>
  page(
    '',
    `<div id="map"></div><script src="openseadragon.min.js"></script><script>${MARKS}
const viewer = OpenSeadragon({ id: 'map', showNavigationControl: false, showNavigator: false, drawer: 'canvas', immediateRender: true, gestureSettingsMouse: { clickToZoom: false },
  tileSources: { width: ${map.width}, height: ${map.height}, tileSize: ${map.tileSize}, minLevel: 0, maxLevel: ${map.sizes.length - 1},
    getTileUrl: (level, x, y) => 'tiles/' + ${JSON.stringify(map.sizes)}[level] + '/' + x + '-' + y + '.webp' } });
const scale = () => viewer.container.clientWidth / ${map.width};
viewer.addHandler('open', () => {
  viewer.viewport.zoomTo(${zoom} / scale(), null, true);
  viewer.world.getItemAt(0).addHandler('fully-loaded-change', (event) => event.fullyLoaded && sharp());
});
viewer.addHandler('tile-drawn', first);
let out = true;
window.zoomStep = () => { viewer.viewport.zoomTo((out ? ${zoom} + 0.1 : ${zoom}) / scale()); out = !out; };
</script>`,
  );

const leaflet = (map: LevelMap, zoom: number) =>
  page(
    '<link rel="stylesheet" href="leaflet.css">',
    `<div id="map"></div><script src="leaflet.js"></script><script>${MARKS}
const deepest = ${map.sizes.length - 1};
const map = L.map('map', { crs: L.CRS.Simple, zoomSnap: 0, zoomControl: false, attributionControl: false, minZoom: -4, maxZoom: 1 });
const Tiles = L.TileLayer.extend({ getTileUrl: (c) => 'tiles/' + ${JSON.stringify(map.sizes)}[deepest + c.z] + '/' + c.x + '-' + c.y + '.webp' });
const bounds = [[-${map.height}, 0], [0, ${map.width}]];
const layer = new Tiles('', { tileSize: ${map.tileSize}, minNativeZoom: -deepest, maxNativeZoom: 0, minZoom: -4, maxZoom: 1, bounds, noWrap: true });
layer.on('tileload', first); layer.on('load', sharp);
map.setView([-${map.height / 2}, ${map.width / 2}], Math.log2(${zoom}), { animate: false });
layer.addTo(map);
let out = true;
window.zoomStep = () => { map.setZoom(Math.log2(out ? ${zoom} + 0.1 : ${zoom})); out = !out; };
</script>`,
  );

const transform = (map: LevelMap, zoom: number) =>
  page(
    '',
    `<div id="map" style="overflow:hidden"></div><script type="module" src="transform.js"></script><script>${MARKS}
window.benchMap = { src: 'map.webp', width: ${map.width}, height: ${map.height}, zoom: ${zoom}, sharp };
</script>`,
  );

export const PEERS = ['jpeg', 'openseadragon', 'leaflet', 'transform', 'view'] as const;

/** What a view shows of a map at its zoom, in CSS px, and how many device px each has. */
interface ViewSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

export type Peer = (typeof PEERS)[number];

async function writeView(
  whole: Sharp,
  file: string,
  map: LevelMap,
  zoom: number,
  size: ViewSize,
): Promise<void> {
  const scale = zoom * size.pixelRatio;
  const all = { width: Math.round(map.width * scale), height: Math.round(map.height * scale) };
  const width = Math.min(all.width, size.width * size.pixelRatio);
  const height = Math.min(all.height, size.height * size.pixelRatio);
  const corner = { left: Math.floor((all.width - width) / 2), top: Math.floor((all.height - height) / 2) };
  await whole
    .clone()
    .resize(all.width, all.height)
    .extract({ ...corner, width, height })
    .webp({ quality: 80 })
    .toFile(file);
}

/** The sizes of a map that the game cuts into bands, in the squares that the peers' viewers know. */
async function writeSquares(whole: Sharp, folder: string, map: LevelMap): Promise<void> {
  const squares = { ...map, bands: [] };
  for (const size of map.sizes) {
    const { data, info } = await whole
      .clone()
      .resize({ width: size })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    await mkdir(path.join(folder, 'tiles', String(size)), { recursive: true });
    for (const { column, row, ...area } of tilesOf(squares, size))
      await sharp(data, { raw: { width, height, channels } })
        .extract(area)
        .webp(WEBP)
        .toFile(path.join(folder, 'tiles', String(size), `${column}-${row}.webp`));
  }
}

/** Writes the peers' pages for one map and one zoom (share of the natural size) into `folder`. */
export async function writePeers(
  folder: string,
  mapsRoot: string,
  map: LevelMap,
  zoom: number,
  size: ViewSize,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const whole = await wholeMap(mapsRoot, map);
  await whole.clone().jpeg({ quality: 85, mozjpeg: true }).toFile(path.join(folder, 'map.jpg'));
  await whole.clone().webp({ quality: 80 }).toFile(path.join(folder, 'map.webp'));
  await writeView(whole, path.join(folder, 'view.webp'), map, zoom, size);
  await writeSquares(whole, folder, map);
  const pages: Record<Peer, string> = {
    jpeg: jpeg(map, zoom),
    openseadragon: openSeadragon(map, zoom),
    leaflet: leaflet(map, zoom),
    transform: transform(map, zoom),
    view: view(size),
  };
  for (const [name, html] of Object.entries(pages)) await writeFile(path.join(folder, `${name}.html`), html);
  const modules = path.resolve('node_modules');
  await cp(
    path.join(modules, 'openseadragon/build/openseadragon/openseadragon.min.js'),
    path.join(folder, 'openseadragon.min.js'),
  );
  await cp(path.join(modules, 'leaflet/dist/leaflet.js'), path.join(folder, 'leaflet.js'));
  await cp(path.join(modules, 'leaflet/dist/leaflet.css'), path.join(folder, 'leaflet.css'));
  await bundleTransform(folder);
}

async function bundleTransform(folder: string): Promise<void> {
  const entry = path.resolve('tests/bench/pages/transform.ts');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: () => 'transform.js' },
    },
  });
}
