/** A retry cannot help: the job goes to the dead letters immediately. */
export class HopelessError extends Error {
  override readonly name: string = 'HopelessError';
}
