import { makeRows, type BenchRow } from './rows.ts';

/** A measured table, as its page exposes it. */
export interface TableSubject {
  /** Renders the table into the page. */
  mount(root: HTMLElement, rows: readonly BenchRow[]): void;
  /** CSS selector of the element that scrolls. */
  readonly scroller: string;
  /** CSS selector of the control that sorts by amount. */
  readonly sortButton: string;
  /** CSS selector of the cell with the number of the first rendered row. */
  readonly firstCell: string;
}

declare global {
  /** Prepares rows, so that their creation is not measured. */
  var prepare: (count: number) => void;
  var measureMount: () => Promise<number>;
  var measureScroll: (frames: number) => Promise<readonly number[]>;
  var measureSort: () => Promise<number>;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** The time after the next frame has been painted. */
async function painted(): Promise<number> {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
  return performance.now();
}

/** Exposes the measurements of a table on its page. */
export function offer(subject: TableSubject): void {
  let rows: readonly BenchRow[] = [];
  const first = () => document.querySelector(subject.firstCell)?.textContent;
  const until = async (id: string | undefined) => {
    while (first() !== id) await frame();
  };
  globalThis.prepare = (count) => {
    rows = makeRows(count);
  };
  globalThis.measureMount = async () => {
    const root = document.querySelector<HTMLElement>('#root');
    const start = performance.now();
    if (root) subject.mount(root, rows);
    await until(rows[0]?.id);
    return (await painted()) - start;
  };
  globalThis.measureScroll = async (count) => {
    const scroller = document.querySelector(subject.scroller);
    const times = [await frame()];
    for (let index = 0; index < count; index++) {
      if (scroller) scroller.scrollTop += scroller.clientHeight;
      times.push(await frame());
    }
    if (scroller) scroller.scrollTop = 0;
    await painted();
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  };
  globalThis.measureSort = async () => {
    let minimum = rows[0];
    for (const row of rows) if (minimum && row.amount < minimum.amount) minimum = row;
    await until(rows[0]?.id);
    const start = performance.now();
    document.querySelector<HTMLElement>(subject.sortButton)?.click();
    await until(minimum?.id);
    return (await painted()) - start;
  };
}
