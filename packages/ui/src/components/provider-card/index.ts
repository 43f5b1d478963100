export {
  ProviderCard,
  type ProviderCap,
  type ProviderCardProps,
  type ProviderFacts,
} from './provider-card.tsx';
