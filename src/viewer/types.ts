/** What the viewer is told and what it tells: the contract with the screens. */
import type { LevelMap } from '../maps/schema';
import type { Point, Rect } from './viewport';

export interface Tap {
  /** Natural map pixels. */
  readonly point: Point;
  /** CSS pixels from the viewer's corner. */
  readonly at: Point;
  /** How far a box may be missed, in natural map pixels at this zoom (DECISIONS 7). */
  readonly slack: number;
}

export interface ZoomState {
  /** Percent of the natural size. */
  readonly zoom: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** A place on the map that stays marked. All in natural map pixels. */
export interface FoundPlace {
  readonly id: string;
  readonly rect: Rect;
}

export interface HintCircle {
  readonly centre: Point;
  readonly radius: number;
}

export interface ViewerCommands {
  zoomIn(): void;
  zoomOut(): void;
  /** Brings a natural point to the middle of the view. */
  centreOn(point: Point): void;
  /** The visible part in natural pixels. */
  visible(): Rect;
  /** Moves the cursor of whoever plays without a pointer by so many CSS pixels; the first push shows it. */
  pushCursor(by: Point): void;
  /** A tap where that cursor is. */
  pressCursor(): void;
}

export interface ViewerLabels {
  readonly map: string;
  readonly minimap: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly showMinimap: string;
  readonly hideMinimap: string;
}

export interface MapViewerProps {
  readonly map: LevelMap;
  /** Address of a picture from its path relative to the maps' root. */
  readonly pictureUrl: (path: string) => string;
  readonly labels: ViewerLabels;
  /** Address of a small picture of the whole map, for the minimap. */
  readonly overview?: string | undefined;
  /** Placed clicks of the quest at hand, natural pixels, in order. */
  readonly marks?: readonly Point[];
  readonly verdict?: 'pending' | 'wrong' | 'right';
  readonly found?: readonly FoundPlace[];
  readonly hint?: HintCircle | undefined;
  /** While true, taps are not reported; moving and zooming go on. */
  readonly disabled?: boolean;
  readonly onTap?: (tap: Tap) => void;
  /** The visible part has become sharp at the present zoom. */
  readonly onSharp?: () => void;
  readonly onZoom?: (state: ZoomState) => void;
  /** The map is laid out and takes commands; comes again for another map. */
  readonly onReady?: (commands: ViewerCommands) => void;
}
