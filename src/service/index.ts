export { type EmbeddedOptions, openEmbeddedService } from './embedded.ts';
