/** What became of each level's artwork, kept beside the maps, so that the terminal and the owner's desk say the same. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { artworkReportSchema, REPORT_FILE, type ArtworkFault } from '../../src/artwork/report';

export interface ArtworkReport {
  readonly known: readonly ArtworkFault[];
}

const fileIn = (maps: string): string => path.join(maps, REPORT_FILE);

/** Nothing is known where there is no report, or a damaged one. */
export function readReport(maps: string): ArtworkReport {
  if (!existsSync(fileIn(maps))) return { known: [] };
  try {
    const parsed = z.safeParse(artworkReportSchema, JSON.parse(readFileSync(fileIn(maps), 'utf8')));
    return { known: parsed.success ? parsed.data.levels : [] };
  } catch {
    return { known: [] };
  }
}

/** Replaces the report in one step. */
export async function writeReport(maps: string, { known }: ArtworkReport): Promise<void> {
  await mkdir(maps, { recursive: true });
  const draft = path.join(maps, `.artwork-report-${process.pid}.json`);
  const levels = known.toSorted((a, b) => a.level - b.level);
  await writeFile(draft, `${JSON.stringify({ version: 1, levels }, null, 1)}\n`);
  await rename(draft, fileIn(maps));
}
