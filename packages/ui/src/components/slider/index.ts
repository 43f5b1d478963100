export { Slider, type SliderProps, type SliderValue } from './slider.tsx';
export type { SliderMark } from './mark-places.ts';
