import { expect, it } from 'vitest';
import { renderInKit } from '../testing/render-in-kit.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

function Row({ current }: { current: string }) {
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={row} style={{ display: 'flex', overflowX: 'auto', inlineSize: 200 }}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <a
          key={name}
          href={`#${name}`}
          style={{ flex: 'none', inlineSize: 100 }}
          aria-current={name === current ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

it('useCurrentInView scrolls the current item to the centre of its row if possible', async () => {
  const screen = await renderInKit(<Row current="d" />);
  const row = screen.getByRole('navigation').element();
  const link = (name: string) => screen.getByRole('link', { name }).element();
  expect(middleOf(link('d'))).toBeCloseTo(middleOf(row), 0);
  await screen.rerender(<Row current="f" />);
  expect(link('f').getBoundingClientRect().right).toBeCloseTo(row.getBoundingClientRect().right, 0);
  await screen.rerender(<Row current="a" />);
  expect(row.scrollLeft).toBe(0);
});
