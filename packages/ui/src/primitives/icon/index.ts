export { Icon, type IconDrawing, type IconName, type IconProps } from './icon.tsx';
