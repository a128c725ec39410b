/** The browser reads the file after the click handler has returned. */
const REVOKE_AFTER_MS = 10_000;

/** Downloads content that was made here or has already been fetched. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
