export { PlayersFeed, type PlayerBet, type PlayersFeedProps } from './players-feed.tsx';
