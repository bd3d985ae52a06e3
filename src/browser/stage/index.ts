export { dataOptions } from './data.ts';
export { attachStage, openStage } from './open.ts';
