import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { expect, it } from 'vitest';
import { createRenderQueue, type Manuscript } from './render-queue.ts';

const titled = (title: string): Manuscript => ({
  resume: { ...emptyResume('en-US'), title },
  photo: undefined,
});

function setup() {
  const drawn: string[] = [];
  const queue = createRenderQueue({
    preview: async ({ title }) => {
      drawn.push(title);
      await Promise.resolve();
      if (title === 'bad') throw new Error('bad');
      return { defs: title, pages: [], places: [] };
    },
    pdf: async ({ title }) => {
      drawn.push(`file ${title}`);
      return new TextEncoder().encode(title);
    },
    close: () => {},
  });
  return { drawn, queue };
}

it('makes only the newest of what changes all the time, and answers all who waited with it', async () => {
  const { drawn, queue } = setup();
  const made = await Promise.all(['a', 'b', 'c'].map((title) => queue.latest(titled(title))));
  expect(made.map(({ defs }) => defs)).toEqual(['c', 'c', 'c']);
  expect(drawn).toEqual(['c']);
});

it('makes exactly what was asked for, in turn, also while something changes', async () => {
  const { queue } = setup();
  const exact = ['x', 'y'].map((title) => queue.exact(titled(title).resume));
  const latest = queue.latest(titled('typed'));
  expect((await Promise.all([...exact, latest])).map(({ defs }) => defs)).toEqual(['x', 'y', 'typed']);
});

it('makes a file in its turn, of exactly what it was asked for', async () => {
  const { drawn, queue } = setup();
  const [, file] = await Promise.all([queue.latest(titled('a')), queue.pdf(titled('b'))]);
  expect(new TextDecoder().decode(file)).toBe('b');
  expect(drawn).toEqual(['a', 'file b']);
});

it('goes on after a document that cannot be made', async () => {
  const { queue } = setup();
  await expect(queue.latest(titled('bad'))).rejects.toThrow('bad');
  expect((await queue.latest(titled('good'))).defs).toBe('good');
});

it('prints the picture in what is tried out, if it is the same', async () => {
  const photos: (Uint8Array | undefined)[] = [];
  const queue = createRenderQueue({
    preview: async (_, options) => {
      photos.push(options?.photo);
      return { defs: '', pages: [], places: [] };
    },
    pdf: () => Promise.reject(new Error('no file')),
    close: () => {},
  });
  const { resume } = titled('a');
  const pictured = { ...resume, personalInfo: { ...resume.personalInfo, photo: 'one' } };
  const photo = new Uint8Array([1]);
  await queue.latest({ resume: pictured, photo });
  await queue.exact({ ...pictured, title: 'tried' });
  await queue.exact(resume);
  expect(photos).toEqual([photo, photo, undefined]);
});
