export { HideAmountsToggle, type HideAmountsToggleProps } from './hide-amounts-toggle.tsx';
