import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { AmountPad } from '../amount-pad/amount-pad.tsx';
import { MoneyInput } from './money-input.tsx';

const inKit = (ui: React.ReactElement) => <KitProvider messages={id}>{ui}</KitProvider>;

/** Returns the parsed amount that the field shows. */
const parsedAmountOf = (container: Element): string | undefined =>
  container.querySelector('.lobi-MoneyInput-meant')?.textContent;

describe('MoneyInput', () => {
  it('MoneyInput groups digits while typing, returns exact text, and requests a numeric keypad', async () => {
    const onValueChange = vi.fn();
    const screen = await render(
      inKit(<MoneyInput label="Jumlah" currency="IDR" onValueChange={onValueChange} />),
    );
    const input = screen.getByLabelText('Jumlah');
    await input.click();
    await userEvent.keyboard('1250000');
    await expect.element(input).toHaveValue('1.250.000');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
    expect(onValueChange.mock.lastCall?.[0]).toBe('1250000');
  });

  it('MoneyInput keeps the caret after the same digit in the middle of an amount', async () => {
    const screen = await render(
      inKit(<MoneyInput label="Jumlah" currency="IDR" defaultValue="125000" />),
    );
    const input = screen.getByLabelText('Jumlah');
    await input.click();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}7');
    await expect.element(input).toHaveValue('1.250.700');
    expect((input.element() as HTMLInputElement).selectionStart).toBe('1.250.7'.length);
    await userEvent.keyboard('9');
    await expect.element(input).toHaveValue('12.507.900');
  });

  it('MoneyInput parses suffixes at once and formats them when the field is left', async () => {
    const onValueChange = vi.fn();
    const screen = await render(
      inKit(<MoneyInput label="Jumlah" currency="IDR" onValueChange={onValueChange} />),
    );
    const input = screen.getByLabelText('Jumlah');
    await input.click();
    await userEvent.keyboard('1,25jt');
    await expect.element(input).toHaveValue('1,25jt');
    expect(onValueChange.mock.lastCall?.[0]).toBe('1250000');
    await userEvent.tab();
    await expect.element(input).toHaveValue('1.250.000');
  });

  it.each([
    ['en', 'IDR', '100.000', /^= (IDR|Rp)\s100,000$/],
    ['id', 'IDR', '50rb', /^= Rp\s50\.000$/],
    ['id', 'PHP', '12.5', /^= ₱\s?12,50$/],
  ])(
    'MoneyInput in %s with %s shows the amount in full while "%s" is typed',
    async (locale, currency, typed, meant) => {
      const screen = await render(
        <KitProvider messages={id} locale={locale}>
          <MoneyInput label="Jumlah" currency={currency} />
        </KitProvider>,
      );
      const input = screen.getByLabelText('Jumlah');
      await input.click();
      await userEvent.keyboard(typed);
      await expect.poll(() => parsedAmountOf(screen.container)).toMatch(meant);
      await userEvent.tab();
      await expect.poll(() => parsedAmountOf(screen.container)).toBeUndefined();
    },
  );

  it('MoneyInput shows no second amount beside digits with the locale’s separators', async () => {
    const screen = await render(inKit(<MoneyInput label="Jumlah" currency="IDR" />));
    await screen.getByLabelText('Jumlah').click();
    await userEvent.keyboard('100.000');
    await expect.element(screen.getByLabelText('Jumlah')).toHaveValue('100.000');
    expect(parsedAmountOf(screen.container)).toBeUndefined();
  });

  it('MoneyInput states its limits in full in its description', async () => {
    const screen = await render(
      inKit(
        <MoneyInput label="Jumlah" currency="IDR" min="10000" max="5000000" balance="184500" />,
      ),
    );
    await expect
      .element(screen.getByLabelText('Jumlah'))
      .toHaveAccessibleDescription(
        expect.stringContaining(
          'Min Rp\u00a010.000 · maks Rp\u00a05.000.000 · saldo Rp\u00a0184.500',
        ),
      );
  });

  it.each([
    ['7500', 'Jumlah minimal Rp\u00a010.000.', 'data-under-min'],
    ['7500000', 'Jumlah maksimal Rp\u00a05.000.000.', 'data-over-max'],
    ['500000', 'Saldo Anda tidak cukup.', 'data-insufficient'],
    ['lima', 'Format jumlah tidak valid.', 'data-invalid'],
  ])('MoneyInput describes the error of %s', async (typed, sentence, attribute) => {
    const screen = await render(
      inKit(
        <MoneyInput label="Jumlah" currency="IDR" min="10000" max="5000000" balance="184500" />,
      ),
    );
    await screen.getByLabelText('Jumlah').fill(typed);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Jumlah')).toBeInvalid();
    expect(screen.container.querySelector(`.lobi-MoneyInput-frame[${attribute}]`)).not.toBeNull();
  });

  it('MoneyInput adopts a new value prop, also an empty one, without rewriting typed text', async () => {
    function Tied() {
      const [value, setValue] = useState<string | null>(null);
      return (
        <>
          <MoneyInput label="Jumlah" currency="IDR" value={value} onValueChange={setValue} />
          <AmountPad value={value} currency="IDR" balance="184500" onValueChange={setValue} />
          <button type="button" onClick={() => setValue(null)}>
            reset
          </button>
          <p data-testid="value">{String(value)}</p>
        </>
      );
    }
    const screen = await render(inKit(<Tied />));
    const input = screen.getByLabelText('Jumlah');
    await screen.getByRole('button', { name: /^50\s?rb/ }).click();
    await expect.element(input).toHaveValue('50.000');
    await screen.getByRole('button', { name: /×2/ }).click();
    await expect.element(input).toHaveValue('100.000');
    await screen.getByRole('button', { name: /½/ }).click();
    await screen.getByRole('button', { name: /Maks/ }).click();
    await expect.element(input).toHaveValue('184.500');
    await expect.element(screen.getByRole('button', { name: /^500/ })).toBeDisabled();
    await input.fill('1,5');
    await expect.element(input).toHaveValue('1,5');
    await expect.element(screen.getByTestId('value')).toHaveTextContent('null');
    await screen.getByRole('button', { name: /^100/ }).click();
    await screen.getByRole('button', { name: 'reset' }).click();
    await expect.element(input).toHaveValue('');
  });

  it('MoneyInput is cleared with one press, and keeps the focus', async () => {
    const screen = await render(
      inKit(<MoneyInput label="Jumlah" currency="IDR" defaultValue="50000" />),
    );
    await screen.getByRole('button', { name: 'Kosongkan jumlah' }).click();
    await expect.element(screen.getByLabelText('Jumlah')).toHaveValue('');
    await expect.element(screen.getByLabelText('Jumlah')).toHaveFocus();
  });

  it('MoneyInput shows its currency symbol in the disabled colour while it is disabled', async () => {
    const screen = await renderInKit(
      <MoneyInput label="Jumlah" currency="IDR" defaultValue="50000" disabled />,
    );
    const input = screen.getByLabelText('Jumlah').element();
    const symbol = input.previousElementSibling as Element;
    expect(getComputedStyle(symbol).color).toBe(getComputedStyle(input).color);
  });
});
