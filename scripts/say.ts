/** Prints the progress lines of the command-line tools. */

const started = performance.now();

/** Prints a line as it is, for the output that a command was asked for. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a line with the seconds since the command started. */
export function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
}
