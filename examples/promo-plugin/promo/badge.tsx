import type { SlotProps } from '@lobi/app';
import { Badge } from '@lobi/ui';

/** Badge on the pictures of participating games. */
export default function PromoBadge({ game }: SlotProps['gameCard.badge']) {
  return game.engine === 'dice' ? <Badge tone="accent">2×</Badge> : null;
}
