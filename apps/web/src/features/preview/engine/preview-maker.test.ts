import type { Preview } from '@lauda/documents/browser';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { describe, expect, it, vi } from 'vitest';
import { createPreviewMaker, type PreviewMakerParts } from './preview-maker.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

const titled = (title: string): Resume => ({ ...emptyResume('en-US'), title });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const noPhoto = () => Promise.resolve(null);
const pagesOf = (by: string, { title }: Resume): Preview => ({
  defs: `${by} ${title}`,
  pages: [],
  places: [],
});

function setup(parts: Partial<PreviewMakerParts> = {}) {
  const asked: string[] = [];
  const engine = { isBroken: false, takesMs: 0, drawn: [] as string[] };
  const queue: RenderQueue = createRenderQueue({
    preview: async (resume) => {
      engine.drawn.push(resume.title);
      if (engine.isBroken) throw new Error('panic');
      await wait(engine.takesMs);
      return pagesOf('engine', resume);
    },
    pdf: () => Promise.reject(new Error('no file')),
    close: () => {},
  });
  const start = Promise.withResolvers<RenderQueue | null>();
  const dropEngine = vi.fn<() => void>();
  const maker = createPreviewMaker({
    askServer: async (resume) => {
      asked.push(resume.title);
      return pagesOf('server', resume);
    },
    readyEngine: () => null,
    startEngine: () => start.promise,
    keepEngine: () => {},
    dropEngine,
    pauseMs: 1,
    retryMs: 20,
    ...parts,
  });
  const shown = () => maker.getState().preview?.defs;
  maker.open();
  return { maker, asked, queue, engine, startEngine: () => start.resolve(queue), dropEngine, shown };
}

describe('pages', () => {
  it('are the server’s at first, and the engine’s from its first answer on', async () => {
    const { maker, asked, startEngine, shown } = setup();
    maker.show(titled('one'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('server one'));
    startEngine();
    await vi.waitFor(() => expect(shown()).toBe('engine one'));
    maker.show(titled('two'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('engine two'));
    expect(asked).toEqual(['one']);
  });

  it('are made at once for a letter that stands alone, and seldom for letters that follow each other', async () => {
    const { queue, engine } = setup();
    const { maker } = setup({ readyEngine: () => queue });
    engine.takesMs = 20;
    maker.show(titled('a'), noPhoto);
    await vi.waitFor(() => expect(engine.drawn).toEqual(['a']));
    for (let letter = 1; letter <= 20; letter += 1) {
      maker.show(titled('a'.repeat(letter + 1)), noPhoto);
      await wait(20);
    }
    expect(engine.drawn.length).toBeLessThan(10);
  });

  it('do not wait for the end of a burst when the letters stop', async () => {
    const { queue, engine } = setup();
    const { maker } = setup({ readyEngine: () => queue });
    engine.takesMs = 160;
    maker.show(titled('a'), noPhoto);
    await vi.waitFor(() => expect(engine.drawn).toEqual(['a']));
    maker.show(titled('ab'), noPhoto);
    const startedAtMs = performance.now();
    await vi.waitFor(() => expect(engine.drawn).toEqual(['a', 'ab']));
    expect(performance.now() - startedAtMs).toBeLessThan(800);
  });

  it('need no server where an engine has answered before', async () => {
    const { queue } = setup();
    const { maker, asked, shown } = setup({ readyEngine: () => queue });
    maker.show(titled('one'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('engine one'));
    expect(asked).toEqual([]);
  });

  it('stay the server’s where no engine is wanted', async () => {
    const { maker, shown } = setup({ startEngine: () => Promise.resolve(null) });
    maker.show(titled('one'), noPhoto);
    maker.show(titled('two'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('server two'));
  });

  it('are made for the newest words only while the server is being asked', async () => {
    const first = Promise.withResolvers<Preview>();
    const asked: string[] = [];
    const { maker, shown } = setup({
      askServer: async (resume) => {
        asked.push(resume.title);
        return asked.length === 1 ? first.promise : pagesOf('server', resume);
      },
    });
    for (const title of ['one', 'two', 'three']) maker.show(titled(title), noPhoto);
    first.resolve(pagesOf('server', titled('one')));
    await vi.waitFor(() => expect(shown()).toBe('server three'));
    expect(asked).toEqual(['one', 'three']);
  });

  it('come from the server for a document on which the engine fails, and always when it fails again', async () => {
    const { maker, engine, startEngine, dropEngine, shown } = setup();
    maker.show(titled('one'), noPhoto);
    startEngine();
    await vi.waitFor(() => expect(shown()).toBe('engine one'));
    engine.isBroken = true;
    maker.show(titled('two'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('server two'));
    expect(dropEngine).not.toHaveBeenCalled();
    maker.show(titled('three'), noPhoto);
    await vi.waitFor(() => expect(dropEngine).toHaveBeenCalled());
    await vi.waitFor(() => expect(shown()).toBe('server three'));
  });

  it('stay as they were when neither works, say so, and catch up by themselves', async () => {
    let isDown = false;
    const { maker, shown } = setup({
      startEngine: () => Promise.reject(new Error('not loaded')),
      askServer: async (resume) => {
        if (isDown) throw new Error('unreachable');
        return pagesOf('server', resume);
      },
    });
    maker.show(titled('one'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('server one'));
    isDown = true;
    maker.show(titled('two'), noPhoto);
    await vi.waitFor(() => expect(maker.getState().isBehind).toBe(true));
    expect(shown()).toBe('server one');
    isDown = false;
    await vi.waitFor(() => expect(shown()).toBe('server two'));
    expect(maker.getState().isBehind).toBe(false);
  });

  it('are not behind when they are closed and opened again, as React does in development', async () => {
    const { maker, shown } = setup({
      askServer: async (resume, signal) => {
        await wait(5);
        signal.throwIfAborted();
        return pagesOf('server', resume);
      },
    });
    const behind: boolean[] = [];
    maker.subscribe(() => behind.push(maker.getState().isBehind));
    const close = maker.open();
    maker.show(titled('one'), noPhoto);
    close();
    maker.open();
    maker.show(titled('one'), noPhoto);
    await vi.waitFor(() => expect(shown()).toBe('server one'));
    expect(behind).not.toContain(true);
  });

  it('show a picture that is read once, and again as long as it is not there yet', async () => {
    const photos: (Uint8Array | undefined)[] = [];
    const readPhoto = vi
      .fn<() => Promise<Uint8Array | null>>(() => Promise.resolve(new Uint8Array([1])))
      .mockResolvedValueOnce(null);
    const queue = createRenderQueue({
      preview: async (resume, options) => {
        photos.push(options?.photo);
        return pagesOf('engine', resume);
      },
      pdf: () => Promise.reject(new Error('no file')),
      close: () => {},
    });
    const { maker, shown } = setup({ startEngine: () => Promise.resolve(queue) });
    const withPhoto = (title: string): Resume => {
      const resume = titled(title);
      return { ...resume, personalInfo: { ...resume.personalInfo, photo: 'a' } };
    };
    maker.show(withPhoto('one'), readPhoto);
    await vi.waitFor(() => expect(shown()).toBe('engine one'));
    maker.show(withPhoto('two'), readPhoto);
    await vi.waitFor(() => expect(shown()).toBe('engine two'));
    expect(photos.slice(0, 2).map((photo) => photo?.[0])).toEqual([undefined, 1]);
    expect(photos.at(-1)?.[0]).toBe(1);
    expect(readPhoto).toHaveBeenCalledTimes(2);
  });
});
