export { createImportRunner, type ImportRunner, type ImportRunnerOptions } from './runner.ts';
