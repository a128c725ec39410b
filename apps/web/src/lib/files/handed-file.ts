let handed: File | null = null;

/** Stores a file in memory for the screen the user is sent to next. */
export function handFile(file: File): void {
  handed = file;
}

/** Returns the file once: a later visit to the screen starts without it. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
