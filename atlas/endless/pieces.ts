/**
 * The picture of a map as SVG text, piece by piece: whoever joins the whole text, encodes and keeps it holds it six times
 * at once, a hundred megabytes.
 */
import { glowNodes } from '../core/compose';
import { nodeSvg } from '../core/svg';
import type { Thing } from '../core/thing';
import { endlessSvg } from './map';
import type { Pictured } from './map';

/** Where the things stand in the text. */
const THINGS = '<g id="things">';
/** Characters of a piece, roughly. */
const PIECE = 500_000;

/** A thing with its lights, as `composeSvg` writes it. */
function thingSvg({ id, inked }: Thing): string {
  return [...inked.nodes, ...glowNodes(inked)].map((node, i) => nodeSvg(node, `t${id}-${i}-`)).join('\n');
}

/** The pieces; joined they are the text that `endlessSvg` returns. */
export function* endlessPieces(pictured: Pictured): Generator<string> {
  // with no box to be right in, all is written but the things
  const around = endlessSvg(pictured, []);
  const at = around.indexOf(THINGS) + THINGS.length;
  yield around.slice(0, at);
  let texts: string[] = [];
  let length = 0;
  let between = '';
  for (const thing of pictured.laid.stage.scene.things) {
    const text = between + thingSvg(thing);
    between = '\n';
    texts.push(text);
    length += text.length;
    if (length < PIECE) continue;
    yield texts.join('');
    texts = [];
    length = 0;
  }
  yield texts.join('');
  yield around.slice(at);
}
