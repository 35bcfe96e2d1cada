import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import project from '../../../package.json' with { type: 'json' };

// it brings no types
const { load } = createRequire(import.meta.url)('js-yaml') as { readonly load: (text: string) => unknown };

const WORKFLOWS = '.github/workflows';
const FORMS = '.github/ISSUE_TEMPLATE';

const read = (folder: string, name: string): unknown => load(readFileSync(`${folder}/${name}`, 'utf8'));

const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      steps: z.array(z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })),
      strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }),
    }),
  ),
});

const form = z.object({
  name: z.string(),
  description: z.string(),
  body: z
    .array(z.object({ type: z.enum(['textarea', 'input', 'dropdown']), id: z.string() }))
    .check(z.minLength(1)),
});

const stepsOf = (name: string) =>
  Object.values(workflow.parse(read(WORKFLOWS, name)).jobs).flatMap(({ steps }) => steps);

const scripts = new Set([...Object.keys(project.scripts), 'ci']);

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (name) => {
  it('runs commands that package.json has', () => {
    const commands = stepsOf(name).flatMap(({ run }) =>
      [...(run ?? '').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, command = '']) => command),
    );
    expect(commands).toContain('ci');
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) expect(scripts).toContain(command);
  });

  it('pins its actions by their major version', () => {
    const actions = stepsOf(name).flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(1);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

it('the tests run on every Node that the README names, with all three engines', () => {
  const { jobs } = workflow.parse(read(WORKFLOWS, 'test.yml'));
  const [, named = ''] = /\(([\d, and]+) are tested\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(jobs['test']?.strategy.matrix['node']).toEqual(named.split(/\D+/).map(Number));
  const installs = stepsOf('test.yml').find(({ run }) => run?.includes('apt-get'))?.run;
  for (const each of ['firefox', 'webkit2gtk-driver', 'xvfb']) expect(installs).toContain(each);
});

it('a tag makes installers on three systems', () => {
  const { jobs, on } = workflow.parse(read(WORKFLOWS, 'release.yml'));
  expect(on['push']).toEqual({ tags: ['v*'] });
  expect(jobs['installers']?.strategy.matrix['os']).toHaveLength(3);
});

it.each(['bug.yml', 'map-fault.yml', 'idea.yml'])('the form %s asks something, each thing once', (name) => {
  const { body } = form.parse(read(FORMS, name));
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
});
