/** The text of a shape in a level's file: of one outline, or of several where it is too long for that. */
import { LONGEST_OUTLINE, outlineText, parseOutline, type Mask } from '../../../src/game/outline';
import { BETWEEN_PIECES } from '../../../src/maps/life-letters';

const NO_REACH: Mask = { top: 0, rows: [] };

function pieces({ top, rows }: Mask): readonly string[] | undefined {
  const text = outlineText({ shape: { top, rows }, reach: NO_REACH });
  if (text.length <= LONGEST_OUTLINE) return parseOutline(text) ? [text] : undefined;
  const half = Math.ceil(rows.length / 2);
  const upper = rows.length > 1 ? pieces({ top, rows: rows.slice(0, half) }) : undefined;
  const lower = upper && pieces({ top: top + half, rows: rows.slice(half) });
  return lower && [...upper, ...lower];
}

/** Undefined for what is too ragged for an outline: it stays still. */
export const shapeText = (shape: Mask): string | undefined => pieces(shape)?.join(BETWEEN_PIECES);
