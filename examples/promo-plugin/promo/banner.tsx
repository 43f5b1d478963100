import { usePage, useText, type SlotProps } from '@lobi/app';
import { Button, Callout } from '@lobi/ui';

/** Banner above the games of the lobby. Guests see it too; its page is for players. */
export default function PromoBanner({ user }: SlotProps['lobby.top']) {
  const text = useText();
  const page = usePage();
  return (
    <Callout title={text('promo.title')}>
      {text('promo.body')}{' '}
      {user?.role === 'player' && (
        <Button size="sm" onClick={() => page.open('/promo')}>
          {text('promo.title')}
        </Button>
      )}
    </Callout>
  );
}
