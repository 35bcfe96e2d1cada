/** Draws again whenever a source of the atlas changes, into a page that shows the newest picture by itself. */
import { spawn } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ATLAS = path.resolve(import.meta.dirname, '..');
const LOOK = path.resolve(import.meta.dirname, 'look.ts');
/** Milliseconds an editor may take to write all it has to write. */
const SETTLED = 150;

const PAGE = `<!doctype html><meta charset="utf-8"><title>The map as it is</title>
<body style="margin:0"><img id="map" src="whole.jpg" style="width:100%"><script>
setInterval(() => { const next = new Image(); next.onload = () => { map.src = next.src; }; next.src = 'whole.jpg?' + Date.now(); }, 1000);
</script>
`;

/** Watches for ever: each drawing is a process of its own, so that it sees the sources as they are now. */
export function watchLevel(keyword: string, folder: string, options: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  console.log(`Keep this page open: ${path.resolve(folder, 'index.html')}`);
  let drawing = false;
  let changed = false;
  const draw = (): void => {
    changed = drawing;
    if (drawing) return;
    drawing = true;
    const child = spawn(process.execPath, ['--import', 'tsx', LOOK, keyword, folder, ...options], {
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      drawing = false;
      console.log(code === 0 ? 'drawn' : 'not drawn: see above');
      if (changed) draw();
    });
  };
  let timer: NodeJS.Timeout | undefined;
  watch(ATLAS, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(draw, SETTLED);
  });
  draw();
}
