export {
  PlayerHomeView,
  type PlayerHomeFigures,
  type PlayerHomeViewProps,
  type PlayerHomeWallet,
} from './player-home-view.tsx';
