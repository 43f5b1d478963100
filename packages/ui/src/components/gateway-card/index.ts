export {
  GatewayCard,
  type Gateway,
  type GatewayCardProps,
  type GatewayChannel,
} from './gateway-card.tsx';
