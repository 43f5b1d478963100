export {
  ConsentBar,
  type ConsentBarProps,
  type ConsentCategory,
  type ConsentWay,
} from './consent-bar.tsx';
