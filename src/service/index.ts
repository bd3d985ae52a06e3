export { openEmbeddedService } from './embedded.ts';
