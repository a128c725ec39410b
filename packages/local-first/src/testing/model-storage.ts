import { type DocumentRecord, isUnsaved } from '../document-record.ts';
import { documentOf } from '../queue/save-queue.ts';
import { readRecord, type Row } from '../storage/stored-form.ts';
import { type Task, taskType, createTaskServer, emptyTask } from './task-type.ts';

const STORES = ['tasks', 'edits'] as const;
const { storage, rules } = taskType(createTaskServer().calls);

interface ModelDevice {
  readonly database: string;
  readonly browser: { readonly open: (name: string, version: number) => Promise<IDBDatabase> };
}

/** What a device has stored, read without the engine. */
export async function storedOn({ browser, database }: ModelDevice) {
  const db = await browser.open(database, 1);
  const transaction = db.transaction([...STORES]);
  const [records, entries] = STORES.map((name) => transaction.objectStore(name).getAll());
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  db.close();
  return { records: records?.result as Row[], entries: entries?.result as Row[] };
}

/** Whether it has content: a tab that died while creating the document leaves an empty record. */
const isWritten = ({ queue }: DocumentRecord<Task>): boolean =>
  !rules.isSame(documentOf(queue) ?? emptyTask, emptyTask);

/** Ids of records with work that the server does not have. */
export const unsavedOn = async (device: ModelDevice): Promise<string[]> =>
  (await storedOn(device)).records.flatMap((row) => {
    const record = readRecord<Task>(storage, row);
    return isUnsaved(record) && isWritten(record) ? record.id : [];
  });

/** Blocks the record's writes until the returned function is called. */
export function slowDown({ browser, database }: ModelDevice): () => void {
  let isOver = false;
  void browser.open(database, 1).then((db) => {
    const records = db.transaction('tasks', 'readwrite').objectStore('tasks');
    const goOn = () => {
      if (isOver) db.close();
      else records.count().addEventListener('success', goOn);
    };
    goOn();
  });
  return () => {
    isOver = true;
  };
}
