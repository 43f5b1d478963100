export { RadioGroup, type ChoiceItem, type RadioGroupProps } from './radio-group.tsx';
