import { fields, size, type BenchRow } from '../rows.ts';
import { offer } from '../subject.ts';
import { orderByAmount, tallest } from './bare-order.ts';

/** The minimal implementation: rows as elements that are moved and refilled. */
function mount(root: HTMLElement, rows: readonly BenchRow[]): void {
  let order: Uint32Array | undefined;
  root.innerHTML = `<div class="head">${fields.map((field) => `<button>${field}</button>`).join('')}</div><div class="scroller"><div class="all"></div></div>`;
  const [scroller, all] = ['.scroller', '.all'].map((name) =>
    root.querySelector<HTMLElement>(name),
  );
  if (!scroller || !all) return;
  const height = Math.min(rows.length * size.row, tallest);
  all.style.height = `${height}px`;
  const drawn = Math.ceil(size.viewport / size.row) + 7;
  const lines = Array.from({ length: drawn }, () => {
    const line = document.createElement('div');
    line.className = 'row';
    for (const _ of fields) line.append(document.createElement('span'));
    all.append(line);
    return line;
  });
  const draw = () => {
    const ratio = (rows.length * size.row - size.viewport) / (height - size.viewport);
    const top = scroller.scrollTop * ratio;
    const start = Math.max(0, Math.min(Math.floor(top / size.row) - 3, rows.length - drawn));
    const shift = scroller.scrollTop - top;
    lines.forEach((line, index) => {
      const position = start + index;
      const row = rows[order ? (order[position] ?? 0) : position];
      line.style.transform = `translateY(${position * size.row + shift}px)`;
      fields.forEach((field, cell) => {
        const text = String(row?.[field] ?? '');
        if (line.children[cell]) line.children[cell].textContent = text;
      });
    });
  };
  scroller.addEventListener('scroll', draw);
  root.querySelector('.head button:last-child')?.addEventListener('click', () => {
    order = orderByAmount(rows);
    scroller.scrollTop = 0;
    draw();
  });
  draw();
}

offer({
  mount,
  scroller: '.scroller',
  sortButton: '.head button:last-child',
  firstCell: '.row > span',
});
