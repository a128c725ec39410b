export { type AdReader, type AdReaderOptions, type AdResult, createAdReader } from './reader.ts';
