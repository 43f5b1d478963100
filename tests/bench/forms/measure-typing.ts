import type { Browser, CDPSession } from 'playwright';

/** Typing into a form of 20 fields. Times in ms, each the mean of one run. */
export interface Typing {
  /** Main-thread script per keystroke. */
  readonly scriptMs: number;
  /** All main-thread work per keystroke: script, style, layout and paint. */
  readonly taskMs: number;
  /** From the key until the frame with its result was submitted. */
  readonly paintMs: number;
  /** Renders of the component that holds the form, per keystroke. */
  readonly rootRenders: number;
}

interface TypingFigures {
  paints: number[];
}

declare global {
  /** Figures that the watcher inside the measured page has collected so far. */
  var typing: TypingFigures;
  /** Counted by the page itself. */
  var rootRenders: number;
}

const cpuSlowdown = 4;
const words = ['kelapamuda', 'senja12345', 'pasirputih', 'lentera789'];
/** Fields typed into, spread over the form. */
const fields = ['field2', 'field7', 'field13', 'field19'];
/** Interval between keys, longer than any form needs, so that every key is painted before the next. */
const pauseMs = 60;

/** Runs in the page: time from each key until after its frame. */
function watch() {
  globalThis.typing = { paints: [] };
  const { port1, port2 } = new MessageChannel();
  const begun: number[] = [];
  port1.addEventListener('message', () => {
    const start = begun.shift();
    if (start !== undefined) typing.paints.push(performance.now() - start);
  });
  port1.start();
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      begun.push(timeStamp);
      requestAnimationFrame(() => port2.postMessage(undefined));
    },
    true,
  );
}

async function metrics(session: CDPSession) {
  const { metrics: all } = await session.send('Performance.getMetrics');
  const of = (name: string) => (all.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return { script: of('ScriptDuration'), task: of('TaskDuration') };
}

/** Types four words into four fields of a fresh page, as on a slow phone. */
export async function measureTyping(browser: Browser, url: string): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url);
    const inputs = await page.getByRole('textbox').all();
    if (inputs.length !== 20) throw new Error(`${url} shows ${inputs.length} fields, not 20`);

    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const sum = { script: 0, task: 0, renders: 0, keys: 0 };
    for (const [index, field] of fields.entries()) {
      const at = Number(field.slice('field'.length)) - 1;
      await inputs[at]?.focus();
      await page.waitForTimeout(4 * pauseMs);
      const before = await metrics(session);
      const rendersBefore = await page.evaluate(() => rootRenders);
      for (const key of words[index] ?? '') {
        await page.keyboard.press(key);
        await page.waitForTimeout(pauseMs);
      }
      const after = await metrics(session);
      sum.script += after.script - before.script;
      sum.task += after.task - before.task;
      sum.renders += (await page.evaluate(() => rootRenders)) - rendersBefore;
      sum.keys += words[index]?.length ?? 0;
    }
    const paints = await page.evaluate(() => typing.paints);
    const typed = await inputs[1]?.inputValue();
    if (typed !== words[0]) throw new Error(`${url} holds "${typed}" instead of "${words[0]}"`);
    return {
      scriptMs: sum.script / sum.keys,
      taskMs: sum.task / sum.keys,
      paintMs: paints.reduce((total, paint) => total + paint, 0) / paints.length,
      rootRenders: sum.renders / sum.keys,
    };
  } finally {
    await context.close();
  }
}
