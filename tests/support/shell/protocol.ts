/** What a test and the stand-in for Electron say to each other. */

export interface Recorded {
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface WindowState {
  readonly id: number;
  readonly url: string;
  readonly gone: boolean;
  /** How often a page was loaded into it. */
  readonly loads: number;
  readonly options: object;
}

export interface StandInState {
  /** What the shell asked of Electron, in order. */
  readonly calls: readonly Recorded[];
  readonly schemes: readonly unknown[];
  readonly channels: readonly string[];
  readonly windows: readonly WindowState[];
}

export interface Served {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

export type Operation =
  | { readonly op: 'state' }
  /** A call over the bridge from a page at `frameUrl`; null: from a frame that is gone. */
  | {
      readonly op: 'invoke';
      readonly channel: string;
      readonly args: readonly unknown[];
      readonly frameUrl: string | null;
      readonly inFrame?: boolean;
    }
  | { readonly op: 'fetch'; readonly url: string; readonly method?: string }
  /** An event of Electron's; answers whether the shell prevented it. */
  | {
      readonly op: 'emit';
      readonly event: string;
      readonly on?: 'app' | 'window' | 'webContents';
      readonly details?: object;
      readonly args?: readonly unknown[];
    }
  | { readonly op: 'windowOpen'; readonly url: string }
  | { readonly op: 'permission'; readonly name: string };
