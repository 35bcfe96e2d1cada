/** `npm run atlas:check [-- <route keyword> …]`: proves every drawn map fair and its words complete, several at a time. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { THEMES } from '../themes';
import { runJobs } from './crew';

const SCRIPT = path.resolve(import.meta.dirname, 'check-level.ts');

/** Rejects when the level is not fair; what is wrong goes to the terminal. */
function checkInProcess(keyword: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, keyword], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the check ended with ${String(code)}`));
    });
  });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((keyword) => !(keyword in THEMES));
for (const keyword of unknown) console.log(`no theme ${keyword}`);
const wanted = asked.length > 0 ? asked.filter((keyword) => keyword in THEMES) : Object.keys(THEMES);
const jobs = wanted.map((name) => ({ name, weight: 1 }));
let done = 0;
const outcomes = await runJobs(jobs, {
  hands: availableParallelism(),
  work: async ({ name }) => {
    try {
      await checkInProcess(name);
    } finally {
      done += 1;
      console.log(`${name}: checked (${String(done)} of ${String(jobs.length)})`);
    }
  },
});
const unfair = outcomes.filter(({ error }) => error !== undefined).map(({ job }) => job.name);
const isFair = unfair.length === 0 && unknown.length === 0;
console.log(
  isFair ? 'Every map is fair and has its words.' : `Not fair: ${[...unfair, ...unknown].join(', ')}`,
);
process.exitCode = isFair ? 0 : 1;
