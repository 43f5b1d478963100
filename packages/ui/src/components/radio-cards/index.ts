export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards.tsx';
