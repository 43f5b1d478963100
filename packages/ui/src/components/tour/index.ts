export { Tour, type TourEnd, type TourProps, type TourStep } from './tour.tsx';
