/** What the benchmark's scripts leave on the window of a measured page. */

interface PeerMap {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Share of the natural size. */
  readonly zoom: number;
  readonly sharp: () => void;
}

interface FrameRecord {
  /** Timestamps of animation frames, ms. */
  readonly frames: number[];
  /** Frames without any picture in the middle of the view. */
  readonly holes: number;
}

interface Window {
  benchMap?: PeerMap;
  benchFrames?: () => FrameRecord;
  /** One zoom step in or back, as the peer offers it. */
  zoomStep?: () => void;
}
