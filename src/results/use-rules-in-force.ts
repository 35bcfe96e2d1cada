/** Which rules of participation an entry's form agrees to, asked for when it opens and looked at again when it is sent. */
import { useEffect, useState } from 'react';
import { isSiteWide } from '../contest/consent';
import { useRecords } from '../records/RecordsContext';
import type { Records } from '../records/port';
import { rulesInForce } from '../records/site-pages';

/** Milliseconds that sending waits for an answer: the entry goes with the rules that the form was opened under. */
const PATIENCE = 3000;

async function inForce(records: Records): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  const asked = records.sitePage('rules').catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  return answer?.kind === 'ok' ? rulesInForce(answer.page) : undefined;
}

/**
 * `wording` is what the week's plan names. Answers with the version to agree to, or undefined once for each time that the
 * owner has put others in force since the form was opened: the player has seen the ones before.
 */
export function useRulesInForce(wording: string): () => Promise<string | undefined> {
  const records = useRecords();
  // rules of a week stand from the moment its contest is open
  const isOpen = isSiteWide(wording);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let current = true;
    const look = async () => {
      const found = await inForce(records);
      if (current && found !== undefined) setSeen((known) => known ?? found);
    };
    void look();
    return () => {
      current = false;
    };
  }, [records, isOpen]);
  return async () => {
    if (!isOpen) return wording;
    const now = await inForce(records);
    if (now === undefined) return seen ?? wording;
    setSeen(now);
    return seen === undefined || seen === now ? now : undefined;
  };
}
