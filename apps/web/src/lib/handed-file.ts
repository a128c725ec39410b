let handed: File | null = null;

/** Keeps a file for the screen that the person is led to next. */
export function handFile(file: File): void {
  handed = file;
}

/** Once: a later visit of the same screen begins without it. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
