/** The viewer's interface: its props, events and commands. */
import type { ReactNode } from 'react';
import type { LevelMap } from '../maps/schema';
import type { HintRegion } from '../game/hints';
import type { MapPoint, MapPx, MapRect } from '../game/space';
import type { CssStep, ViewPoint } from './space';

export interface Tap {
  readonly point: MapPoint;
  readonly at: ViewPoint;
  /** The map's point in the middle of the view. */
  readonly middle: MapPoint;
  /** How far outside a box a tap still counts at this zoom (DECISIONS 7). */
  readonly slack: MapPx;
  /** A second tap may still turn it into a zoom. */
  readonly mayDouble: boolean;
  /** When the finger left the map, in ms as the browser tells it; undefined for a tap that no pointer made. */
  readonly time?: number | undefined;
}

export interface ZoomState {
  /** Percent of the natural size. */
  readonly zoom: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** A found target, which stays marked. */
export interface FoundPlace {
  readonly id: string;
  readonly rect: MapRect;
  /** The text of its outline, where its level has one. */
  readonly outline?: string | undefined;
}

export interface ViewerCommands {
  zoomIn(): void;
  zoomOut(): void;
  /** Scrolls a point of the map to the view's centre. */
  centreOn(point: MapPoint): void;
  /** The visible part of the map. */
  visible(): MapRect;
  /** Moves the cursor of keyboard or gamepad; the first push shows it. */
  pushCursor(by: CssStep): void;
  /** Taps at the cursor. */
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
  /** The current quest's marks, in order. */
  readonly marks?: readonly MapPoint[];
  readonly verdict?: 'pending' | 'wrong' | 'right';
  readonly found?: readonly FoundPlace[];
  readonly hint?: HintRegion | undefined;
  /** Lies over the map and moves with it; it may take pointers for itself. */
  readonly layer?: ReactNode;
  /** While true, taps are not reported; panning and zooming still work. */
  readonly disabled?: boolean;
  /** Has the focus from the start, so that arrow keys move its cursor at once. */
  readonly takesFocus?: boolean;
  readonly onTap?: (tap: Tap) => void;
  /** The tap before was the first half of a zoom. */
  readonly onDoubleTap?: () => void;
  /** The visible part has become sharp at the present zoom. */
  readonly onSharp?: () => void;
  readonly onZoom?: (state: ZoomState) => void;
  /** Called when the map is laid out and takes commands; again for each other map. */
  readonly onReady?: (commands: ViewerCommands) => void;
}
