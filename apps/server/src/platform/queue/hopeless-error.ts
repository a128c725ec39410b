/** Running the job again cannot help: it goes to the dead letters at once. */
export class HopelessError extends Error {
  override readonly name: string = 'HopelessError';
}
