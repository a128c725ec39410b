import { parentPort } from 'node:worker_threads';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { runTask, type Task } from './tasks.ts';

/** The thread's side: reports that it has loaded, then handles one task at a time. */
parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ result: runTask(task) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});

// Dictionaries are built at first use, which must not count against a deadline.
const resume = normaliseResume({}, { language: 'en-US' });
runTask({ kind: 'ground', questions: [{ text: 'Cooked well', source: { resume, original: 'Cooked' } }] });
runTask({ kind: 'match', resumes: [resume], ad: 'Requirements:\n- cooking', today: '2026-01' });
runTask({
  kind: 'translation',
  translations: [{ original: 'Cooked', translation: 'Cozinhei', from: 'en-US', to: 'pt-BR' }],
});
parentPort?.postMessage('ready');
