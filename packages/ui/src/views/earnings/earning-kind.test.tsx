import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { EarningKind } from './earning-kind.tsx';

describe('EarningKind', () => {
  it('EarningKind shows the day of games unchanged in any time zone', async () => {
    const screen = await renderInKit(<EarningKind label="Hasil permainan" day="2026-11-01" />);
    const day = screen.container.querySelector('time');
    expect(day?.textContent).toMatch(/^1\sNov\s2026$/);
    expect(screen.container.textContent).toContain('Hasil permainan, ');
  });

  it('EarningKind shows only its type without a day', async () => {
    const screen = await renderInKit(<EarningKind label="Turnover" day={null} />);
    expect(screen.container.textContent).toContain('Turnover');
    expect(screen.container.querySelector('time')).toBeNull();
  });
});
