export { QuickBetToggle, type QuickBetToggleProps } from './quick-bet-toggle.tsx';
