import type { SlotProps } from '@lobi/app';
import { Badge } from '@lobi/ui';

/** On the picture of games that take part. */
export default function PromoBadge({ game }: SlotProps['gameCard.badge']) {
  return game.engine === 'dice' ? <Badge tone="accent">2×</Badge> : null;
}
