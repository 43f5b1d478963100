export { MoneyInput, type MoneyChange, type MoneyInputProps } from './money-input.tsx';
export { moneyProblem, type MoneyBounds, type MoneyProblem } from './money-problem.ts';
