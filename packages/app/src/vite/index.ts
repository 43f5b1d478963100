export { lobi, type LobiOptions } from './lobi.ts';
