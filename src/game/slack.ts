/**
 * How far beside a target a tap still counts (DECISIONS 7). Maps are drawn by these numbers, so they stand apart from
 * the other rules: a change of those draws no map again.
 */
import type { MapPx } from './space';

/** How far outside a target a tap still counts, in CSS px. */
export const TAP_SLACK_CSS = 12;

/** Factor on the slack for "Larger targets", whose runs are not ranked. */
export const LARGE_TARGETS = 2.5;

/** The smallest zoom, allowed on narrow screens, in percent of the natural size (DECISIONS 1). */
export const ZOOM_MIN_NARROW = 30;

/** Largest slack of a tap in a ranked run: that of the smallest zoom. */
export const MOST_SLACK: MapPx = TAP_SLACK_CSS / (ZOOM_MIN_NARROW / 100);
