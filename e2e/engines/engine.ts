/** A browser as a person has it: windows, a pointer, keys. The same for every engine, so one journey serves them all. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs in the page; the function must stand for itself. */
  evaluate: <Args extends unknown[], Value>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Keys pressed together, as `Control+k`. */
  press: (keys: string) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  openTab: (address: string) => Promise<void>;
  /** The tab in front is the one that everything else is said to. */
  showTab: (index: number) => Promise<void>;
  /** The folder into which it downloads. */
  readonly downloads: string;
  /** Where the product is found by somebody who will lose the network. */
  readonly originThatCanGo: string;
  setOffline: (isOffline: boolean) => Promise<void>;
  /** What went wrong in the pages so far, in the engine's words. */
  faults: () => Promise<string[]>;
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const WINDOW = { width: 1440, height: 900 } as const;
