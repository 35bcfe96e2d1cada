/**
 * `npm run atlas:hide [-- <route keyword> …]`: searches where figures hide, of these levels or of all, and keeps it in
 * `atlas/levels/<route keyword>/hiding.json`. Drawing then checks these places and does not search.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { THEMES } from '../levels';
import { runJobs } from './crew';

const SCRIPT = path.resolve(import.meta.dirname, 'hide-level.ts');

/** Rejects when a level has no fair places; why goes to the terminal. */
function hideInProcess(keyword: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, keyword], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the search ended with ${String(code)}`));
    });
  });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((keyword) => !THEMES.includes(keyword));
if (unknown.length > 0) {
  console.error(`no theme for ${unknown.join(', ')}; there are ${THEMES.join(', ')}`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : THEMES;
const outcomes = await runJobs(
  wanted.map((name) => ({ name, weight: 1 })),
  {
    hands: availableParallelism(),
    work: async ({ name }) => {
      await hideInProcess(name);
      console.log(`${name}: kept in atlas/levels/${name}/hiding.json`);
    },
  },
);
const failed = outcomes.filter(({ error }) => error !== undefined);
for (const { job, error } of failed) console.error(`${job.name}: ${error ?? ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;
