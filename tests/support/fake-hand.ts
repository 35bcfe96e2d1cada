/** Stands in for a drawing process: does what its first argument says. */
import process from 'node:process';

const send = (message: unknown): void => void process.send?.(message);
send({ type: 'step', what: 'drawing main', share: 0, until: 0.5 });
switch (process.argv[2]) {
  case 'fail':
    send({ type: 'failed', reason: 'main: quest3: no fair spot' });
    process.exitCode = 1;
    break;
  case 'crash':
    process.stderr.write('heap out of memory\n');
    process.exit(134);
    break;
  case 'hang':
    setInterval(() => {}, 1000);
    break;
  default:
    send({
      type: 'step',
      what: 'rendering main',
      share: 0.5,
      until: 1,
      placeholder: 'data:image/webp;base64,AA',
    });
}
if (process.argv[2] !== 'hang') process.disconnect?.();
