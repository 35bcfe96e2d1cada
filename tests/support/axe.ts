/** Asks axe what is wrong on a page, at the least cost. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Which faults are told: of any weight, or the serious and critical ones alone. */
type Least = 'any' | 'serious';

/**
 * The faults of the page as it is, each with its places. The page itself says them: a page of its own to add up frames, as
 * is usual, would be for frames that the game has not. What passes is not described.
 */
export async function faultsOf(page: Page, least: Least): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => least === 'any' || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
