import { expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { SessionBar } from './session-bar.tsx';

// id: session-bar-net-result
it('SessionBar shows the session time and the net result in the currency and in one colour', async () => {
  const screen = await renderInKit(
    <SessionBar elapsedSeconds={6_150} net="-125000" currency="IDR" detailsHref="/limits" />,
  );
  await expect.element(screen.getByText('1 jam 42 menit')).toBeVisible();
  await expect.element(screen.getByText(/-Rp\s125\.000|−Rp\s125\.000|-Rp125\.000/)).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/limits');
});
