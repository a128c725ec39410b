/** Drives a browser by windows, pointer and keys; the same for every engine, so one journey runs in all. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs in the page; the function must be self-contained. */
  evaluate: <Args extends unknown[], Value>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses keys together, such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  openTab: (address: string) => Promise<void>;
  /** Brings a tab to the front; all other calls apply to it. */
  showTab: (index: number) => Promise<void>;
  /** The download folder. */
  readonly downloads: string;
  /** Origin for tests that cut the network. */
  readonly originThatCanGo: string;
  setOffline: (isOffline: boolean) => Promise<void>;
  /** Errors in the pages so far, in the engine's wording. */
  faults: () => Promise<string[]>;
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const WINDOW = { width: 1440, height: 900 } as const;
