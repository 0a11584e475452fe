// The tables of this device in the browser's own database: headers and summaries by id, lines by id and number.
const NAME = 'sny';
const VERSION = 1;

export interface Shelf {
  addTable(table: string, header: string): Promise<void>;
  append(table: string, number: number, line: string): Promise<void>;
  read(table: string): Promise<{ header: string; lines: string[] } | undefined>;
  summarize(table: string, summary: string): Promise<void>;
  summaries(): Promise<string[]>;
  forget(table: string): Promise<void>;
}

/** Fails where the browser keeps nothing, as some do in a private window. */
export async function openShelf(): Promise<Shelf> {
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = () => {
    for (const store of ['headers', 'summaries', 'lines']) asked.result.createObjectStore(store);
  };
  const database = await answered<IDBDatabase>(asked);
  database.onversionchange = () => database.close();

  const begin = (mode: IDBTransactionMode, ...stores: string[]) => database.transaction(stores, mode);
  const of = (table: string) => IDBKeyRange.bound([table], [table, []]);

  return {
    async addTable(table, header) {
      const work = begin('readwrite', 'headers');
      work.objectStore('headers').add(header, table);
      await finished(work);
    },
    async append(table, number, line) {
      const work = begin('readwrite', 'lines');
      work.objectStore('lines').add(line, [table, number]); // fails where another window was there first
      await finished(work);
    },
    async read(table) {
      const work = begin('readonly', 'headers', 'lines');
      const header = answered<string | undefined>(work.objectStore('headers').get(table));
      const lines = answered<string[]>(work.objectStore('lines').getAll(of(table)));
      const found = await header;
      return found === undefined ? undefined : { header: found, lines: await lines };
    },
    async summarize(table, summary) {
      const work = begin('readwrite', 'summaries');
      work.objectStore('summaries').put(summary, table);
      await finished(work);
    },
    summaries: () => answered<string[]>(begin('readonly', 'summaries').objectStore('summaries').getAll()),
    async forget(table) {
      const work = begin('readwrite', 'headers', 'summaries', 'lines');
      work.objectStore('headers').delete(table);
      work.objectStore('summaries').delete(table);
      work.objectStore('lines').delete(of(table));
      await finished(work);
    },
  };
}

const answered = <Result>(request: IDBRequest): Promise<Result> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result as Result);
    request.onerror = () => fail(problem(request.error));
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    work.oncomplete = () => done();
    work.onabort = () => fail(problem(work.error));
  });

const problem = (error: DOMException | null) => new Error(error ? `${error.name}: ${error.message}` : 'not kept');
