export { PlayingCard, type PlayingCardProps } from './playing-card.tsx';
export type { TableCard } from './playing-card.types.ts';
