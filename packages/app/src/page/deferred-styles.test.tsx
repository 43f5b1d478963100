import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { deferStyles } from './deferred-styles.ts';
import { Mounted } from './mounted.tsx';

/** Adds a rule to the head, as the app does while it renders. */
function addRule(rule: string): void {
  const style = document.createElement('style');
  style.textContent = rule;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

function prerenderedPage(): HTMLElement {
  const page = document.createElement('div');
  page.className = 'of-the-app';
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}

const widthOf = (element: Element): string => getComputedStyle(element).width;

it('a rule that the app adds does not affect the pre-rendered page before it is replaced', async () => {
  const page = prerenderedPage();
  const before = widthOf(page);
  const release = deferStyles();
  addRule('.of-the-app { width: 123px }');
  // Observers are called after the task that adds a style sheet.
  await Promise.resolve();
  expect(widthOf(page)).toBe(before);
  release();
  expect(widthOf(page)).toBe('123px');
  addRule('.of-the-app { width: 124px }');
  await Promise.resolve();
  expect(widthOf(page)).toBe('124px');
});

it('the rules of the app apply before its first layout effect', async () => {
  const mount = prerenderedPage();
  const release = deferStyles();
  addRule('.measured { width: 123px }');
  await Promise.resolve();
  const measured = await new Promise<string>((resolve) => {
    function Measured() {
      useLayoutEffect(() => resolve(widthOf(mount.querySelector('.measured') ?? mount)), []);
      return <div className="measured" />;
    }
    const root = createRoot(mount);
    onTestFinished(() => root.unmount());
    root.render(
      <>
        <Measured />
        <Mounted onInserted={release} onShown={() => undefined} />
      </>,
    );
  });
  expect(measured).toBe('123px');
});
