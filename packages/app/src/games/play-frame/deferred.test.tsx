import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deferredStage } from './deferred.tsx';

describe('a deferred stage', () => {
  it('a deferred stage renders changes only when the page has time, and then all of them', async () => {
    const rendered: string[] = [];
    const Stage = deferredStage(({ face, amount }: { face: string; amount: string }) => {
      rendered.push(`${face} ${amount}`);
      return <p>{`${face} ${amount}`}</p>;
    });
    let answer: (face: string) => void = () => undefined;
    function Game() {
      const [face, setFace] = useState('waiting');
      answer = setFace;
      return <Stage face={face} amount={face === 'won' ? '20' : '0'} />;
    }
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Game />);
    await expect.element(page.getByText('waiting 0')).toBeVisible();
    rendered.length = 0;
    flushSync(() => answer('won'));
    expect(rendered).toEqual([]);
    await expect.element(page.getByText('won 20')).toBeVisible();
    expect(new Set(rendered)).toEqual(new Set(['won 20']));
    root.unmount();
  });
});
