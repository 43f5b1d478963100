export {
  PlayersFeed,
  type PlayerBet,
  type PlayersFeedFacts,
  type PlayersFeedProps,
} from './players-feed.tsx';
