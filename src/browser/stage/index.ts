export { attachStage, openStage } from './open.ts';
